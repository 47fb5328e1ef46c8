const SHOWN = 2;
const MAX_LENGTH = 32;

/** Unicode isolates: the text between them has its own direction. */
const ISOLATE = ['\u2068', '\u2069'];

/**
 * Several names inside a sentence. Long ones are shortened here: CSS truncates at the end of the line, which is where a
 * name begins if its direction differs from the sentence's.
 */
export function namesInLine(names: readonly string[], comma: string): string {
  const shown = names.slice(0, SHOWN).map((name) => ISOLATE.join(shortened(name)));
  return shown.join(comma) + (names.length > SHOWN ? '…' : '');
}

function shortened(name: string): string {
  const signs = [...name];
  if (signs.length <= MAX_LENGTH) return name;
  const cut = signs.slice(0, MAX_LENGTH).join('');
  return `${cut.replace(/\s+\S*$/, '')}…`;
}
