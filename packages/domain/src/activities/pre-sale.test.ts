import { describe, expect, it } from 'vitest';
import { ORDER_STATUS, TRADE_STATE } from '../orders/order-status.ts';
import { depositOf, hasDeposit, laterTerms, type PreSaleTerms, preSaleObjection, preSaleStep } from './pre-sale.ts';

const END = new Date('2026-05-01T00:00:00Z');
const day = (days: number) => new Date(END.getTime() + days * 86_400_000).toISOString();
const deposit: PreSaleTerms = {
  ...{ payment: 'deposit', depositPercent: 20, balanceFromIso: day(0), balanceUntilIso: day(3), shipByIso: day(4) },
};
const full: PreSaleTerms = { payment: 'full', shipByIso: day(1) };

describe('preSaleObjection', () => {
  it.each([
    ['a deposit with its window', deposit, undefined],
    ['everything at once', full, undefined],
    ['a deposit without a window', { ...full, payment: 'deposit', depositPercent: 20 }, 'preSaleTerms'],
    ['too small a deposit', { ...deposit, depositPercent: 9 }, 'preSaleTerms'],
    ['too large a deposit', { ...deposit, depositPercent: 51 }, 'preSaleTerms'],
    ['a deposit of what is paid at once', { ...full, depositPercent: 20 }, 'preSaleTerms'],
    ['a window within the sale', { ...deposit, balanceFromIso: day(-1) }, 'balanceWindow'],
    ['a window that ends before it begins', { ...deposit, balanceUntilIso: day(-1) }, 'balanceWindow'],
    ['a window without end', { ...deposit, balanceUntilIso: day(31), shipByIso: day(32) }, 'balanceWindow'],
    ['goods that leave before they are paid', { ...deposit, shipByIso: day(3) }, 'shipDate'],
    ['goods that leave during the sale', { ...full, shipByIso: day(0) }, 'shipDate'],
    ['goods that never leave', { ...full, shipByIso: day(181) }, 'shipDate'],
  ] as const)('checks %s', (_, terms, objection) => {
    expect(preSaleObjection(terms, END)).toBe(objection);
  });

  it('is still none after laterTerms has moved every date', () => {
    const later = laterTerms(deposit, 5 * 86_400_000);
    expect(preSaleObjection(later, new Date(day(5)))).toBeUndefined();
    expect(later).toMatchObject({ balanceFromIso: day(5), shipByIso: day(9) });
  });
});

describe('depositOf and hasDeposit', () => {
  it('round the share down, and require at least one cent', () => {
    expect([depositOf(8_001, 20), depositOf(99, 50), depositOf(9, 10)]).toEqual([1_600, 49, 0]);
    expect([hasDeposit(10, 10), hasDeposit(9, 10)]).toEqual([true, false]);
  });
});

describe('preSaleStep', () => {
  const standing = { status: ORDER_STATUS.toPay, tradeState: TRADE_STATE.unpaid, isKept: false, balanceFrom: END };
  const [before, after] = [new Date(day(-1)), new Date(day(1))];
  it.each([
    ['pay', { ...standing, balanceFrom: null }, before],
    ['deposit', standing, before],
    ['waiting', { ...standing, tradeState: TRADE_STATE.deposited }, before],
    ['balance', { ...standing, tradeState: TRADE_STATE.deposited }, END],
    ['paid', { ...standing, status: ORDER_STATUS.toShip, tradeState: TRADE_STATE.paid }, after],
    ['kept', { ...standing, status: ORDER_STATUS.closed, tradeState: TRADE_STATE.closed, isKept: true }, after],
    ['closed', { ...standing, status: ORDER_STATUS.closed, tradeState: TRADE_STATE.closed }, after],
  ] as const)('returns %s', (step, order, now) => {
    expect(preSaleStep(order, now)).toBe(step);
  });
});
