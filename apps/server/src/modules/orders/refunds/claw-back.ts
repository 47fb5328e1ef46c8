import { type ClawableOrder, clawBack, shareClawBack } from '@galleria/domain/ledger/claw-back';
import { isRefused } from '@galleria/domain/refusals';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { postJournal } from '../../ledger/index.ts';
import { countClawBack, lockPaidOutOrder } from './claw-back-db.ts';

interface WantedClawBack {
  /** Names what it is for, e.g. the key of a refund: the same one twice is one clawback. */
  readonly key: string;
  readonly orderId: number;
  /** Of what the order brought: paid by the buyer, and borne by the mall. */
  readonly cents: number;
}

/**
 * Money goes back to a buyer after the store was paid: it is taken from what is payable to the store, which may fall below
 * zero, and the mall gives its commission back in proportion. Both return to the escrow of the trade, which the refund
 * takes them from. The caller has locked the trade. Undefined when the store was not paid yet, or it was done before.
 */
export async function clawBackFromStore(
  transaction: Transaction,
  { key, orderId, cents }: WantedClawBack,
): Promise<{ storeId: number; storeCents: number } | undefined> {
  const order = await lockPaidOutOrder(transaction.queries, orderId);
  if (!order || cents === 0) return undefined;
  const isNew = await post(transaction, `clawedBack:${key}`, order, cents);
  if (!isNew) return undefined;
  const { storeCents, commissionCents } = shareClawBack(order, cents);
  await countClawBack(transaction.queries, orderId, { cents, commissionCents });
  return { storeId: order.storeId, storeCents };
}

async function post(transaction: Transaction, key: string, order: ClawableOrder, cents: number): Promise<boolean> {
  const posted = await postJournal(transaction, { key, reason: 'clawedBack', lines: clawBack(order, cents) });
  if (isRefused(posted)) throw new Error(`clawBackFromStore: journal ${key} was refused with ${posted.refused}`);
  return posted === 'posted';
}
