import { describe, expect, it } from 'vitest';
import { keptProduct, keptStore } from './favourite-tiles.ts';

const LAMP: Parameters<typeof keptProduct>[0] = {
  prodId: 7,
  prodName: 'Lamp',
  pic: '',
  imgs: '',
  price: 20,
  orignPrice: 25,
  activityPrice: null,
  prodType: 0,
  activityId: null,
  activityInProgress: false,
  groupActivitySearchVO: null,
  seckillSearchVO: null,
  soldNum: 0,
  commentNum: 0,
  rating: 0,
  inStock: true,
  shopId: 2,
  shopName: 'Lights',
  status: 1,
  isStale: false,
  keptPrice: 20,
  createTime: '2026-11-15 10:00:00',
};

describe('a product that is kept', () => {
  it('is not stale while it can be bought', () => {
    expect(keptProduct(LAMP).stale).toBeUndefined();
  });

  it('is off the shelf, or its store is closed', () => {
    expect(keptProduct({ ...LAMP, status: 0, isStale: true }).stale).toBe('favourites.page.offShelf');
    expect(keptProduct({ ...LAMP, isStale: true }).stale).toBe('favourites.page.storeClosed');
  });

  it.each([
    [24.99, 20, true, 2499],
    [20, 20, false, 2500],
    [15, 20, false, 2500],
    [null, 20, false, 2500],
  ])('kept at %j and now %j is cheaper: %j', (keptPrice, price, isCheaper, oldPriceCents) => {
    expect(keptProduct({ ...LAMP, keptPrice, price })).toMatchObject({ isCheaper, oldPriceCents });
  });

  it('is compared by what it costs in an activity that runs', () => {
    const inSale = { ...LAMP, activityPrice: 18, activityInProgress: true };
    expect(keptProduct(inSale)).toMatchObject({ priceCents: 1800, isCheaper: true, oldPriceCents: 2000 });
  });
});

it('says why a store that is followed cannot be visited', () => {
  const store = {
    shopId: 15,
    shopName: 'Books',
    shopLogo: '',
    shopStatus: 3,
    isStale: true,
    type: 0,
    fansCount: 1,
    intro: '',
    createTime: '2026-11-15 10:00:00',
  };
  expect(keptStore(store).closed).toBe('stores.closed.paused');
  expect(keptStore({ ...store, shopStatus: 1, isStale: false }).closed).toBeUndefined();
});
