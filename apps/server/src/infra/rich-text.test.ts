import { describe, expect, it } from 'vitest';
import { excerptOf, sanitizeRichText } from './rich-text.ts';

describe('sanitizeRichText', () => {
  it.each([
    ['<p>Hello <strong>you</strong></p>', '<p>Hello <strong>you</strong></p>'],
    ['<script>alert(1)</script>x', 'x'],
    ['<img src=x onerror=alert(1)>', '<img src="x" />'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="//evil.test/">a</a>', '<a>a</a>'],
    ['<img src="data:text/html,x">', '<img />'],
    ['<img src="https://tracker.test/p.gif">', '<img />'],
    ['<img src="/pictures/a.webp">', '<img src="/pictures/a.webp" />'],
    ['<svg><script>alert(1)</script></svg>', ''],
    ['<iframe src="/"></iframe><style>*{}</style><p style="position:fixed">a</p>', '<p>a</p>'],
    ['<p><!--<img src=x onerror=alert(1)>-->a</p>', '<p>a</p>'],
  ])('turns %s into %s', (dirty, clean) => {
    expect(sanitizeRichText(dirty)).toBe(clean);
  });
});

describe('excerptOf', () => {
  it('is the first words without markup', () => {
    expect(excerptOf('<h2>Sale</h2><p>Tea &amp; <b>cups</b>,&nbsp;now</p>', 100)).toBe('Sale Tea & cups, now');
    expect(excerptOf('<p>one two three</p>', 7)).toBe('one two…');
    expect(excerptOf('a &constructor; b', 40)).toBe('a &constructor; b');
    expect(excerptOf('<style>p{}</style><p>a</p><script>x()</script', 20)).toBe('a x()');
  });
});
