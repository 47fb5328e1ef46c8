import { describe, expect, it } from 'vitest';
import { methodObjection, type PaymentFacts } from './method-objection.ts';
import { PAY_TYPE } from './pay-types.ts';

const parcel = { deliveryType: 1 };
const facts: PaymentFacts = {
  ...{ payableCents: 500, balanceCents: 500, hasPayPassword: true },
  ...{ hasVirtual: false, orders: [parcel] },
};

describe('methodObjection', () => {
  it.each([
    [PAY_TYPE.points, facts, 'somethingToPay'],
    [PAY_TYPE.points, { ...facts, payableCents: 0 }, 'none'],
    [PAY_TYPE.stripe, facts, 'none'],
    [PAY_TYPE.stripe, { ...facts, payableCents: 0 }, 'nothingToPay'],
    [PAY_TYPE.balance, facts, 'none'],
    [PAY_TYPE.balance, { ...facts, balanceCents: 499 }, 'insufficient'],
    [PAY_TYPE.balance, { ...facts, hasPayPassword: false }, 'noPayPassword'],
    [PAY_TYPE.balance, { ...facts, payableCents: 0 }, 'nothingToPay'],
    [PAY_TYPE.transfer, facts, 'none'],
    [PAY_TYPE.cashOnDelivery, facts, 'none'],
    [PAY_TYPE.cashOnDelivery, { ...facts, orders: [parcel, { ...parcel, deliveryType: 4 }] }, 'none'],
    [PAY_TYPE.cashOnDelivery, { ...facts, orders: [parcel, { ...parcel, deliveryType: 2 }] }, 'delivery'],
    [PAY_TYPE.cashOnDelivery, { ...facts, hasVirtual: true, orders: [parcel, { deliveryType: 3 }] }, 'virtual'],
    [PAY_TYPE.cashOnDelivery, { ...facts, hasVirtual: true }, 'virtual'],
    [PAY_TYPE.cashOnDelivery, { ...facts, orders: [{ ...parcel, type: 1 }] }, 'group'],
    [PAY_TYPE.transfer, { ...facts, orders: [{ ...parcel, type: 1 }] }, 'group'],
    [PAY_TYPE.cashOnDelivery, { ...facts, orders: [{ ...parcel, type: 2 }] }, 'flashSale'],
    [PAY_TYPE.transfer, { ...facts, orders: [{ ...parcel, type: 2 }] }, 'flashSale'],
    [PAY_TYPE.stripe, { ...facts, orders: [{ ...parcel, type: 1 }] }, 'none'],
  ] as const)('for pay type %i with %j: %s', (payType, given, objection) => {
    expect(methodObjection(payType, given)).toBe(objection);
  });
});
