import { expect, it } from 'vitest';
import { cardProduct } from './card-product.ts';

const LISTED = {
  prodId: 1,
  prodName: 'Field watch',
  pic: 'a.webp',
  imgs: 'a.webp,b.webp',
  price: 79,
  orignPrice: 79,
  activityPrice: null,
  prodType: 0,
  activityId: null,
  activityInProgress: false,
  groupActivitySearchVO: null,
  seckillSearchVO: null,
  soldNum: 12,
  commentNum: 3,
  rating: 4.5,
  inStock: true,
  shopId: 2,
  shopName: 'Hours',
};

it('cardProduct has only the fields that the card shows', () => {
  expect(cardProduct(LISTED)).toEqual({
    id: 1,
    name: 'Field watch',
    picture: 'a.webp',
    priceCents: 7900,
    oldPriceCents: 7900,
    badges: [],
    sold: 12,
    rating: 4.5,
    inStock: true,
    shopName: 'Hours',
  });
});

it('cardProduct rounds the discount in the badge down', () => {
  const { badges } = cardProduct({ ...LISTED, orignPrice: 119 });
  expect(badges).toEqual([{ tone: 'soft', label: 'products.card.discount', values: { percent: 33, tenths: 6.7 } }]);
});

it('cardProduct has the activity price only while the activity is ongoing', () => {
  const flash = {
    ...LISTED,
    prodType: 2,
    activityPrice: 49,
    seckillSearchVO: { seckillOriginStocks: 100, seckillTotalStocks: 28 },
  };
  expect(cardProduct({ ...flash, activityInProgress: true })).toMatchObject({
    priceCents: 4900,
    oldPriceCents: 7900,
    claimedPercent: 72,
    badges: [{ label: 'products.card.flash' }, { label: 'products.card.discount' }],
  });
  expect(cardProduct(flash)).toMatchObject({ priceCents: 7900, badges: [] });
});

it('cardProduct strikes the normal price during an activity, not an older one, with the discount', () => {
  const reduced = { ...LISTED, orignPrice: 119, activityId: 7, activityInProgress: true, activityPrice: 77 };
  expect(cardProduct(reduced)).toMatchObject({
    priceCents: 7700,
    oldPriceCents: 7900,
    badges: [{ tone: 'brand', label: 'products.card.discount', values: { percent: 2, tenths: 9.8 } }],
  });
});

it('cardProduct marks a product of a combo, which can still be bought alone', () => {
  const card = cardProduct({ ...LISTED, prodType: 5, activityId: 7, activityInProgress: true });
  expect(card).toMatchObject({ priceCents: 7900, badges: [{ tone: 'brand', label: 'products.card.combo' }] });
  expect(card).not.toHaveProperty('notForCart');
});
