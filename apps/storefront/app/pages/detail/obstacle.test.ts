import { expect, it } from 'vitest';
import { obstacleOf } from './obstacle.ts';

const value = (text: string) => ({ text, pic: '', swatch: '' });
const sku = (skuId: number, choice: number[], stocks: number) => ({
  ...{
    skuId,
    choice,
    stocks,
    skuName: '',
    properties: '',
    price: 1,
    oriPrice: 1,
    pic: '',
    partyCode: '',
    weight: 1,
    volume: 0,
  },
});
const product = {
  options: [
    { name: 'Colour', values: [value('Red'), value('Blue'), value('Green')] },
    { name: 'Size', values: [value('S'), value('L')] },
  ],
  skuList: [sku(1, [0, 0], 5), sku(2, [0, 1], 0), sku(3, [1, 0], 5), sku(4, [2, 0], 0)],
};
const words = (id: string, values?: object) => `${id} ${Object.values(values ?? {}).join()}`.trim();

it.each([
  ['nothing stands in the way', [undefined, undefined], 0, 0, undefined],
  ['sold out in every combination', [0, undefined], 1, 1, 'detail.valueSoldOut'],
  ['sold out in every combination there is', [1, undefined], 1, 1, 'detail.valueSoldOut'],
  ['missing with a choice that others go with', [undefined, 1], 0, 1, 'detail.missingWith L'],
  ['sold out with a choice that others go with', [undefined, 1], 0, 0, 'detail.soldOutWith L'],
  ['sold out whatever else is chosen', [undefined, 0], 0, 2, 'detail.valueSoldOut'],
])('%s', (_, choice, option, index, expected) => {
  expect(obstacleOf(product, choice, option, index, words, 'en')).toBe(expected);
});
