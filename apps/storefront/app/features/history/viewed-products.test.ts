import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rememberViewed, viewedProducts } from './viewed-products.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('rememberViewed keeps the latest 12, each once', () => {
  for (const id of [1, 2, 3, 1]) rememberViewed(id);
  expect(viewedProducts()).toEqual([1, 3, 2]);
  for (let id = 10; id < 40; id++) rememberViewed(id);
  expect(viewedProducts()).toHaveLength(12);
  expect(viewedProducts()[0]).toBe(39);
});

it.each(['{', '{"a":1}', '["1", -2, 1e99, null]', '"x"'])('viewedProducts ignores invalid stored text: %s', (text) => {
  kept.set('seenProducts', text);
  expect(viewedProducts()).toEqual([]);
});

it('rememberViewed does nothing where storage is forbidden', () => {
  vi.stubGlobal('localStorage', undefined);
  rememberViewed(1);
  expect(viewedProducts()).toEqual([]);
});
