import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rememberSeen, seenProducts } from './seen-products.ts';

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

it('rememberSeen keeps the latest 12, each once', () => {
  for (const id of [1, 2, 3, 1]) rememberSeen(id);
  expect(seenProducts()).toEqual([1, 3, 2]);
  for (let id = 10; id < 40; id++) rememberSeen(id);
  expect(seenProducts()).toHaveLength(12);
  expect(seenProducts()[0]).toBe(39);
});

it.each(['{', '{"a":1}', '["1", -2, 1e99, null]', '"x"'])('seenProducts ignores invalid stored text: %s', (text) => {
  kept.set('seenProducts', text);
  expect(seenProducts()).toEqual([]);
});

it('rememberSeen does nothing where storage is forbidden', () => {
  vi.stubGlobal('localStorage', undefined);
  rememberSeen(1);
  expect(seenProducts()).toEqual([]);
});
