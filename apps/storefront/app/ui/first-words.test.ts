import { expect, it } from 'vitest';
import { firstWords } from './first-words.ts';

it.each([
  ['<h2>Hello</h2><p>Tea &amp; cake</p>', 'Hello Tea & cake'],
  ['<p>one<br>two</p>\n <p>three</p>', 'one two three'],
  ['', ''],
  ['<p>cut <a href="/somewhere', 'cut'],
])('reads %s as %s', (html, words) => {
  expect(firstWords(html)).toBe(words);
});

it('ends between two words, and in languages without spaces anywhere', () => {
  expect(firstWords(`<p>${'tea '.repeat(100)}</p>`)).toMatch(/^(tea ){38,39}tea…$/);
  expect(firstWords(`<p>${'茶'.repeat(300)}</p>`)).toHaveLength(160);
});
