import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceWords } from './price-words.ts';

describe('priceWords', () => {
  it.each([
    ['laptop under 500', { rest: 'laptop', max: 500 }],
    ['Laptop below $1,299.50', { rest: 'Laptop', max: 1299.5 }],
    ['under 50 dollars gift', { rest: 'gift', max: 50 }],
    ['under 500', { rest: '', max: 500 }],
    ['watch over 400', { rest: 'watch', min: 400 }],
    ['headphones between 100 and 300', { rest: 'headphones', min: 100, max: 300 }],
    ['headphones from 300 to 100', { rest: 'headphones', min: 100, max: 300 }],
    ['shoes 100-200 usd', { rest: 'shoes', min: 100, max: 200 }],
    ['tea 20 or less', { rest: 'tea', max: 20 }],
    ['500以下的笔记本电脑', { rest: '笔记本电脑', max: 500 }],
    ['耳机100以下', { rest: '耳机', max: 100 }],
    ['耳机 500元以内', { rest: '耳机', max: 500 }],
    ['低于３００元的手机', { rest: '手机', max: 300 }],
    ['400元以上的手表', { rest: '手表', min: 400 }],
    ['100到300元的耳机', { rest: '耳机', min: 100, max: 300 }],
    ['耳機不超過200', { rest: '耳機', max: 200 }],
    ['5000円以下 イヤホン', { rest: 'イヤホン', max: 5000 }],
    ['이어폰 50000원 이하', { rest: '이어폰', max: 50_000 }],
    ['Kopfhörer unter 100 €', { rest: 'Kopfhörer', max: 100 }],
    ['Schuhe zwischen 50 und 100', { rest: 'Schuhe', min: 50, max: 100 }],
    ['casque moins de 100', { rest: 'casque', max: 100 }],
    ['zapatos entre 20 y 50', { rest: 'zapatos', min: 20, max: 50 }],
    ['tênis até 200', { rest: 'tênis', max: 200 }],
    ['наушники до 5000', { rest: 'наушники', max: 5000 }],
    ['наушники от 100 до 500', { rest: 'наушники', min: 100, max: 500 }],
    ['سماعات أقل من 100', { rest: 'سماعات', max: 100 }],
    ['אוזניות עד 100', { rest: 'אוזניות', max: 100 }],
  ])('finds the price in: %s', (keyword, expected) => {
    expect(priceWords(keyword)).toEqual(expected);
  });

  it.each([
    'tent under 2 kg',
    'kettle under 1.5 l',
    'games for over 3 years',
    'under the sea',
    'undershirt 42',
    'wh-1000',
    '1000-2000 pieces',
    '5岁以下玩具',
    '20寸以下',
    '不超过20寸行李箱',
    'layer 12-14',
    'ab initio',
  ])('finds no price in: %s', (keyword) => {
    expect(priceWords(keyword)).toBeUndefined();
  });

  it('accepts any text and any amount', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), fc.nat({ max: 99_999 }), (text, amount) => {
        priceWords(text);
        expect(priceWords(`tea under ${amount}`)).toEqual({ rest: 'tea', max: amount });
      }),
    );
  });
});
