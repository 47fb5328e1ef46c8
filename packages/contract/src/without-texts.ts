const CONTRACT_FILE = /\/packages\/contract\/src\/[\w/-]+\.ts$/;
const TEXTS = /\b(?:summary|description):\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`),?/g;

/** A Vite plugin: summaries and descriptions of the contract are for the API reference, so browsers do not load them. */
export function contractWithoutTexts() {
  return {
    name: 'galleria:contract-without-texts',
    enforce: 'pre' as const,
    transform: (code: string, id: string) =>
      CONTRACT_FILE.test(id.replaceAll('\\', '/')) ? { code: withoutTexts(code), map: null } : undefined,
  };
}

export function withoutTexts(code: string): string {
  return code.replace(TEXTS, '');
}
