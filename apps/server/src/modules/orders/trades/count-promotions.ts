import { SYSTEM } from '@galleria/domain/access/access';
import type { ReductionKind } from '@galleria/domain/pricing/reductions';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { type PromotionUse, recordPromotionUses } from '../../promotions/index.ts';
import type { OrdersContext } from '../index.ts';
import { readReducedOrders } from './trades-db.ts';

const KIND_OF: Partial<Record<ReductionKind, PromotionUse['kind']>> = {
  storeCoupon: 'coupon',
  platformCoupon: 'coupon',
  storeDiscount: 'discount',
};

/**
 * Tells promotions which of them the orders of a trade were bought with, away from the payment. It reads what is true
 * now: an order that was closed meanwhile counts for none, so it may run twice and in any order.
 */
export async function countPromotions({ database }: OrdersContext, { tradeId }: { tradeId: number }): Promise<void> {
  await inTransaction(database, SYSTEM, async (transaction) => {
    const orders = await readReducedOrders(transaction.queries, tradeId);
    const uses = orders
      .filter(({ isClosed }) => !isClosed)
      .flatMap(({ id, payableCents, reductions }) =>
        reductions.flatMap(({ kind, sourceId, amountCents }): PromotionUse[] => {
          const promotion = KIND_OF[kind];
          if (!promotion) return [];
          return [
            { kind: promotion, promotionId: sourceId, orderId: id, paidCents: payableCents, offCents: amountCents },
          ];
        }),
      );
    await recordPromotionUses(
      transaction,
      orders.map(({ id }) => id),
      uses,
    );
  });
}
