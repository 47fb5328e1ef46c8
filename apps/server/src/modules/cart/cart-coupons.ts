import { bestCoupons } from '@galleria/domain/checkout/best-coupons';
import { type Collectable, collectableCoupons } from '@galleria/domain/checkout/collectable-coupons';
import { type CouponPricingInput, priceWithoutPoints } from '@galleria/domain/checkout/coupon-choices';
import { sumOf } from '@galleria/domain/pricing/reductions';
import type { Queries } from '../../infra/database/database.ts';
import { type OfferedTerms, readCollectable, readOwnCoupons } from '../promotions/index.ts';

export interface CartCoupons {
  /** Saving by the buyer's own coupons at checkout, of a store, or of the platform (null). */
  readonly savesCents: (storeId: number | null) => number;
  readonly collectable: readonly Collectable<OfferedTerms>[];
}

/** Coupons for the selected lines, chosen as checkout does. */
export async function cartCoupons(
  queries: Queries,
  userId: string,
  pricingInput: CouponPricingInput,
): Promise<CartCoupons> {
  if (pricingInput.lines.length === 0) return { savesCents: () => 0, collectable: [] };
  const storeIds = [...new Set(pricingInput.lines.map(({ storeId }) => storeId))];
  const [own, offers] = await Promise.all([
    readOwnCoupons(queries, userId),
    readCollectable(queries, userId, storeIds),
  ]);
  const usable = own.filter(({ isYetToStart }) => !isYetToStart);
  const chosen = bestCoupons(pricingInput, usable);
  const { orders, reductions } = priceWithoutPoints(pricingInput, chosen);
  return {
    savesCents: (storeId) => {
      if (storeId === null) return sumOf(reductions, 'platformCoupon');
      return sumOf(orders.find((order) => order.storeId === storeId)?.reductions ?? [], 'storeCoupon');
    },
    collectable: collectableCoupons(pricingInput, chosen, offers),
  };
}
