import type { LastTry, PayState } from '@galleria/domain/payments/pay-types';
import type { Trade } from '../orders/index.ts';
import { type Payment, TRANSFER } from './payments-db.ts';
import type { RefundOut } from './refunds-db.ts';
import { WRONG_MONEY } from './what-came.ts';

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

/** Of a closed trade the last try is less than one that was charged: nobody may read there that nothing was. */
export function tellingTry(state: PayState, tries: readonly Payment[]): Payment | undefined {
  const [last] = tries;
  return state === 'closed' ? (tries.find((one) => one.state === 'late') ?? last) : last;
}

export function lastTryOf(payment: Payment | undefined, refunds: readonly RefundOut[]): LastTry {
  if (!payment) return 'none';
  if (isWaiting(payment)) return 'pending';
  if (payment.state === 'late') return endOfLateMoney(payment, refunds);
  if (payment.state !== 'failed') return 'succeeded';
  // Something was charged all the same, and somebody has to see to it.
  return payment.failure === WRONG_MONEY ? 'pending' : 'failed';
}

/** What was refused to us is still owed, whoever gives it back in the end. */
function endOfLateMoney({ gateway }: Payment, refunds: readonly RefundOut[]): LastTry {
  if (gateway === TRANSFER && refunds.length === 0) return 'inBalance';
  return refunds.some(({ state }) => state === 'done') ? 'refunded' : 'refunding';
}
