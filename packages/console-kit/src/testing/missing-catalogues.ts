import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ConsolePage } from '../console-definition.ts';
import { ROOT, sourceOf } from './source-of.ts';

const KIT = path.join(ROOT, 'packages/console-kit/src');
const IMPORT =
  /(?:^|[\s;])(?:import|export)\s(?!type\b)[^'"`;]*?from\s*['"]([^'"]+)['"]|\bimport\(['"]([^'"]+)['"]\)/gm;
const MESSAGE = /['"`]((?:merchant|platform|console)[A-Z]\w*)\.[\w$]/g;

/**
 * Catalogues whose messages a page may show although they are not among the catalogues loaded with it; it would show
 * message ids instead, and only with data that needs them. Follows the page's imports, also into the kit.
 */
export function missingCatalogues(page: ConsolePage): string[] {
  const { path: address, catalogues } = page;
  const used = cataloguesOf(sourceOf(page), new Set());
  return [...used]
    .filter((name) => catalogues !== undefined && !catalogues.some((one) => one === name))
    .map((name) => `${address}: ${name}`);
}

/** The page catalogues of the messages in a file and in everything that it imports. */
function cataloguesOf(file: string, visited: Set<string>): ReadonlySet<string> {
  if (visited.has(file)) return new Set();
  visited.add(file);
  const source = readFileSync(file, 'utf8');
  const own = [...source.matchAll(MESSAGE)].map(([, name = '']) => name);
  const imported = [...source.matchAll(IMPORT)].flatMap(
    ([, specifier, lazySpecifier = '']) => fileOf(specifier ?? lazySpecifier, file) ?? [],
  );
  return new Set([...own, ...imported.flatMap((one) => [...cataloguesOf(one, visited)])]);
}

function fileOf(specifier: string, importer: string): string | undefined {
  if (specifier.startsWith('.')) return path.resolve(path.dirname(importer), specifier);
  const [, name] = /^@galleria\/console-kit\/(.+)$/.exec(specifier) ?? [];
  return name && ['.ts', '.tsx'].map((suffix) => path.join(KIT, name + suffix)).find(existsSync);
}
