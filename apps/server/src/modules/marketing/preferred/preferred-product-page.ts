import type * as contract from '@galleria/contract/activities/preferred-products';
import { isOpen } from '@galleria/domain/stores/store-status';
import { offsetOf, toPage } from '../../../infra/calls/paging.ts';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { pathTo, readOfferedProducts } from '../../catalogue/index.ts';
import type { MarketingContext } from '../index.ts';

/** The list is cached: a page costs one statement for the products on sale and one for the product cards on it. */
export const preferredProductPage: UseCase<typeof contract.preferredProductPage, MarketingContext> = async (
  { database: { queries }, site, stores, catalogue, chosenIds },
  { categoryId, ...paging },
  { locale },
) => {
  const [{ isPreferredOpen }, prodIds] = await Promise.all([site.productTypes(locale), chosenIds('preferred')]);
  if (!isPreferredOpen || prodIds.length === 0) return { ...toPage([], 0, paging), categories: [] };
  const [onSale, summaries, names] = await Promise.all([
    readOfferedProducts(queries, prodIds),
    stores.summaries(locale),
    catalogue.categoryNames(locale),
  ]);
  const offered = prodIds.flatMap((prodId) => {
    const found = onSale.get(prodId);
    if (!found || !isOpen(summaries.get(found.storeId)?.shopStatus ?? -1)) return [];
    // Undefined when the category is hidden.
    return [{ prodId, topCategoryId: pathTo(names, found.categoryId)[0]?.id }];
  });
  const wanted = offered.filter(({ topCategoryId }) => categoryId === undefined || topCategoryId === categoryId);
  const start = offsetOf(paging);
  const shown = wanted.slice(start, start + paging.size).map(({ prodId }) => prodId);
  const cards = await catalogue.cards(shown, locale);
  const records = shown.flatMap((prodId) => {
    const found = cards.get(prodId);
    if (!found || found.isStale) return [];
    const { status: _, isStale: __, ...card } = found;
    return [card];
  });
  const ofCategory = Map.groupBy(offered, ({ topCategoryId }) => topCategoryId);
  const categories = [...names.values()].flatMap(({ id, name: categoryName }) => {
    const products = ofCategory.get(id)?.length ?? 0;
    return products > 0 ? [{ categoryId: id, categoryName, products }] : [];
  });
  return { ...toPage(records, wanted.length, paging), categories };
};
