import { expect, it } from 'vitest';
import { placeOf } from './refusal-place.ts';

it.each([
  ['address.needed', { shopId: 3 }, 'address'],
  ['delivery.outside', { shopId: 3, skuIds: [1] }, 'address'],
  ['delivery.notOffered', { shopId: 3 }, 'delivery.3'],
  ['delivery.notOffered', undefined, 'goods'],
  ['delivery.pickupPoint', { shopId: 3 }, 'station.3'],
  ['order.invoiceTaxNumber', { shopId: 3 }, 'taxNumber.3'],
  ['order.answerNeeded', { prodId: 7, name: 'Why?' }, 'answer.7.Why?'],
  ['stock.insufficient', 9, 'goods'],
  ['cart.changed', undefined, 'goods'],
  ['coupon.spent', undefined, 'coupons'],
  ['points.step', { step: 10 }, 'points'],
  ['order.priceChanged', { payAmount: 1 }, 'form'],
])('puts %s with %j to %s', (reason, data, place) => {
  expect(placeOf({ reason, data })).toBe(place);
});
