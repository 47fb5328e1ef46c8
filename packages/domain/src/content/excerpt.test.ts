import { describe, expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';

describe('excerptOf', () => {
  it.each([
    ['<h2>Sale</h2><p>Tea &amp; <b>cups</b>,&nbsp;now</p>', 'Sale Tea & cups, now'],
    ['<h2>Hello</h2><p>Tea &amp; cake</p>', 'Hello Tea & cake'],
    ['<p>one<br>two</p>\n <p>three</p>', 'one two three'],
    ['', ''],
    ['<p>cut <a href="/somewhere', 'cut'],
    ['a &constructor; b', 'a &constructor; b'],
    ['<style>p{}</style><p>a</p><script>x()</script', 'a x()'],
  ])('reads %s as %s', (html, words) => {
    expect(excerptOf(html, 159)).toBe(words);
  });

  it('cuts between two words, or anywhere in languages without spaces', () => {
    expect(excerptOf('<p>one two three</p>', 7)).toBe('one two…');
    expect(excerptOf('<p>one two three</p>', 9)).toBe('one two…');
    expect(excerptOf(`<p>${'tea '.repeat(100)}</p>`, 159)).toMatch(/^(tea ){38,39}tea…$/);
    expect(excerptOf(`<p>${'茶'.repeat(300)}</p>`, 159)).toHaveLength(160);
  });
});
