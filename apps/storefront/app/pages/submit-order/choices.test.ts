import { describe, expect, it } from 'vitest';
import type { Choices } from './choices.ts';
import { confirmInput } from './choices.ts';

const CHOICES: Choices = {
  addrId: 5,
  dvyTypes: { 1: 1 },
  coupons: { 0: 0, 1: 31 },
  isBest: true,
  usesPoints: false,
  points: undefined,
};

describe('the question to the mall', () => {
  it('leaves coupons to it until somebody chose some', () => {
    expect(confirmInput(CHOICES, undefined).couponUserIds).toBeUndefined();
    expect(confirmInput({ ...CHOICES, isBest: false }, undefined).couponUserIds).toEqual([31]);
    expect(confirmInput({ ...CHOICES, isBest: false, coupons: { 1: 0 } }, undefined).couponUserIds).toEqual([]);
  });

  it('asks for as many points as may be until there is a number', () => {
    expect(confirmInput(CHOICES, undefined)).toMatchObject({ isScorePay: 0, userUseScore: undefined });
    const all = confirmInput({ ...CHOICES, usesPoints: true }, undefined);
    expect(all).toMatchObject({ isScorePay: 1, userUseScore: undefined });
    const some = confirmInput({ ...CHOICES, usesPoints: true, points: 50 }, undefined);
    expect(some).toMatchObject({ isScorePay: 1, userUseScore: 50 });
  });

  it('names every store and what is bought directly', () => {
    const input = confirmInput(CHOICES, { skuId: 9, prodCount: 2 });
    expect(input).toMatchObject({
      orderItem: { skuId: 9, prodCount: 2 },
      addrId: 5,
      dvyTypes: [{ shopId: 1, dvyType: 1 }],
    });
  });
});
