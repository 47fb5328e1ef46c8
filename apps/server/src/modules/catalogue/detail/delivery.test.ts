import type { ShippingTemplate } from '@galleria/domain/shipping/shipping-fee';
import { describe, expect, it } from 'vitest';
import { type DeliveryTerms, deliveryOf } from './delivery.ts';

const SHANGHAI = { provinceId: 310000, cityId: 310100, name: 'Shanghai' };
const TIBET = { provinceId: 540000, cityId: 540100, name: 'Lhasa' };
const template: ShippingTemplate = {
  basis: 'piece',
  firstUnits: 1,
  firstFeeCents: 600,
  extraUnits: 1,
  extraFeeCents: 200,
  freeOverCents: 12_000,
  minDays: 3,
  maxDays: 5,
  exceptions: [],
  notTo: [TIBET.provinceId],
};
const able: DeliveryTerms = {
  templates: new Map([[9, template]]),
  sameCity: new Map([[2, { cityId: SHANGHAI.cityId, feeCents: 800, freeOverCents: 5_000 }]]),
  pickupPoints: new Map([[2, []]]),
};
const unable: DeliveryTerms = { ...able, sameCity: new Map(), pickupPoints: new Map() };
const product = { storeId: 2, isVirtual: false, shippingTemplateId: 9, priceCents: 1_000, skus: [] };

function waysOf(deliveryTypes: number[], changes: object = {}, terms = able, region?: typeof SHANGHAI) {
  return deliveryOf({ ...product, deliveryTypes, ...changes }, terms, region).ways;
}

describe('deliveryOf', () => {
  it.each([
    ['those of the product, the courier first', [4, 2, 1], {}, able, [1, 4, 2]],
    ['no courier for what is only fetched', [2], {}, able, [2]],
    ['only those that the store has too', [1, 2, 4], {}, unable, [1]],
    ['none when the store lost the only one', [2], {}, unable, []],
    ['nothing to send for what is virtual', [1, 2, 3, 4], { isVirtual: true }, able, [3]],
  ])('returns the delivery types of a product: %s', (_, deliveryTypes, changes, terms, expected) => {
    expect(waysOf(deliveryTypes, changes, terms).map(({ dvyType }) => dvyType)).toEqual(expected);
  });

  it('offers each delivery type for the regions it serves', () => {
    const possible = (region?: typeof SHANGHAI) =>
      waysOf([1, 2, 4], {}, able, region).map(({ isPossible, fee }) => [isPossible, fee]);
    const all = [
      [true, 6],
      [true, 8],
      [true, 0],
    ];
    expect(possible()).toEqual(all);
    expect(possible(SHANGHAI)).toEqual(all);
    expect(possible(TIBET)).toEqual([
      [false, null],
      [false, null],
      [true, 0],
    ]);
  });

  it('returns the days of a courier, and null where they are unknown', () => {
    const days = (changes: object) => waysOf([1], changes).map(({ fee, minDays, maxDays }) => [fee, minDays, maxDays]);
    expect(days({})).toEqual([[6, 3, 5]]);
    expect(days({ shippingTemplateId: null })).toEqual([[0, null, null]]);
  });

  it('charges one fee for same-city delivery, and none from the threshold on', () => {
    const byRider = (priceCents: number) => waysOf([4], { priceCents })[0];
    expect(byRider(4_999)).toMatchObject({ fee: 8, freeOver: 50, terms: { firstFee: 8, extraFee: 0 } });
    expect(byRider(5_000)).toMatchObject({ fee: 0 });
  });
});
