import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const VARIATION_SELECTOR = 'fe0f';

const require = createRequire(import.meta.url);
const assetsFolder = join(dirname(require.resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets');

/** '🎧' → '1f3a7': safe in keys and file names. */
export function objectCode(object: string): string {
  return Array.from(object, (character) => character.codePointAt(0)?.toString(16))
    .filter((code) => code !== VARIATION_SELECTOR)
    .join('-');
}

/** The package's file names contain the variation selector only for emoji that need it, so both spellings are tried. */
export function objectFile(object: string): string {
  const code = objectCode(object);
  const file = [code, `${code}-${VARIATION_SELECTOR}`]
    .map((name) => join(assetsFolder, `${name}.webp`))
    .find((candidate) => existsSync(candidate));
  if (!file) throw new Error(`There is no 3D object for ${object} (${code})`);
  return file;
}
