import { expect, it } from 'vitest';
import { fromDraft, newSku, type Product, toDraft } from '../product-model.ts';
import {
  addOption,
  addValue,
  canAddMore,
  fillMatrix,
  removeOption,
  removeValue,
  reorder,
  skuName,
} from './sku-matrix.ts';

const texts = (en: string) => ({ en });
const value = (en: string) => ({ text: texts(en), pic: '', swatch: '' });
const sku = (skuId: number, choice: number[], price = 5) => ({
  ...{ skuId, choice, price, oriPrice: null, pic: '', partyCode: `c${skuId}`, weight: 0, volume: 0, isOn: true },
  stocks: 7,
});

/** Two colours in two sizes. */
const product: Product = fromDraft({
  ...{ prodName: texts('Shirt'), brief: {}, content: {}, categoryId: 3, shopCategoryId: null, brandId: null },
  ...{ pictures: [], video: '', parameters: [], mold: 0, virtualQuestions: [], voucherDays: null },
  ...{ deliveryTypes: [1], shippingTemplateId: null, limitPerBuyer: null, onSaleTime: null, offSaleTime: null },
  options: [
    { name: texts('Colour'), values: [value('Red'), value('Blue')] },
    { name: texts('Size'), values: [value('S'), value('L')] },
  ],
  skus: [sku(1, [0, 0]), sku(2, [0, 1]), sku(3, [1, 0]), sku(4, [1, 1], 9)],
});
const idsOf = ({ skus }: Pick<Product, 'skus'>) => skus.map(({ skuId }) => skuId);
const [colour, size] = product.options;
if (!colour || !size) throw new Error('the product has two options');

it('toDraft returns the draft that was read, with the stock that was shown', () => {
  const draft = toDraft(product);
  expect(draft.skus).toMatchObject([
    { skuId: 1, choice: [0, 0] },
    { skuId: 2, choice: [0, 1] },
    { choice: [1, 0] },
    {},
  ]);
  const skus = product.skus.map((one) => ({ ...one, stocks: 9 }));
  expect(toDraft({ ...product, skus }).skus[0]).toMatchObject({ stocks: 9, shownStocks: 7 });
});

it('reorder keeps every SKU', () => {
  const sorted = reorder(product, [size, { ...colour, values: colour.values.toReversed() }]);
  expect(idsOf(sorted)).toEqual([3, 1, 4, 2]);
  expect(toDraft({ ...product, ...sorted }).skus).toMatchObject([
    { skuId: 3, choice: [0, 0] },
    { skuId: 1, choice: [0, 1] },
    { skuId: 4, choice: [1, 0] },
    { skuId: 2, choice: [1, 1] },
  ]);
});

it('addValue adds combinations with the price of the most similar SKU', () => {
  const extended = addValue(product, colour.key);
  expect(idsOf(extended)).toEqual([1, 2, 3, 4, undefined, undefined]);
  expect(extended.skus.at(-1)).toMatchObject({ price: 5, stocks: 0, partyCode: '' });
  expect(idsOf(addValue(product, size.key))).toEqual([1, 2, undefined, 3, 4, undefined]);
});

it('addOption gives its first value to all existing SKUs', () => {
  const extended = addOption(product);
  expect(idsOf(extended)).toEqual([1, 2, 3, 4]);
  expect(idsOf(fillMatrix(extended))).toEqual([1, 2, 3, 4]);
  const withOption = addOption({ options: [], skus: [newSku([])] });
  expect(withOption.skus).toMatchObject([{ choice: [withOption.options[0]?.values[0]?.key] }]);
});

it('removeValue removes its combinations; removeOption keeps those of its first value', () => {
  expect(idsOf(removeValue(product, colour.values[0]?.key ?? ''))).toEqual([3, 4]);
  const left = removeOption(product, colour.key);
  expect(idsOf(left)).toEqual([1, 2]);
  expect(toDraft({ ...product, ...left }).skus).toMatchObject([{ choice: [0] }, { choice: [1] }]);
});

it('canAddMore respects the limits, and skuName joins the values', () => {
  expect(canAddMore(product.options)).toBe(true);
  expect(canAddMore(product.options, colour)).toBe(true);
  const full = {
    ...colour,
    values: Array.from({ length: 100 }, (_, index) => ({ ...value('x'), key: String(index) })),
  };
  expect(canAddMore([full, size], size)).toBe(false);
  const [first] = product.skus;
  expect(first && skuName(product, first, 'en')).toBe('Red, S');
});
