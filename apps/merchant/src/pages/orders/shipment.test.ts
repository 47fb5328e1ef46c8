import { expect, it } from 'vitest';
import { nextParcel, toPackages, unpackedCount } from './shipment.ts';

const phones = { orderItemId: 1, prodCount: 3, shippedCount: 1 };
const cases = { orderItemId: 2, prodCount: 1, shippedCount: 1 };

it('nextParcel puts all pieces that are not shipped into the first package', () => {
  const parcel = { ...nextParcel([phones, cases], [], 4), dvyFlowId: 'WB-1001' };
  expect(toPackages([parcel])).toEqual([{ dvyId: 4, dvyFlowId: 'WB-1001', items: [{ orderItemId: 1, count: 2 }] }]);
});

it('nextParcel puts the pieces that are not in the first package into the second', () => {
  const first = { ...nextParcel([phones], [], 0), pieces: new Map([[1, 1]]) };
  const second = nextParcel([phones], [first], 0);
  expect(second.key).not.toBe(first.key);
  expect([...second.pieces]).toEqual([[1, 1]]);
  expect(unpackedCount(phones, [first, second])).toBe(0);
});

it('toPackages leaves out packages without pieces, which the server would fill', () => {
  const full = nextParcel([phones], [], 0);
  const empty = nextParcel([phones], [full], 0);
  expect(toPackages([full, empty])).toHaveLength(1);
  expect(toPackages([empty])).toBeUndefined();
});

it('toPackages clears the waybill when the store delivers itself', () => {
  const parcel = { ...nextParcel([phones], [], 0), dvyFlowId: 'WB-1001' };
  expect(toPackages([parcel])?.[0]?.dvyFlowId).toBe('');
});

it('toPackages returns undefined until every package has a courier and a waybill', () => {
  const parcel = nextParcel([phones], [], undefined);
  expect(toPackages([parcel])).toBeUndefined();
  expect(toPackages([{ ...parcel, dvyId: 4 }])).toBeUndefined();
});
