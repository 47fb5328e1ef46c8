import { type ClawBack, clawBack } from '@galleria/domain/ledger/claw-back';
import { isRefused } from '@galleria/domain/refusals';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { postJournal } from '../../ledger/index.ts';
import { countClawBack, lockPaidOutOrder } from './claw-back-db.ts';

interface WantedClawBack extends ClawBack {
  /** The idempotency key, such as the key of a refund: a second call with it takes nothing. */
  readonly key: string;
  readonly orderId: number;
}

/**
 * Takes money back from a store that was paid, because the buyer gets it back: out of the amount payable to the store,
 * which may fall below zero, and out of the mall's commission. Both go to the escrow of the trade, from which the
 * refund is paid. The caller has locked the trade. Undefined when the store was not paid yet, or the money was taken
 * back before.
 */
export async function clawBackFromStore(
  transaction: Transaction,
  { key, orderId, cents, commissionCents }: WantedClawBack,
): Promise<{ storeId: number; storeCents: number } | undefined> {
  const order = await lockPaidOutOrder(transaction.queries, orderId);
  if (!order || cents === 0) return undefined;
  const journal = { key: `clawedBack:${key}`, lines: clawBack(order, { cents, commissionCents }) };
  const posted = await postJournal(transaction, { ...journal, reason: 'clawedBack' });
  if (isRefused(posted)) throw new Error(`clawBackFromStore: ${journal.key} was refused with ${posted.refused}`);
  if (posted !== 'posted') return undefined;
  await countClawBack(transaction.queries, orderId, { cents, commissionCents });
  return { storeId: order.storeId, storeCents: cents - commissionCents };
}
