import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ConsolePage } from '../console-definition.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const KIT = path.join(ROOT, 'packages/console-kit/src');
const IMPORT =
  /(?:^|[\s;])(?:import|export)\s(?!type\b)[^'"`;]*?from\s*['"]([^'"]+)['"]|\bimport\(['"]([^'"]+)['"]\)/gm;
const MESSAGE = /['"`]((?:merchant|platform|console)[A-Z]\w*)\.[\w$]/g;

/**
 * Catalogues whose words a page may show without naming them among those that are fetched with it; it would show ids
 * instead, and only where the data happens to need them. The page's imports are followed, also into the kit.
 */
export function forgottenWords({ path: address, lazy, words }: ConsolePage): string[] {
  // Vite has made a path from the root of what was written there.
  const [, page] = /import\w*\("(\/[^"]+)"/.exec(lazy.toString()) ?? [];
  if (!page) throw new Error(`forgottenWords: no path in ${lazy}`);
  const used = cataloguesOf(path.join(ROOT, page), new Set());
  return [...used]
    .filter((name) => words !== undefined && !words.some((one) => one === name))
    .map((name) => `${address}: ${name}`);
}

/** The page catalogues whose messages a file names, and those of everything that it imports. */
function cataloguesOf(file: string, visited: Set<string>): ReadonlySet<string> {
  if (visited.has(file)) return new Set();
  visited.add(file);
  const source = readFileSync(file, 'utf8');
  const own = [...source.matchAll(MESSAGE)].map(([, name = '']) => name);
  const imported = [...source.matchAll(IMPORT)].flatMap(([, stated, lazy = '']) => fileOf(stated ?? lazy, file) ?? []);
  return new Set([...own, ...imported.flatMap((one) => [...cataloguesOf(one, visited)])]);
}

function fileOf(specifier: string, importer: string): string | undefined {
  if (specifier.startsWith('.')) return path.resolve(path.dirname(importer), specifier);
  const [, name] = /^@galleria\/console-kit\/(.+)$/.exec(specifier) ?? [];
  return name && ['.ts', '.tsx'].map((suffix) => path.join(KIT, name + suffix)).find(existsSync);
}
