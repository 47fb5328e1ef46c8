import type { JournalLine } from '@galleria/domain/ledger/journal';
import { earnedForSpending, issuePoints } from '@galleria/domain/ledger/trade-journals';
import { isRefused } from '@galleria/domain/refusals';
import type { MallRules } from '@galleria/domain/site/mall-rules';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { postJournal } from '../../ledger/index.ts';
import { addGrowth } from '../../membership/index.ts';
import { advanceOrder } from '../own-orders/mark-orders-db.ts';
import { findOwnOrder, type OwnOrderKey } from '../own-orders/own-orders-db.ts';
import { captureCashOnDelivery } from './settle-trade.ts';
import { lockTrade } from './trades-db.ts';

/** Announced with `{ tradeId }` when the last order of a trade to be paid on delivery has arrived. */
export const TRADE_CASH_COLLECTED = 'trade.cashCollected';

/**
 * Marks the order as received: the buyer earns points and growth for it, and cash on delivery is collected with the
 * last order of the trade. False when the order is not on its way, or not this user's.
 */
export async function markReceived(
  transaction: Transaction,
  key: OwnOrderKey,
  { pointsPerSpend, growthPerSpend }: Pick<MallRules, 'pointsPerSpend' | 'growthPerSpend'>,
  /** Only for seeded history. */
  at?: Date,
): Promise<boolean> {
  const { queries } = transaction;
  const found = await findOwnOrder(queries, key);
  // Of two orders that are received concurrently, the second one waits here and finds the first received.
  const trade = found && (await lockTrade(transaction, found.tradeId));
  const order = trade && (await advanceOrder(queries, key, 'received'));
  if (!order) return false;
  await addGrowth(transaction, key.userId, earnedForSpending(order.keptCents, growthPerSpend));
  const points = earnedForSpending(order.keptCents, pointsPerSpend);
  const earned = points > 0 ? issuePoints(key.userId, points) : [];
  const cash = await captureCashOnDelivery(transaction, trade);
  await post(transaction, cash ? `paid:${trade.id}` : `received:${order.id}`, [...(cash ?? []), ...earned], at);
  if (cash) await transaction.announce(TRADE_CASH_COLLECTED, { tradeId: trade.id });
  return true;
}

async function post(
  transaction: Transaction,
  key: string,
  lines: readonly JournalLine[],
  at: Date | undefined,
): Promise<void> {
  if (lines.length === 0) return;
  const posted = await postJournal(transaction, { key, reason: 'orderReceived', lines, ...(at && { at }) });
  if (isRefused(posted)) throw new Error(`markReceived: journal ${key} was refused with ${posted.refused}`);
}
