import type { OutputOf } from '@galleria/contract/operation';
import type * as contract from '@galleria/contract/promotions/promotions';
import { cartObjection } from '@galleria/domain/cart/cart-rules';
import { bestCoupons } from '@galleria/domain/checkout/best-coupons';
import { type OwnCoupon, priceWithoutPoints } from '@galleria/domain/checkout/coupon-choices';
import { goodsPricingInput } from '@galleria/domain/checkout/goods-pricing-input';
import { mainUnits } from '@galleria/domain/money/main-units';
import type { StoreDiscount } from '@galleria/domain/promotions/store-discounts';
import { isOpen } from '@galleria/domain/stores/store-status';
import type { UseCase } from '../../infra/calls/use-case.ts';
import {
  type CategoryNames,
  type PricedItem,
  pathTo,
  priceItems,
  readSaleItemsOf,
  wantedLine,
} from '../catalogue/index.ts';
import { isCollectable } from './collectable-coupons.ts';
import { presentOffer } from './coupon-page.ts';
import { type Offer, readOffers } from './coupons-db.ts';
import type { PromotionsContext } from './index.ts';
import { readOwnCoupons } from './own-coupons-db.ts';
import { preparePresenting } from './present-coupon.ts';

type Price = OutputOf<typeof contract.productCoupons>['prices'][number];

const MAX_SHOWN = 20;
const NOTHING = { coupons: [], prices: [] };

/**
 * Two statements for a visitor, whose answer is the same for all visitors. One more each: for a buyer, whose own
 * coupons count as well; for a product with an activity; and for the names of products that a coupon is limited to.
 */
export const productCoupons: UseCase<typeof contract.productCoupons, PromotionsContext> = async (
  context,
  { prodId },
  { actor, locale },
) => {
  const { database, stores, catalogue, activities } = context;
  const { queries } = database;
  const userId = actor.kind === 'buyer' ? actor.userId : undefined;
  const [saleItems, own, summaries, categories, discounts, readPrices] = await Promise.all([
    readSaleItemsOf(queries, prodId),
    userId === undefined ? [] : readOwnCoupons(queries, userId),
    stores.summaries(locale),
    catalogue.categoryNames(locale),
    context.discounts(),
    activities.priceReader(),
  ]);
  const [product] = saleItems;
  const store = product && summaries.get(product.storeId);
  if (!product || !store || !isOpen(store.shopStatus)) return NOTHING;
  const categoryIds = pathTo(categories, product.categoryId).map(({ id }) => id);
  const line = { prodId, storeId: product.storeId, categoryIds };
  const skuIds = saleItems.map(({ skuId }) => skuId);
  const [offers, activityPrices] = await Promise.all([
    readOffers(queries, { line, closedStoreIds: [] }, userId, { offset: 0, limit: MAX_SHOWN }),
    readPrices(queries, skuIds, userId),
  ]);
  const present = await preparePresenting({ stores, catalogue }, offers, locale);
  const usable = own.filter(({ isYetToStart }) => !isYetToStart);
  return {
    coupons: offers.map((offer) => ({ ...present(offer), ...presentOffer(offer) })),
    prices: pricesAfterCoupons(priceItems(saleItems, activityPrices), {
      candidates: [...usable, ...offers.filter(isCollectable).map(asOwn)],
      discounts,
      categories,
    }),
  };
};

/** Treats the offer as if it had been collected. Ids of own coupons are above 0, so the negative id cannot collide. */
function asOwn(offer: Offer): OwnCoupon {
  return { ...offer, ownCouponId: -offer.couponId, validUntil: offer.validUntil ?? FAR_FUTURE };
}

const FAR_FUTURE = new Date(8_640_000_000_000_000);

interface Savings {
  readonly candidates: readonly OwnCoupon[];
  readonly discounts: readonly StoreDiscount[];
  readonly categories: CategoryNames;
}

/** One piece of each SKU, priced as the checkout would price it with the coupons that it would choose. */
function pricesAfterCoupons(items: readonly PricedItem[], savings: Savings): Price[] {
  if (savings.candidates.length === 0) return [];
  // Most SKUs of a product cost the same, and then the best coupons are the same.
  const known = new Map<string, Omit<Price, 'skuId'> | undefined>();
  return items.flatMap((item) => {
    if (cartObjection(item.type)) return [];
    const key = `${item.priceCents} ${item.activity?.activityId}`;
    if (!known.has(key)) known.set(key, priceAfterCoupons(item, savings));
    const price = known.get(key);
    return price ? [{ skuId: item.skuId, ...price }] : [];
  });
}

function priceAfterCoupons(
  item: PricedItem,
  { candidates, discounts, categories }: Savings,
): Omit<Price, 'skuId'> | undefined {
  const pricingInput = goodsPricingInput([wantedLine(item, String(item.skuId), 1, categories)], discounts);
  const best = bestCoupons(pricingInput, candidates);
  if (best.length === 0) return undefined;
  const { payableCents } = priceWithoutPoints(pricingInput, best);
  return { price: mainUnits(payableCents), couponIds: best.map(({ couponId }) => couponId) };
}
