import type { PayState } from '@galleria/domain/payments/pay-types';
import type { Trade } from '../checkout/index.ts';
import { type Payment, TRANSFER } from './payments-db.ts';
import { WRONG_MONEY } from './what-came.ts';

type LastTry = 'none' | 'pending' | 'failed' | 'succeeded' | 'refunded';

/** How far the paying of a trade has come, given all tries. */
export function stateOfTrade({ state, isExpired }: Trade, tries: readonly Payment[]): PayState {
  if (state !== 'unpaid') return state;
  if (isExpired) return 'closed';
  return tries.some(isWaiting) ? 'pending' : 'open';
}

export function stateOfTopUp(payment: Payment): PayState {
  if (payment.state === 'settled') return 'paid';
  return isWaiting(payment) ? 'pending' : 'closed';
}

export function isWaiting({ state }: Payment): boolean {
  return state === 'begun' || state === 'open';
}

/** Among the tries, money that somebody has said they will send by their bank. */
export function waitingTransfer(tries: readonly Payment[]): Payment | undefined {
  return tries.find((one) => one.gateway === TRANSFER && isWaiting(one));
}

export function lastTryOf(payment: Payment | undefined): LastTry {
  if (!payment) return 'none';
  if (isWaiting(payment)) return 'pending';
  if (payment.state === 'late') return 'refunded';
  if (payment.state !== 'failed') return 'succeeded';
  // Something was charged all the same, and somebody has to see to it.
  return payment.failure === WRONG_MONEY ? 'pending' : 'failed';
}
