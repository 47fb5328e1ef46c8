import { ORDER_STATUS, type OrderStatus, TRADE_STATE, type TradeState } from '../orders/order-status.ts';
import { DAY_MS, HOUR_MS } from '../site/durations.ts';

/** How a pre-sale is paid: in full at once, or a deposit now and the balance later. */
export const PRE_SALE_PAYMENTS = ['full', 'deposit'] as const;
export type PreSalePayment = (typeof PRE_SALE_PAYMENTS)[number];

/** The deposit in percent of the price. */
export const DEPOSIT_PERCENT = { least: 10, most: 50, usual: 20 } as const;

/** Least and greatest length of the window of the balance, and the latest day for shipping after the sale's end. */
export const PRE_SALE_RULES = { balanceHoursAtLeast: 1, balanceDaysAtMost: 30, shipDaysAtMost: 180 } as const;

/** Terms of a pre-sale. Times are ISO strings, since the terms are stored as JSON. */
export interface PreSaleTerms {
  readonly payment: PreSalePayment;
  /** The share, and the window of the balance: only with a deposit. */
  readonly depositPercent?: number | undefined;
  readonly balanceFromIso?: string | undefined;
  readonly balanceUntilIso?: string | undefined;
  /** When the goods must have left. */
  readonly shipByIso: string;
}

export interface BalanceTerms {
  readonly depositPercent: number;
  readonly balanceFrom: Date;
  readonly balanceUntil: Date;
}

/** Undefined where everything is paid at once. */
export function balanceTermsOf(terms: PreSaleTerms): BalanceTerms | undefined {
  const { payment, depositPercent, balanceFromIso, balanceUntilIso } = terms;
  if (payment !== 'deposit' || !depositPercent || !balanceFromIso || !balanceUntilIso) return undefined;
  return { depositPercent, balanceFrom: new Date(balanceFromIso), balanceUntil: new Date(balanceUntilIso) };
}

export type PreSaleObjection = 'preSaleTerms' | 'balanceWindow' | 'shipDate';

/** Why the terms do not fit a sale that ends at `endsAt`; undefined when they do. */
export function preSaleObjection(terms: PreSaleTerms, endsAt: Date): PreSaleObjection | undefined {
  const { payment, depositPercent = 0, balanceFromIso, balanceUntilIso } = terms;
  const isPercent = depositPercent >= DEPOSIT_PERCENT.least && depositPercent <= DEPOSIT_PERCENT.most;
  const balance = balanceTermsOf(terms);
  if (payment === 'deposit' && (!balance || !isPercent)) return 'preSaleTerms';
  if (payment === 'full' && (depositPercent || balanceFromIso || balanceUntilIso)) return 'preSaleTerms';
  if (balance && !isBalanceWindow(balance, endsAt)) return 'balanceWindow';
  const shipMs = new Date(terms.shipByIso).getTime();
  const earliestMs = (balance?.balanceUntil ?? endsAt).getTime();
  const isShipDate = shipMs > earliestMs && shipMs <= endsAt.getTime() + PRE_SALE_RULES.shipDaysAtMost * DAY_MS;
  return isShipDate ? undefined : 'shipDate';
}

/** The window opens no earlier than the sale ends: when an order is placed, its balance cannot be due yet. */
function isBalanceWindow({ balanceFrom, balanceUntil }: BalanceTerms, endsAt: Date): boolean {
  const lengthMs = balanceUntil.getTime() - balanceFrom.getTime();
  const { balanceHoursAtLeast, balanceDaysAtMost } = PRE_SALE_RULES;
  return balanceFrom >= endsAt && lengthMs >= balanceHoursAtLeast * HOUR_MS && lengthMs <= balanceDaysAtMost * DAY_MS;
}

/** Rounded down, so that the store's percentage is never exceeded; postage is paid with the balance. */
export function depositOf(goodsCents: number, percent: number): number {
  return Math.floor((goodsCents * percent) / 100);
}

/** Whether the deposit is at least a cent: of a price of a few cents, the share rounds down to nothing. */
export function hasDeposit(priceCents: number, percent: number): boolean {
  return depositOf(priceCents, percent) > 0;
}

/**
 * Progress of an order of a pre-sale. `pay`: the full price is unpaid. `waiting`: the deposit is paid, the window of
 * the balance has not opened. `kept`: the window closed without payment, and the store keeps the deposit.
 */
export const PRE_SALE_STEPS = ['pay', 'deposit', 'waiting', 'balance', 'paid', 'kept', 'closed'] as const;
export type PreSaleStep = (typeof PRE_SALE_STEPS)[number];

interface PreSaleOrder {
  readonly status: OrderStatus;
  readonly tradeState: TradeState;
  readonly isKept: boolean;
  readonly balanceFrom: Date | null;
}

export function preSaleStep({ status, tradeState, isKept, balanceFrom }: PreSaleOrder, now: Date): PreSaleStep {
  if (status === ORDER_STATUS.closed) return isKept ? 'kept' : 'closed';
  if (tradeState === TRADE_STATE.unpaid) return balanceFrom ? 'deposit' : 'pay';
  if (tradeState !== TRADE_STATE.deposited) return 'paid';
  return balanceFrom && now < balanceFrom ? 'waiting' : 'balance';
}

/** The same terms for a sale that ends `byMs` later. */
export function laterTerms(terms: PreSaleTerms, byMs: number): PreSaleTerms {
  const postpone = (iso: string) => new Date(new Date(iso).getTime() + byMs).toISOString();
  const { balanceFromIso, balanceUntilIso, shipByIso } = terms;
  return {
    ...terms,
    ...(balanceFromIso && { balanceFromIso: postpone(balanceFromIso) }),
    ...(balanceUntilIso && { balanceUntilIso: postpone(balanceUntilIso) }),
    shipByIso: postpone(shipByIso),
  };
}
