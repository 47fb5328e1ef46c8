import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Classes whose selector ends in any descendant of `:last-child` and the like. While a page is being parsed, each new
 * element becomes the last child, and the browser recalculates the styles of the whole page (decision 81).
 */
const RESTYLING = /\b(?:group|peer|in)-(?:not-)?(?:first|last|only|odd|even|nth|empty)\b[\w-]*/g;

describe('styles of the storefront', () => {
  const sources = globSync('apps/storefront/app/**/*.{ts,tsx,css}', { cwd: root });

  it('no class makes the browser recompute the styles of the whole page', () => {
    expect(sources.length).toBeGreaterThan(500);
    const found = sources.flatMap((file) =>
      [...readFileSync(path.join(root, file), 'utf8').matchAll(RESTYLING)].map(([name]) => `${file}: ${name}`),
    );
    expect(found).toEqual([]);
  });
});
