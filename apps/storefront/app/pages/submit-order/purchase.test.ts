import { expect, it } from 'vitest';
import { flashCheckoutAddress } from '../../features/flash-sale/flash-address.ts';
import { purchaseIn } from './purchase.ts';

const inAddress = (search: string) => purchaseIn(new URLSearchParams(search));

it.each([
  ['', { checkout: 'order', orderItem: undefined }],
  ['?sku=7&count=2', { checkout: 'order', orderItem: { skuId: 7, prodCount: 2 } }],
  ['?sku=7&groupActivityId=3', { checkout: 'group', orderItem: { skuId: 7, prodCount: 1, activityId: 3 } }],
  ['?flashActivityId=3&path=abc', { checkout: 'order', orderItem: undefined }],
])('purchaseIn reads the address %s as %o', (search, purchase) => {
  expect(inAddress(search)).toEqual(purchase);
});

it('the checkout address of a flash sale has the SKU and the order path', () => {
  const path = 'a.b-c_d=+/é';
  const address = flashCheckoutAddress({ prodId: 5, activityId: 3, skuId: 7, count: 2, path });
  expect(inAddress(address.slice(address.indexOf('?')))).toEqual({
    ...{ checkout: 'flashSale', path, prodId: 5 },
    orderItem: { skuId: 7, prodCount: 2, activityId: 3 },
  });
});
