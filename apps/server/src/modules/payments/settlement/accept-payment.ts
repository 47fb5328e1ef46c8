import { SYSTEM } from '@galleria/domain/access/access';
import { clearingAt } from '@galleria/domain/ledger/accounts';
import { topUpWallet } from '@galleria/domain/ledger/trade-journals';
import { isOpenToPay } from '@galleria/domain/payments/next-payment';
import { isRefused } from '@galleria/domain/refusals';
import { inTransaction, type Transaction } from '../../../infra/database/transaction.ts';
import { lockOpenAccount } from '../../accounts/index.ts';
import { postJournal } from '../../ledger/index.ts';
import { lockTrade, settleTrade, type Trade } from '../../orders/index.ts';
import { matchesDueAmount } from '../attempts/attempt-state.ts';
import type { PaymentsContext } from '../context.ts';
import {
  adjustCash,
  CASH_ON_DELIVERY_STATE,
  lockPayment,
  markCashSettled,
  markReceived,
  type Payment,
  TRANSFER_GATEWAY,
} from '../payments-db.ts';
import { refundLatePayment } from './late-payment.ts';

/** The gateway's ids of a charge. */
interface ChargeReference {
  readonly chargeRef: string;
  readonly reference: string | undefined;
}

/**
 * The exact amount was received. It settles its purpose once; if that is closed or paid already, the money is refunded.
 * Paying and expiring exclude each other, since both lock the trade's row first.
 */
export async function acceptPayment(
  context: PaymentsContext,
  transaction: Transaction,
  { id, tradeId, userId, purpose, gateway }: Payment,
  receipt: ChargeReference,
): Promise<'applied' | 'duplicate' | 'late'> {
  const { queries } = transaction;
  // Locked first, as closing an account does: no balance may be added to an account that is closing.
  const mayBecomeBalance = purpose === 'topUp' || gateway === TRANSFER_GATEWAY;
  const isAccountOpen = mayBecomeBalance && (await lockOpenAccount(queries, userId));
  const trade = tradeId === null ? undefined : await lockTrade(transaction, tradeId);
  const payment = await lockPayment(queries, id);
  if (isReceived(payment)) return 'duplicate';
  const isSettled =
    purpose === 'topUp'
      ? isAccountOpen && (await creditWallet(transaction, payment))
      : await settle(transaction, trade, payment);
  const received = await markReceived(queries, id, isSettled ? 'settled' : 'late', receipt);
  if (isSettled) return 'applied';
  await refundLatePayment(context, transaction, received);
  return 'late';
}

/** Whether the money was received, or is promised on delivery: no other receipt is accepted. */
export function isReceived({ state }: Payment): boolean {
  return state === 'settled' || state === 'late' || state === CASH_ON_DELIVERY_STATE;
}

/** False when the trade is paid or closed already, or another part or amount is due since the attempt was started. */
async function settle(transaction: Transaction, trade: Trade | undefined, payment: Payment): Promise<boolean> {
  const { payType, gateway, amountCents: paidCents } = payment;
  if (!trade || !isOpenToPay(trade) || !matchesDueAmount(trade, payment)) return false;
  const settled = await settleTrade(transaction, trade, { payType, from: clearingAt(gateway), paidCents });
  if (isRefused(settled)) throw new Error(`settle: ${settled.refused} on the clearing account of ${gateway}`);
  return settled === 'settled';
}

async function creditWallet(transaction: Transaction, { id, userId, gateway, amountCents }: Payment): Promise<true> {
  const lines = topUpWallet(userId, gateway, amountCents);
  await postJournal(transaction, { key: `toppedUp:${id}`, reason: 'toppedUp', lines });
  return true;
}

/** Idempotent: an event may be delivered more than once. */
export async function settleCashPayment(
  { database }: PaymentsContext,
  { tradeId }: { tradeId: number },
): Promise<void> {
  await markCashSettled(database.queries, tradeId);
}

/** Called when orders of a cash-on-delivery trade were cancelled before the cash was collected. Idempotent. */
export async function adjustCashPayment(
  { database }: PaymentsContext,
  { tradeId }: { tradeId: number },
): Promise<void> {
  await inTransaction(database, SYSTEM, async (transaction) => {
    const trade = await lockTrade(transaction, tradeId);
    if (trade) await adjustCash(transaction.queries, tradeId, trade.payableCents, trade.state === 'closed');
  });
}
