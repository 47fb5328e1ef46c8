import { clearingAt } from '@galleria/domain/ledger/accounts';
import { topUpWallet } from '@galleria/domain/ledger/trade-journals';
import { isRefused } from '@galleria/domain/refusals';
import type { Transaction } from '../../infra/database/transaction.ts';
import { lockOpenAccount } from '../accounts/index.ts';
import { postJournal } from '../ledger/index.ts';
import { lockTrade, settleTrade, type Trade } from '../orders/index.ts';
import type { PaymentsContext } from './context.ts';
import { giveLateMoneyBack } from './late-money.ts';
import { lockPayment, markMoneyIn, type Payment, TRANSFER } from './payments-db.ts';

/** The gateway's names for what came. */
export interface Received {
  readonly chargeRef: string;
  readonly reference: string | undefined;
}

/**
 * Money has come, as somebody we believe says. It pays what it was meant for, once; if that is over, or paid already, it
 * goes back. Of paying and expiring exactly one happens: both hold the trade's row first.
 */
export async function acceptMoney(
  context: PaymentsContext,
  transaction: Transaction,
  { id, tradeId, userId, purpose, gateway }: Payment,
  received: Received,
): Promise<'applied' | 'knownAlready' | 'late'> {
  const { queries } = transaction;
  // Before everything else, like whoever closes an account: what may become balance must not meet one that is closing.
  const mayBecomeBalance = purpose === 'topUp' || gateway === TRANSFER;
  const hasOwner = mayBecomeBalance && (await lockOpenAccount(queries, userId));
  const trade = tradeId === null ? undefined : await lockTrade(transaction, tradeId);
  const payment = await lockPayment(queries, id);
  if (hasMoney(payment)) return 'knownAlready';
  const isWelcome =
    purpose === 'topUp'
      ? hasOwner && (await creditWallet(transaction, payment))
      : await settle(transaction, trade, payment);
  const marked = await markMoneyIn(queries, id, isWelcome ? 'settled' : 'late', received);
  if (isWelcome) return 'applied';
  await giveLateMoneyBack(context, transaction, marked);
  return 'late';
}

export function hasMoney({ state }: Payment): boolean {
  return state === 'settled' || state === 'late' || state === 'promised';
}

/** False when the trade is over, one way or another. */
async function settle(
  transaction: Transaction,
  trade: Trade | undefined,
  { payType, gateway, amountCents: paidCents }: Payment,
): Promise<boolean> {
  if (trade?.state !== 'unpaid' || trade.isExpired) return false;
  const settled = await settleTrade(transaction, trade, { payType, from: clearingAt(gateway), paidCents });
  if (isRefused(settled)) throw new Error('a gateway’s account cannot be overdrawn');
  return settled === 'settled';
}

async function creditWallet(transaction: Transaction, { id, userId, gateway, amountCents }: Payment): Promise<true> {
  const lines = topUpWallet(userId, gateway, amountCents);
  await postJournal(transaction, { key: `toppedUp:${id}`, reason: 'toppedUp', lines });
  return true;
}
