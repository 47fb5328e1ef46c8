import path from 'node:path';
import type { ConsolePage } from '../console-definition.ts';

export const ROOT = path.resolve(import.meta.dirname, '../../../..');

/** The file of a page. Vite has resolved the specifier of its import to a path from the root. */
export function sourceOf({ lazy }: ConsolePage): string {
  const [, page] = /import\w*\("(\/[^"]+)"/.exec(lazy.toString()) ?? [];
  if (!page) throw new Error(`sourceOf: no path in ${lazy}`);
  return path.join(ROOT, page);
}
