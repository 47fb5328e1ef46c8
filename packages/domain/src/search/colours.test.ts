import { describe, expect, it } from 'vitest';
import { colourMarks, colourOf, colourOfSwatch } from './colours.ts';

describe('colourOf', () => {
  it.each([
    ['Black', 'black'],
    ['黑色', 'black'],
    ['紅', 'red'],
    ['grün', 'green'],
    ['Weiß', 'white'],
    ['чёрный', 'black'],
    ['أزرق', 'blue'],
    ['כחול', 'blue'],
    ['ピンク', 'pink'],
    ['파란색', 'blue'],
    ['table', undefined],
  ])('looks up %s', (word, colour) => {
    expect(colourOf(word)).toBe(colour);
  });
});

describe('colourOfSwatch', () => {
  it.each([
    ['#000000', 'black'],
    ['#2b2b30', 'black'],
    ['#ffffff', 'white'],
    ['#f1efea', 'white'],
    ['#b9bec7', 'grey'],
    ['#d6342c', 'red'],
    ['#800000', 'red'],
    ['#f0705a', 'orange'],
    ['#ef8a2b', 'orange'],
    ['#edb92e', 'yellow'],
    ['#4d8a4f', 'green'],
    ['#8fcfb4', 'green'],
    ['#1f8a8c', 'turquoise'],
    ['#2f6fd0', 'blue'],
    ['#24345f', 'blue'],
    ['#7a4aa5', 'purple'],
    ['#ef9db4', 'pink'],
    ['#7a5136', 'brown'],
    ['#dcc9a8', 'beige'],
    ['', undefined],
    ['red', undefined],
  ])('%s is %s', (swatch, colour) => {
    expect(colourOfSwatch(swatch)).toBe(colour);
  });
});

it('colourMarks contains each colour of a product once', () => {
  const option = (...swatches: string[]) => ({ name: {}, values: swatches.map((swatch) => ({ text: {}, swatch })) });
  expect(colourMarks([option('#24345f', '#2f6fd0', '#2b2b30'), option('', '')])).toEqual(['#blue', '#black']);
});
