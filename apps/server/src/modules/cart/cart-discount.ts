import type * as contract from '@galleria/contract/cart/cart';
import type { OutputOf } from '@galleria/contract/operation';
import { discountProgress } from '@galleria/domain/cart/discount-progress';
import { mainUnits } from '@galleria/domain/money/main-units';
import type { PricedLine } from '@galleria/domain/pricing/trade';
import type { DiscountStep } from '@galleria/domain/promotions/store-discounts';
import { refuse } from '@galleria/domain/refusals';
import { type Locale, textIn } from '@galleria/domain/site/locales';
import type { UseCase } from '../../infra/calls/use-case.ts';
import type { NamedDiscount } from '../promotions/index.ts';
import { assessCart } from './assess-lines.ts';
import type { CartContext } from './index.ts';
import { buyerOwner, findGuest } from './owner.ts';
import { priceSelected } from './price-cart.ts';

/** Runs no statement for a visitor without a cart. */
export const cartDiscount: UseCase<typeof contract.cartDiscount, CartContext> = async (
  { database, stores, catalogue, promotions, activities },
  { discountId },
  { actor, browser, locale },
) => {
  const discounts = await promotions.discounts();
  const discount = discounts.find((one) => one.discountId === discountId);
  if (!discount) return refuse('discount.notFound');
  const owner = actor.kind === 'buyer' ? buyerOwner(actor.userId) : findGuest(browser);
  const [summaries, readPrices, categories] = await Promise.all([
    stores.summaries(locale),
    activities.priceReader(),
    catalogue.categoryNames(locale),
  ]);
  const { available } = owner ? await assessCart(database.queries, owner, summaries, readPrices) : { available: [] };
  const { orders } = priceSelected(available, discounts, categories);
  const lines = orders.find(({ storeId }) => storeId === discount.storeId)?.lines ?? [];
  return presentDiscount(discount, discounts, lines, locale);
};

/** Progress of the store's priced lines towards one of its running discounts. */
export function presentDiscount(
  discount: NamedDiscount,
  discounts: readonly NamedDiscount[],
  lines: readonly PricedLine[],
  locale: Locale,
): OutputOf<typeof contract.cartDiscount> {
  const { discountId, kind, name, prodIds } = discount;
  const earlier = discounts.slice(0, discounts.indexOf(discount));
  const { pieces, reached, next } = discountProgress(discount, new Set(earlier.map((one) => one.discountId)), lines);
  const inUnits = (amount: number) => (kind === 'spend' ? mainUnits(amount) : amount);
  const step = ({ from, off }: DiscountStep) => ({ from: inUnits(from), off: inUnits(off) });
  return {
    ...{ discountId, kind, prodIds: [...prodIds], pieces },
    name: textIn(name, locale),
    reached: reached ? step(reached) : null,
    next: next ? { ...step(next), missing: inUnits(next.missing) } : null,
  };
}
