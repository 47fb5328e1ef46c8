import { ORDER_STATUS, type OrderStatus, TRADE_STATE, type TradeState } from '../orders/order-status.ts';

/** How a pre-sale is paid: at once, or a deposit now and the balance later. */
export const PRE_SALE_PAYMENTS = ['full', 'deposit'] as const;
export type PreSalePayment = (typeof PRE_SALE_PAYMENTS)[number];

/** Of the price. */
export const DEPOSIT_PERCENT = { least: 10, most: 50, usual: 20 } as const;

/** The balance can be paid for at least an hour and at most so many days; goods leave at most so many days after the sale. */
export const PRE_SALE_RULES = { balanceHoursAtLeast: 1, balanceDaysAtMost: 30, shipDaysAtMost: 180 } as const;

/** What is agreed in a pre-sale. Times are ISO, since they are kept as JSON. */
export interface PreSaleTerms {
  readonly payment: PreSalePayment;
  /** Of a pre-sale with a deposit, as the window of the balance. */
  readonly depositPercent?: number | undefined;
  readonly balanceFromIso?: string | undefined;
  readonly balanceUntilIso?: string | undefined;
  /** Goods leave until then. */
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

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Why these terms do not fit a sale that ends then; undefined when they do. */
export function preSaleObjection(terms: PreSaleTerms, endsAt: Date): PreSaleObjection | undefined {
  const { payment, depositPercent = 0, balanceFromIso, balanceUntilIso } = terms;
  const isPercent = depositPercent >= DEPOSIT_PERCENT.least && depositPercent <= DEPOSIT_PERCENT.most;
  const balance = balanceTermsOf(terms);
  if (payment === 'deposit' && (!balance || !isPercent)) return 'preSaleTerms';
  if (payment === 'full' && (depositPercent || balanceFromIso || balanceUntilIso)) return 'preSaleTerms';
  if (balance && !isBalanceWindow(balance, endsAt)) return 'balanceWindow';
  const shipMs = new Date(terms.shipByIso).getTime();
  const soonest = (balance?.balanceUntil ?? endsAt).getTime();
  const isShipDate = shipMs > soonest && shipMs <= endsAt.getTime() + PRE_SALE_RULES.shipDaysAtMost * DAY_MS;
  return isShipDate ? undefined : 'shipDate';
}

/** After the last deposit can be paid: nobody pays both at once. */
function isBalanceWindow({ balanceFrom, balanceUntil }: BalanceTerms, endsAt: Date): boolean {
  const lasts = balanceUntil.getTime() - balanceFrom.getTime();
  const { balanceHoursAtLeast, balanceDaysAtMost } = PRE_SALE_RULES;
  return balanceFrom >= endsAt && lasts >= balanceHoursAtLeast * HOUR_MS && lasts <= balanceDaysAtMost * DAY_MS;
}

/** Rounded down, so that the store's percentage is never exceeded; postage is paid with the balance. */
export function depositOf(goodsCents: number, percent: number): number {
  return Math.floor((goodsCents * percent) / 100);
}

/** Something is paid now, and something is left: of prices of a few cents a share would be nothing. */
export function hasDeposit(priceCents: number, percent: number): boolean {
  return depositOf(priceCents, percent) > 0;
}

/**
 * Where an order of a pre-sale is. `pay`: nothing is paid yet of what is paid at once. `waiting`: the deposit is paid, the
 * window of the balance has not opened. `kept`: it closed unpaid, and the deposit went to the store.
 */
export const PRE_SALE_STEPS = ['pay', 'deposit', 'waiting', 'balance', 'paid', 'kept', 'closed'] as const;
export type PreSaleStep = (typeof PRE_SALE_STEPS)[number];

interface Standing {
  readonly status: OrderStatus;
  readonly tradeState: TradeState;
  readonly isKept: boolean;
  readonly balanceFrom: Date | null;
}

export function preSaleStep({ status, tradeState, isKept, balanceFrom }: Standing, now: Date): PreSaleStep {
  if (status === ORDER_STATUS.closed) return isKept ? 'kept' : 'closed';
  if (tradeState === TRADE_STATE.unpaid) return balanceFrom ? 'deposit' : 'pay';
  if (tradeState !== TRADE_STATE.deposited) return 'paid';
  return balanceFrom && now < balanceFrom ? 'waiting' : 'balance';
}

/** The same agreement for a sale that ends so much later. */
export function laterTerms(terms: PreSaleTerms, byMs: number): PreSaleTerms {
  const later = (iso: string) => new Date(new Date(iso).getTime() + byMs).toISOString();
  const { balanceFromIso, balanceUntilIso, shipByIso } = terms;
  return {
    ...terms,
    ...(balanceFromIso && { balanceFromIso: later(balanceFromIso) }),
    ...(balanceUntilIso && { balanceUntilIso: later(balanceUntilIso) }),
    shipByIso: later(shipByIso),
  };
}
