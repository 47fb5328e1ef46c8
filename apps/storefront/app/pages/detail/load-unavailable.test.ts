import type { PageVisit } from '@galleria/contract/call';
import { expect, it, vi } from 'vitest';
import { unavailableProductData, unavailableReason } from './load-unavailable.server.ts';

const left = { prodId: 7, categoryId: 1020101, shopId: 2, prodName: 'Lamp', pic: 'a.webp' };
const listed = { prodId: 8, prodName: 'Other lamp', pic: '', price: 1, oriPrice: 1, soldNum: 0, commentNum: 0 };

function visiting(related: object[]) {
  const call = vi.fn(async ({ path }: { path: string }, _: object) => ({
    ok: true,
    data: path === '/prod/recommendList' ? related : { records: [{ ...listed, prodId: 9 }] },
  }));
  return { call, visit: { call, callAsVisitor: call, locale: 'en', isSignedIn: false } as unknown as PageVisit };
}

it('unavailableProductData shows similar products of the category', async () => {
  const { call, visit } = visiting([listed]);
  const data = await unavailableProductData(visit, 'offShelf', 7, left);
  expect(call.mock.calls.map(([, question]) => question)).toEqual([
    expect.objectContaining({ prodId: 7, categoryId: 1020101 }),
  ]);
  expect(data).toMatchObject({ name: 'Lamp', picture: 'a.webp', areRelated: true });
  expect(data.others).toHaveLength(1);
});

it('unavailableProductData shows popular products if there are no similar ones', async () => {
  expect(await unavailableProductData(visiting([]).visit, 'waiting', 7, left)).toMatchObject({ areRelated: false });
  const { call, visit } = visiting([listed]);
  expect(await unavailableProductData(visit, 'missing', 7, undefined)).toMatchObject({ name: '', areRelated: false });
  expect(call).toHaveBeenCalledTimes(1);
});

it.each([
  ['product.offShelf', 'offShelf', 410],
  ['product.takenDown', 'takenDown', 410],
  ['product.waiting', 'waiting', 404],
  ['store.notOpen', 'storeNotOpen', 404],
  ['product.notFound', 'missing', 404],
  ['input.invalid', 'missing', 404],
])('unavailableReason of %s is %s with status %d', (refusal, reason, status) => {
  expect(unavailableReason(refusal)).toEqual({ reason, status });
});

it('unavailableReason is undefined for server faults', () => {
  expect(unavailableReason('call.timeout')).toBeUndefined();
});
