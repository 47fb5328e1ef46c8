import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';

describe('fold', () => {
  it.each([
    ['Maison Céleste', 'maison celeste'],
    ['ＧＡＬＬＥＲＩＡ　１２', 'galleria 12'],
    ['Straße', 'strasse'],
    ['  two \n words ', 'two words'],
    ['北风音频', '北风音频'],
    ['ガラス', 'ガラス'],
    ['한국어', '한국어'],
    ['Ёлка', 'елка'],
  ])('turns %s into %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
    expect(fold(folded)).toBe(folded);
  });
});
