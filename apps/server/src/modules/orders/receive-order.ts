import type { receiveOrder } from '@galleria/contract/orders';
import { earnedBy, issuePoints } from '@galleria/domain/ledger/points';
import type { MallRules } from '@galleria/domain/site/mall-rules';
import type { UseCase } from '../../infra/calls/binding.ts';
import { signedInBuyer } from '../../infra/calls/signed-in-buyer.ts';
import { inTransaction, type Transaction } from '../../infra/database/transaction.ts';
import { stepOrder } from '../checkout/index.ts';
import { postJournal } from '../ledger/index.ts';
import { addGrowth } from '../membership/index.ts';
import type { OrdersContext } from './context.ts';
import { whyNot } from './why-not.ts';

export function receive({ database, rules }: OrdersContext): UseCase<typeof receiveOrder> {
  return async ({ orderNumber }, caller) => {
    const own = { userId: signedInBuyer(caller).userId, number: orderNumber };
    const current = await rules();
    return inTransaction(database, caller.actor, async (transaction) =>
      (await markReceived(transaction, own, current)) ? null : whyNot(transaction.queries, own),
    );
  };
}

/** An order has arrived, and what was paid for it has earned points and growth. False when it is not on its way, or not theirs. */
export async function markReceived(
  transaction: Transaction,
  own: { readonly userId: string; readonly number: string },
  { pointsPerSpend, growthPerSpend }: Pick<MallRules, 'pointsPerSpend' | 'growthPerSpend'>,
): Promise<boolean> {
  const order = await stepOrder(transaction.queries, own, 'received');
  if (!order) return false;
  await addGrowth(transaction, own.userId, earnedBy(order.payableCents, growthPerSpend));
  const points = earnedBy(order.payableCents, pointsPerSpend);
  if (points > 0) {
    const lines = issuePoints(own.userId, points);
    await postJournal(transaction, { key: `received:${order.id}`, reason: 'orderReceived', lines });
  }
  return true;
}
