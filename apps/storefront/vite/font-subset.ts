import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const FONT_FILE = /^.*[\\/](inter-[a-z-]+-wght-normal\.woff2)/;

/**
 * The weights from `font-normal` to `font-bold`, and the features kerning, accents, localised forms and tabular
 * figures: half the size of the package's file, which the first paint waits for.
 */
const KEPT = {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700 } },
  keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'],
} as const;

/**
 * Inter without what no page uses. Made once and kept in `cache`; style sheets and modules still import the package.
 */
export function fontSubset(cache: string): Plugin {
  return {
    name: 'galleria:font-subset',
    async config() {
      const folder = await makeSubsets(cache);
      return { resolve: { alias: [{ find: FONT_FILE, replacement: `${folder.replaceAll('\\', '/')}/$1` }] } };
    },
  };
}

/** Returns the folder of the subsets; its name depends on the package's version and on `KEPT`. */
export async function makeSubsets(cache: string): Promise<string> {
  const manifest = createRequire(import.meta.url).resolve('@fontsource-variable/inter/package.json');
  const source = path.dirname(manifest);
  const key = createHash('sha256').update(readFileSync(manifest)).update(JSON.stringify(KEPT)).digest('hex');
  const folder = path.join(cache, `inter-${key.slice(0, 8)}`);
  mkdirSync(folder, { recursive: true });
  const ranges: Record<string, string> = JSON.parse(readFileSync(path.join(source, 'unicode.json'), 'utf8'));
  for (const [script, range] of Object.entries(ranges)) {
    const name = `inter-${script}-wght-normal.woff2`;
    if (existsSync(path.join(folder, name))) continue;
    const subset = await subsetFont(readFileSync(path.join(source, 'files', name)), charactersOf(range), KEPT);
    // Written to a temporary file and renamed, so that a parallel build never reads half a file.
    const unfinished = path.join(folder, `${name}.${process.pid}`);
    writeFileSync(unfinished, subset);
    renameSync(unfinished, path.join(folder, name));
  }
  return folder;
}

/** `U+0041-0043,U+20AC` is `ABC€`. */
export function charactersOf(range: string): string {
  return range
    .split(',')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .replace('U+', '')
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    })
    .join('');
}
