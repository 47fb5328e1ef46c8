import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { courierDays, type Parcel, type ShippingTemplate, shippingFee } from './shipping-fee.ts';

const SHANGHAI = 310000;
const XINJIANG = 650000;
const TIBET = 540000;

const byPiece: ShippingTemplate = {
  basis: 'piece',
  firstUnits: 2,
  firstFeeCents: 600,
  extraUnits: 3,
  extraFeeCents: 200,
  freeOverCents: 9900,
  minDays: 2,
  maxDays: 5,
  exceptions: [
    {
      provinceIds: [XINJIANG],
      firstFeeCents: 1500,
      extraFeeCents: 900,
      freeOverCents: null,
      minDays: 5,
      maxDays: 9,
    },
  ],
  notTo: [TIBET],
};
const byWeight: ShippingTemplate = { ...byPiece, basis: 'weight', firstUnits: 1, extraUnits: 1 };
const parcel: Parcel = { provinceId: SHANGHAI, pieces: 1, weightGrams: 300, volumeCm3: 0, goodsCents: 1000 };

function feeOf(template: ShippingTemplate, changes: Partial<Parcel>): number | 'notDelivered' {
  const fee = shippingFee(template, { ...parcel, ...changes });
  return fee === 'notDelivered' ? fee : fee.feeCents;
}

describe('shippingFee', () => {
  it.each<[string, ShippingTemplate, Partial<Parcel>, number | 'notDelivered']>([
    ['one piece', byPiece, {}, 600],
    ['as many as the first fee covers', byPiece, { pieces: 2 }, 600],
    ['one more begins a step', byPiece, { pieces: 3 }, 800],
    ['a full step', byPiece, { pieces: 5 }, 800],
    ['the next step', byPiece, { pieces: 6 }, 1000],
    ['a kilogram that has begun', byWeight, { weightGrams: 300, pieces: 9 }, 600],
    ['exactly a kilogram', byWeight, { weightGrams: 1000 }, 600],
    ['a gram more', byWeight, { weightGrams: 1001 }, 800],
    ['a cent under the threshold', byPiece, { goodsCents: 9899 }, 600],
    ['at the threshold', byPiece, { goodsCents: 9900, pieces: 50 }, 0],
    ['a province with other terms', byPiece, { provinceId: XINJIANG, pieces: 3 }, 2400],
    ['a province that never is free', byPiece, { provinceId: XINJIANG, goodsCents: 1_000_000 }, 1500],
    ['a province that nothing is sent to', byPiece, { provinceId: TIBET, goodsCents: 1_000_000 }, 'notDelivered'],
    ['nobody said where', byPiece, { provinceId: undefined }, 600],
  ])('%s', (_, template, changes, expected) => {
    expect(feeOf(template, changes)).toBe(expected);
  });

  it('returns days and free-shipping threshold of the matching terms', () => {
    expect(shippingFee(byPiece, { ...parcel, provinceId: XINJIANG })).toEqual({
      feeCents: 1500,
      freeOverCents: null,
      minDays: 5,
      maxDays: 9,
    });
  });
});

const cents = fc.nat(1_000_000);
const units = fc.integer({ min: 1, max: 50 });
const anyTemplate = fc.record({
  basis: fc.constantFrom('piece' as const, 'weight' as const),
  firstUnits: units,
  firstFeeCents: cents,
  extraUnits: units,
  extraFeeCents: cents,
  freeOverCents: fc.option(cents, { nil: null }),
  minDays: fc.constant(1),
  maxDays: fc.constant(3),
  exceptions: fc.constant(byPiece.exceptions),
  notTo: fc.constant(byPiece.notTo),
});
const anyParcel = fc.record({
  provinceId: fc.constantFrom(undefined, SHANGHAI, XINJIANG),
  pieces: fc.integer({ min: 1, max: 500 }),
  weightGrams: fc.integer({ min: 0, max: 500_000 }),
  goodsCents: cents,
});

describe('courierDays', () => {
  const slow = { ...byPiece, minDays: 1, maxDays: 7 };

  it.each([
    ['of one thing as its template says', [byPiece], SHANGHAI, { minDays: 2, maxDays: 5 }],
    ['by the terms of the province', [byPiece], XINJIANG, { minDays: 5, maxDays: 9 }],
    ['of the slowest thing', [byPiece, slow], undefined, { minDays: 2, maxDays: 7 }],
    ['not known without a template', [], SHANGHAI, undefined],
  ])('are %s', (_, templates, provinceId, days) => {
    expect(courierDays(templates, provinceId)).toEqual(days);
  });
});

describe('shippingFee for any template and parcel', () => {
  it('is a whole number of cents, never negative', () => {
    fc.assert(
      fc.property(anyTemplate, anyParcel, (template, parcel) => {
        const fee = feeOf(template, parcel);
        expect(Number.isSafeInteger(fee) && Number(fee) >= 0).toBe(true);
      }),
    );
  });

  it('never falls when the parcel grows', () => {
    fc.assert(
      fc.property(anyTemplate, anyParcel, fc.nat(100), fc.nat(50_000), (template, parcel, pieces, weightGrams) => {
        const more = { ...parcel, pieces: parcel.pieces + pieces, weightGrams: parcel.weightGrams + weightGrams };
        expect(feeOf(template, more)).toBeGreaterThanOrEqual(Number(feeOf(template, parcel)));
      }),
    );
  });

  it('is free from the threshold on and not below it', () => {
    fc.assert(
      fc.property(anyTemplate, cents, fc.integer({ min: 1, max: 1_000 }), (template, threshold, firstFeeCents) => {
        const paid = { ...template, firstFeeCents, freeOverCents: threshold };
        const goods = (goodsCents: number) => feeOf(paid, { goodsCents });
        expect(goods(threshold)).toBe(0);
        if (threshold > 0) expect(goods(threshold - 1)).toBeGreaterThan(0);
      }),
    );
  });
});
