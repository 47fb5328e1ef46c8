import type * as contract from '@galleria/contract/promotions/discounts';
import { shopperDiscountState } from '@galleria/domain/promotions/promotion-states';
import { isDiscounted } from '@galleria/domain/promotions/store-discounts';
import { refuse } from '@galleria/domain/refusals';
import { isOpen } from '@galleria/domain/stores/store-status';
import type { UseCase } from '../../infra/calls/use-case.ts';
import { readDiscount } from './discounts-db.ts';
import type { PromotionsContext } from './index.ts';
import { presentDiscount } from './present-discount.ts';
import { runningAt } from './promotions-cache.ts';

/** Costs no statement as long as the discount has not ended. A discount of a closed store is reported as not found. */
export const discountInfo: UseCase<typeof contract.discountInfo, PromotionsContext> = async (
  { database, stores, currentDiscounts },
  { discountId },
  { locale },
) => {
  const [{ now, discounts }, summaries] = await Promise.all([currentDiscounts(), stores.summaries(locale)]);
  const current = discounts.find(({ discount }) => discount.discountId === discountId);
  const found = current ? { ...current, isOn: true } : await readDiscount(database.queries, discountId);
  const state = found && shopperDiscountState(found, now);
  const store = found && summaries.get(found.discount.storeId);
  if (!found || !state || !store || !isOpen(store.shopStatus)) return refuse('discount.notFound');
  return presentDiscount(found, { state, now, store, locale });
};

/** Costs no statement, since every product page calls it. */
export const productDiscounts: UseCase<typeof contract.productDiscounts, PromotionsContext> = async (
  { stores, currentDiscounts },
  { prodId, shopId },
  { locale },
) => {
  const [current, summaries] = await Promise.all([currentDiscounts(), stores.summaries(locale)]);
  const store = summaries.get(shopId);
  return runningAt(current)
    .filter(({ discount }) => isDiscounted(discount, { storeId: shopId, prodId }))
    .map((one) => presentDiscount(one, { state: 'running', now: current.now, store, locale }));
};
