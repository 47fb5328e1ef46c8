import { type ClawBack, clawBack } from '@galleria/domain/ledger/claw-back';
import { isRefused } from '@galleria/domain/refusals';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { postJournal } from '../../ledger/index.ts';
import { countClawBack, lockPaidOutOrder } from './claw-back-db.ts';

interface WantedClawBack extends ClawBack {
  /** Names what it is for, e.g. the key of a refund: the same one twice is one clawback. */
  readonly key: string;
  readonly orderId: number;
}

/**
 * Money goes back to a buyer after the store was paid: it is taken from what is payable to the store, which may fall below
 * zero, and the mall gives its commission of it back. Both return to the escrow of the trade, which the refund takes them
 * from. The caller has locked the trade. Undefined when the store was not paid yet, or it was done before.
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
