import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Classes whose selector ends in any descendant of `:last-child` and the like. While a page is being parsed, each new
 * element becomes the last child, and the browser recalculates the styles of the whole page (decision 81).
 */
const RESTYLING = /\b(?:group|peer|in)-(?:not-)?(?:first|last|only|odd|even|nth|empty)\b[\w-]*/g;

/**
 * The start of an element that takes its direction from its own text is not the start of the page's line: beside a Latin
 * name on an Arabic page a logical margin ends up on the wrong side. It belongs on an element around it.
 */
const MARGIN_OF_OWN_DIRECTION = /<bdi\b[^>]*\b-?[mp][se]-[^>]*>/g;

describe('styles of the storefront', () => {
  const sources = globSync('apps/storefront/app/**/*.{ts,tsx,css}', { cwd: root });

  it('no class makes the browser recompute the styles of the whole page', () => {
    expect(sources.length).toBeGreaterThan(500);
    expect(find(RESTYLING)).toEqual([]);
  });

  it('no bdi carries a logical margin or padding', () => {
    expect('<bdi className="me-2">'.match(MARGIN_OF_OWN_DIRECTION)).not.toBeNull();
    expect(find(MARGIN_OF_OWN_DIRECTION)).toEqual([]);
  });

  function find(pattern: RegExp): string[] {
    return sources.flatMap((file) =>
      [...readFileSync(path.join(root, file), 'utf8').matchAll(pattern)].map(([found]) => `${file}: ${found}`),
    );
  }
});
