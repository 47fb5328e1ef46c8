import { expect, it } from 'vitest';
import { enumerated } from './enumerated.ts';

it.each([
  ['en', 'A, B, C'],
  ['zh_CN', 'A、B、C'],
  ['ja', 'A、B、C'],
  ['ar', 'A، B، C'],
  ['de', 'A, B, C'],
] as const)('names in %s', (locale, expected) => {
  expect(enumerated(locale, ['A', 'B', 'C'])).toBe(expected);
});
