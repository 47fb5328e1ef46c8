import type * as contract from '@galleria/contract/payments/payments';
import { mainUnits } from '@galleria/domain/money/main-units';
import { nextPayment } from '@galleria/domain/payments/next-payment';
import { refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../infra/calls/use-case.ts';
import type { Queries } from '../../infra/database/database.ts';
import { findTradeByOrderNumbers, type Trade, tradeSummaries } from '../orders/index.ts';
import { lastAttempt, representativeAttempt, topUpPayState, tradePayState } from './attempts/attempt-state.ts';
import type { PaymentsContext } from './context.ts';
import { findOwnPayment, type Payment, readAttempts } from './payments-db.ts';
import { readRefundsOf } from './refunds/refunds-db.ts';

/** Only reads: a browser that returns from a gateway proves nothing about the payment. */
export const paymentStatus: UseCase<typeof contract.paymentStatus, PaymentsContext> = async (
  { database: { queries } },
  { orderNumbers, payNumber },
  { actor: { userId } },
) => {
  const payment = payNumber === undefined ? undefined : await findOwnPayment(queries, userId, payNumber);
  if (payment?.purpose === 'topUp') {
    const amount = mainUnits(payment.amountCents);
    return { state: topUpPayState(payment), lastTry: await readLastAttempt(queries, payment), amount };
  }
  const numbers = orderNumbers?.split(',') ?? (await orderNumbersOf(queries, payment?.tradeId));
  const trade = await findTradeByOrderNumbers(queries, userId, numbers);
  if (!trade) return refuse('order.notFound');
  const attempts = await readAttempts(queries, trade.id);
  const state = tradePayState(trade, attempts);
  const attempt = attempts.find(({ number }) => number === payNumber) ?? representativeAttempt(state, attempts);
  return { state, lastTry: await readLastAttempt(queries, attempt), amount: mainUnits(amountOf(trade, attempt)) };
};

/** The amount of the attempt; without an attempt, the due amount. */
function amountOf(trade: Trade, attempt: Payment | undefined): number {
  return trade.depositCents === null ? trade.payableCents : (attempt?.amountCents ?? nextPayment(trade).cents);
}

/** The state of an attempt, and of its money if that could not be used. */
export async function readLastAttempt(queries: Queries, payment: Payment | undefined) {
  return lastAttempt(payment, payment?.state === 'late' ? await readRefundsOf(queries, payment.id) : []);
}

async function orderNumbersOf(queries: Queries, tradeId: number | null | undefined): Promise<readonly string[]> {
  return tradeId ? ((await tradeSummaries(queries, [tradeId])).get(tradeId)?.orderNumbers ?? []) : [];
}
