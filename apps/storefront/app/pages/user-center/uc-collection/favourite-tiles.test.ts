import { describe, expect, it } from 'vitest';
import { favouriteTile, followedStoreTile } from './favourite-tiles.ts';

const LAMP: Parameters<typeof favouriteTile>[0] = {
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
  hasPriceAlert: false,
  createTime: '2026-11-15 10:00:00',
};

describe('favouriteTile', () => {
  it('is not stale while the product can be bought', () => {
    expect(favouriteTile(LAMP).stale).toBeUndefined();
  });

  it('is stale when the product is off the shelf or its store is closed', () => {
    expect(favouriteTile({ ...LAMP, status: 0, isStale: true }).stale).toBe('favourites.page.offShelf');
    expect(favouriteTile({ ...LAMP, isStale: true }).stale).toBe('favourites.page.storeClosed');
  });

  it.each([
    [24.99, 20, true, 2499],
    [20, 20, false, 2500],
    [15, 20, false, 2500],
    [null, 20, false, 2500],
  ])('of a product added at %j that costs %j now has isCheaper %j', (keptPrice, price, isCheaper, oldPriceCents) => {
    expect(favouriteTile({ ...LAMP, keptPrice, price })).toMatchObject({ isCheaper, oldPriceCents });
  });

  it('compares with the price of a running activity', () => {
    const inSale = { ...LAMP, activityPrice: 18, activityInProgress: true };
    expect(favouriteTile(inSale)).toMatchObject({ priceCents: 1800, isCheaper: true, oldPriceCents: 2000 });
  });
});

it('followedStoreTile says why a store cannot be visited', () => {
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
  expect(followedStoreTile(store).closed).toBe('stores.closed.paused');
  expect(followedStoreTile({ ...store, shopStatus: 1, isStale: false }).closed).toBeUndefined();
});
