import { type GiftTerms, giftsToSettle } from '@galleria/domain/activities/gift';
import { ORDER_STATUS } from '@galleria/domain/orders/order-status';
import type { Claim, ClaimableOrder, OrderLine } from '../../orders/index.ts';

/** A gift in an order, and its main item. */
interface GiftOfOrder {
  readonly gift: OrderLine;
  readonly main: OrderLine;
  readonly terms: Pick<GiftTerms, 'perPieces' | 'pieces'>;
  /** Worth of one piece when the order was placed. */
  readonly worthCents: number;
  /** Gifts that were refunded, claimed or paid for. */
  readonly settled: number;
  /** Gifts that were not shipped: they are no longer sent when their main item is refunded. */
  readonly unsent: number;
  /** Pieces of the main item that are neither refunded nor claimed. */
  readonly mainLeft: number;
}

export function giftsOfOrder({ lines, status }: Pick<ClaimableOrder, 'lines' | 'status'>): GiftOfOrder[] {
  return lines.flatMap((gift) => {
    const main = lines.find(({ skuId, mainSkuId }) => mainSkuId === null && skuId === gift.mainSkuId);
    const terms = gift.activity?.gift;
    if (!main || !gift.activity || !terms) return [];
    const { quantity, refundedQuantity, claimedQuantity, keptQuantity } = gift;
    const { shippedQuantity, heldQuantity, canceledQuantity } = gift;
    return {
      ...{ gift, main, terms, worthCents: gift.activity.normalCents },
      settled: refundedQuantity + claimedQuantity + keptQuantity,
      unsent: status === ORDER_STATUS.toShip ? quantity - shippedQuantity - heldQuantity - canceledQuantity : 0,
      mainLeft: main.quantity - main.refundedQuantity - main.claimedQuantity,
    };
  });
}

/**
 * Claims of the gifts that belong to these pieces: they are returned too, or shipped ones stay and are paid for. Gifts
 * that were not shipped are no longer sent.
 */
export function claimsOfGifts(order: ClaimableOrder, mains: readonly Claim[], keepsGift: boolean): Claim[] {
  return giftsOfOrder(order).flatMap(({ gift, main, terms, settled, unsent, mainLeft }) => {
    const asked = mains.find(({ orderLineId }) => orderLineId === main.id)?.quantity ?? 0;
    const due = giftsToSettle({ terms, given: gift.quantity, settled, mainLeft: mainLeft - asked });
    if (asked === 0 || due === 0) return [];
    const heldQuantity = Math.min(due, unsent);
    const keptQuantity = keepsGift ? due - heldQuantity : 0;
    return [{ orderLineId: gift.id, quantity: due - keptQuantity, heldQuantity, keptQuantity }];
  });
}

/** Worth of the gifts that stay, by main line. */
export function keptGiftWorth(
  order: ClaimableOrder,
  claims: readonly Omit<Claim, 'heldQuantity'>[],
): ReadonlyMap<number, number> {
  const kept = new Map(claims.map(({ orderLineId, keptQuantity = 0 }) => [orderLineId, keptQuantity]));
  return new Map(
    giftsOfOrder(order).map(({ gift, main, worthCents }) => [main.id, worthCents * (kept.get(gift.id) ?? 0)]),
  );
}
