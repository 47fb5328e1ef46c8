import type { Payment } from './payments-db.ts';

/** Written on a payment for which something else came than was asked for, with what it was: `mismatch 1499 USD`. */
export const WRONG_MONEY = 'mismatch';
const NOTE = /^mismatch (\d+) ([A-Z]{3})$/;

/** In the currency's smallest unit. */
interface Came {
  readonly amountCents: number;
  readonly currency: string;
}

/** Nothing when it is no amount that anybody could give back. */
export function noteOnWrongMoney({ amountCents, currency }: Came): string | undefined {
  const note = `${WRONG_MONEY} ${amountCents} ${currency}`;
  return amountCents > 0 && NOTE.test(note) ? note : undefined;
}

/** What was asked for, unless it is noted that something else came. */
export function whatCame({ amountCents, currency, failure }: Payment): Came {
  const [, amount, other] = NOTE.exec(failure) ?? [];
  return amount && other ? { amountCents: Number(amount), currency: other } : { amountCents, currency };
}
