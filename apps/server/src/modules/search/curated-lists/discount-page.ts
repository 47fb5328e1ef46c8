import type { OutputOf } from '@galleria/contract/operation';
import type { discountPage as operation } from '@galleria/contract/promotions/discounts';
import type { Locale } from '@galleria/domain/site/locales';
import { isOpen } from '@galleria/domain/stores/store-status';
import { offsetOf, toPage } from '../../../infra/calls/paging.ts';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { presentDiscount, runningAt } from '../../promotions/index.ts';
import type { SearchContext } from '../context.ts';
import { listSurroundings, toListItem } from '../query/list-item.ts';
import { readTopOfStores } from './curated-lists-db.ts';

type Products = OutputOf<typeof operation>['records'][number]['products'];
type DatedDiscount = ReturnType<typeof runningAt>[number];

const PRODUCTS_SHOWN = 4;
/** More than shown, since some of the named products may be off the shelf. */
const PRODUCTS_READ = 12;

/** Current discounts, except those of stores that are not open. */
export const discountPage: UseCase<typeof operation, SearchContext> = async (
  context,
  { shopId, ...paging },
  { locale },
) => {
  const [current, summaries] = await Promise.all([
    context.promotions.currentDiscounts(),
    context.stores.summaries(locale),
  ]);
  const running = runningAt(current).filter(({ discount: { storeId } }) => {
    const store = summaries.get(storeId);
    return store && isOpen(store.shopStatus) && (shopId === undefined || storeId === shopId);
  });
  running.sort((one, other) => one.endsAt.getTime() - other.endsAt.getTime());
  const shown = running.slice(offsetOf(paging), offsetOf(paging) + paging.size);
  const productsOf = await readProducts(context, shown, locale);
  const records = shown.map((one) => ({
    ...presentDiscount(one, {
      ...{ state: 'running', now: current.now, locale },
      store: summaries.get(one.discount.storeId),
    }),
    products: productsOf(one),
  }));
  return toPage(records, running.length, paging);
};

/**
 * Two statements for any number of discounts: the most popular products of whole stores, and the products that
 * discounts name.
 */
async function readProducts(
  context: SearchContext,
  shown: readonly DatedDiscount[],
  locale: Locale,
): Promise<(discount: DatedDiscount) => Products> {
  const shopIds = shown.flatMap(({ discount }) => (discount.prodIds.length === 0 ? [discount.storeId] : []));
  const prodIds = shown.flatMap(({ discount }) => discount.prodIds.slice(0, PRODUCTS_READ));
  const [top, cards, surroundings] = await Promise.all([
    shopIds.length > 0 ? readTopOfStores(context.database, [...new Set(shopIds)], PRODUCTS_SHOWN) : [],
    prodIds.length > 0 ? context.catalogue.cards([...new Set(prodIds)], locale) : undefined,
    listSurroundings(context, locale),
  ]);
  return ({ discount }) => {
    if (discount.prodIds.length === 0) {
      const own = top.filter((row) => row.shopId === discount.storeId);
      return own.map((row) => toListItem(row, surroundings, locale));
    }
    const named = discount.prodIds.slice(0, PRODUCTS_READ).flatMap((id) => cards?.get(id) ?? []);
    const onSale = named.filter(({ isStale }) => !isStale).slice(0, PRODUCTS_SHOWN);
    return onSale.map(({ isStale: _, status: __, ...card }) => card);
  };
}
