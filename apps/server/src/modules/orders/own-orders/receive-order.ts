import type { receiveOrder } from '@galleria/contract/orders';
import type { JournalLine } from '@galleria/domain/ledger/journal';
import { earnedBy, issuePoints } from '@galleria/domain/ledger/points';
import { isRefused } from '@galleria/domain/refusals';
import type { MallRules } from '@galleria/domain/site/mall-rules';
import { signedInBuyer } from '../../../infra/calls/signed-in-buyer.ts';
import type { BoundUseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction, type Transaction } from '../../../infra/database/transaction.ts';
import { postJournal } from '../../ledger/index.ts';
import { addGrowth } from '../../membership/index.ts';
import { settlePromised } from '../../payments/index.ts';
import type { OrdersContext } from '../context.ts';
import { stepOrder } from './mark-orders-db.ts';
import { findOwnOrder } from './own-orders-db.ts';
import { captureCashOnDelivery } from '../trades/settle-trade.ts';
import { lockTrade } from '../trades/trades-db.ts';
import { whyNot } from './refuse-unchanged.ts';

export function receive({ database, rules }: OrdersContext): BoundUseCase<typeof receiveOrder> {
  return async ({ orderNumber }, caller) => {
    const own = { userId: signedInBuyer(caller).userId, number: orderNumber };
    const current = await rules();
    return inTransaction(database, caller.actor, async (transaction) =>
      (await markReceived(transaction, own, current)) ? null : whyNot(transaction.queries, own),
    );
  };
}

/**
 * An order has arrived, and what was paid for it has earned points and growth; if it was the last of those to be paid at
 * the door, the cash is there. False when it is not on its way, or not theirs.
 */
export async function markReceived(
  transaction: Transaction,
  own: { readonly userId: string; readonly number: string },
  { pointsPerSpend, growthPerSpend }: Pick<MallRules, 'pointsPerSpend' | 'growthPerSpend'>,
): Promise<boolean> {
  const { queries } = transaction;
  const found = await findOwnOrder(queries, own.userId, own.number);
  // Of two orders that arrive at once, the second sees that the first has.
  const trade = found && (await lockTrade(transaction, found.tradeId));
  const order = trade && (await stepOrder(queries, own, 'received'));
  if (!order) return false;
  await addGrowth(transaction, own.userId, earnedBy(order.payableCents, growthPerSpend));
  const points = earnedBy(order.payableCents, pointsPerSpend);
  const earned = points > 0 ? issuePoints(own.userId, points) : [];
  const cash = await captureCashOnDelivery(transaction, trade);
  if (cash) await settlePromised(queries, trade.id);
  await post(transaction, cash ? `paid:${trade.id}` : `received:${order.id}`, [...(cash ?? []), ...earned]);
  return true;
}

async function post(transaction: Transaction, key: string, lines: readonly JournalLine[]): Promise<void> {
  if (lines.length === 0) return;
  const posted = await postJournal(transaction, { key, reason: 'orderReceived', lines });
  if (isRefused(posted)) throw new Error('the points of a trade were not there when it was paid');
}
