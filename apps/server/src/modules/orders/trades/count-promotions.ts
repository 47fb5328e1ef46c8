import { SYSTEM } from '@galleria/domain/access/access';
import { type ReductionKind, sumOf } from '@galleria/domain/pricing/reductions';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { recordActivityUses } from '../../activities/index.ts';
import { type PromotionUse, recordPromotionUses } from '../../promotions/index.ts';
import type { OrdersContext } from '../index.ts';
import { isPlainTrade, readActivitySales, readReducedOrders } from './promotion-sales-db.ts';

const KIND_OF: Partial<Record<ReductionKind, PromotionUse['kind']>> = {
  storeCoupon: 'coupon',
  platformCoupon: 'coupon',
  storeDiscount: 'discount',
};

/**
 * Records the promotions and activities with which the orders of a trade were bought, outside of the transaction of the
 * payment. It reads the current state, in which a closed order counts for none, so it may run twice and in any order.
 */
export async function countPromotions({ database }: OrdersContext, { tradeId }: { tradeId: number }): Promise<void> {
  if (await isPlainTrade(database.queries, tradeId)) return;
  await inTransaction(database, SYSTEM, async (transaction) => {
    const orders = await readReducedOrders(transaction.queries, tradeId);
    const uses = orders
      .filter(({ isClosed }) => !isClosed)
      .flatMap(({ id, payableCents, reductions }) =>
        [...Map.groupBy(reductions, ({ kind, sourceId }) => `${kind} ${sourceId}`).values()].flatMap((parts) => {
          const [first] = parts;
          const promotion = first && KIND_OF[first.kind];
          if (!promotion) return [];
          const use = { kind: promotion, promotionId: first.sourceId, orderId: id };
          return [{ ...use, paidCents: payableCents, offCents: sumOf(parts) } satisfies PromotionUse];
        }),
      );
    const orderIds = orders.map(({ id }) => id);
    await recordPromotionUses(transaction, orderIds, uses);
    await recordActivityUses(transaction, orderIds, await readActivitySales(transaction.queries, tradeId));
  });
}
