import { describe, expect, it } from 'vitest';
import { categoryKey } from './use-category-keys.ts';

describe('categoryKey', () => {
  it.each([
    ['ArrowRight', 'ltr', 'inwards'],
    ['ArrowLeft', 'ltr', 'outwards'],
    ['ArrowLeft', 'rtl', 'inwards'],
    ['ArrowRight', 'rtl', 'outwards'],
    ['Escape', 'rtl', 'outwards'],
    ['ArrowDown', 'rtl', 'next'],
    ['Enter', 'ltr', undefined],
  ] as const)('reads %s in %s as %s', (key, direction, meaning) => {
    expect(categoryKey(key, direction)).toBe(meaning);
  });
});
