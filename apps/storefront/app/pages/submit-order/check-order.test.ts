import { expect, it } from 'vitest';
import { checkOrder } from './check-order.ts';

const fetched = { 'delivery.3': '2', 'station.3': '31', 'person.3': 'Ada' };
const known = { needsAddress: false, virtualQuestions: [] };

it.each([
  ['13800138000', {}],
  ['', { 'mobile.3': 'checkout.pickup.mobileMissing' }],
  ['1380013800', { 'mobile.3': 'addresses.mobileWrong' }],
  ['23800138000', { 'mobile.3': 'addresses.mobileWrong' }],
])('who fetches it is reached at %j: %j', (mobile, problems) => {
  expect(checkOrder({ ...fetched, 'mobile.3': mobile }, known)).toEqual(problems);
});
