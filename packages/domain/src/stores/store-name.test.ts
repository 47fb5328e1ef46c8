import { describe, expect, it } from 'vitest';
import { isStoreName } from './store-name.ts';

describe('isStoreName', () => {
  it.each([
    'Northwind Audio',
    'Pixel & Pine',
    'Maison Céleste',
    '北风音频',
    'ش'.repeat(20),
    '𠮷'.repeat(20),
    'St. John’s',
  ])('accepts %s', (name) => {
    expect(isStoreName(name)).toBe(true);
  });

  it.each(['', ' Northwind', 'x'.repeat(21), 'Northwind!', '<b>Audio</b>', 'a@b', '50% off', '🎧 Audio', 'a\nb', '--'])(
    'refuses %j',
    (name) => {
      expect(isStoreName(name)).toBe(false);
    },
  );
});
