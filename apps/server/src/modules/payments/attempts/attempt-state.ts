import { awaitsPayment, isOpenToPay, nextPayment } from '@galleria/domain/payments/next-payment';
import type { LastAttempt, PayState } from '@galleria/domain/payments/pay-types';
import { type Refused, refuse } from '@galleria/domain/refusals';
import type { Trade } from '../../orders/index.ts';
import { type Payment, TRANSFER_GATEWAY } from '../payments-db.ts';
import type { PaymentRefund } from '../refunds/refunds-db.ts';
import { CHARGE_MISMATCH } from '../settlement/received-amount.ts';

export function tradePayState(trade: Trade, attempts: readonly Payment[]): PayState {
  const { state, isExpired, isTooEarly } = trade;
  if (state !== 'unpaid' && state !== 'deposited') return state;
  if (isExpired) return 'closed';
  if (state === 'deposited' && isTooEarly) return 'deposited';
  return attempts.some((attempt) => isPendingFor(trade, attempt)) ? 'pending' : 'open';
}

export function topUpPayState(payment: Payment): PayState {
  if (payment.state === 'settled') return 'paid';
  return isPending(payment) ? 'pending' : 'closed';
}

function isPending({ state }: Payment): boolean {
  return state === 'created' || state === 'open';
}

/** Whether the attempt pays for the part that is due now (all, deposit or balance), with its current amount. */
export function matchesDueAmount(trade: Trade, { part, amountCents }: Pick<Payment, 'part' | 'amountCents'>): boolean {
  const due = nextPayment(trade);
  return part === due.part && amountCents === due.cents;
}

/** An attempt with an amount that the trade no longer costs pays for nothing: money that arrives for it is refunded. */
export function isPendingFor(trade: Trade, attempt: Payment): boolean {
  return isPending(attempt) && matchesDueAmount(trade, attempt);
}

export function pendingTransfer(attempts: readonly Payment[]): Payment | undefined {
  return attempts.find((one) => one.gateway === TRANSFER_GATEWAY && isPending(one));
}

/** For a closed trade prefers a charged attempt over the latest one, so that no page claims that nothing was charged. */
export function representativeAttempt(state: PayState, attempts: readonly Payment[]): Payment | undefined {
  const [latest] = attempts;
  return state === 'closed' ? (attempts.find((one) => one.state === 'late') ?? latest) : latest;
}

export function lastAttempt(payment: Payment | undefined, refunds: readonly PaymentRefund[]): LastAttempt {
  if (!payment) return 'none';
  if (isPending(payment)) return 'pending';
  if (payment.state === 'late') return lateAttempt(refunds);
  if (payment.state !== 'failed') return 'succeeded';
  // Money was received, and staff have to refund it.
  return payment.failure === CHARGE_MISMATCH && payment.dismissedAt === null ? 'pending' : 'failed';
}

/** A refund that the gateway rejected is still owed. */
function lateAttempt(refunds: readonly PaymentRefund[]): LastAttempt {
  // A transfer, or a payment that staff credited.
  if (refunds.length === 0) return 'inBalance';
  return refunds.some(({ state }) => state === 'done') ? 'refunded' : 'refunding';
}

export type PayableRefusal = 'order.expired' | 'order.stateChanged' | 'order.balanceTooEarly';

/** Refuses a trade that can no longer be paid. Only final if the trade is locked. */
export function payableRefusal(trade: Trade): Refused<PayableRefusal> | undefined {
  if (trade.closeReason === 'expired') return refuse('order.expired');
  if (!awaitsPayment(trade)) return refuse('order.stateChanged');
  if (isOpenToPay(trade)) return undefined;
  return refuse(trade.isExpired ? 'order.expired' : 'order.balanceTooEarly');
}
