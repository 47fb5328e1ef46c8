import { expect, it } from 'vitest';
import { checkOrder, refusalField } from './check-order.ts';

const fetched = { 'delivery.3': '2', 'station.3': '31', 'person.3': 'Ada' };
const known = { needsAddress: false, virtualQuestions: [] };

it.each([
  ['13800138000', {}],
  ['', { 'mobile.3': 'checkout.pickup.mobileMissing' }],
  ['1380013800', { 'mobile.3': 'addresses.mobileWrong' }],
  ['23800138000', { 'mobile.3': 'addresses.mobileWrong' }],
])('checkOrder with the mobile number %j of a pickup: %j', (mobile, problems) => {
  expect(checkOrder({ ...fetched, 'mobile.3': mobile }, known)).toEqual(problems);
});

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
])('refusalField of %s with %j is %s', (reason, data, place) => {
  expect(refusalField({ reason, data })).toBe(place);
});
