import type * as contract from '@galleria/contract/search/search';
import { PRODUCT_STATUS } from '@galleria/domain/catalogue/product-types';
import { textIn } from '@galleria/domain/site/locales';
import { offsetOf, toPage } from '../../../infra/calls/paging.ts';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { pathTo, readForSearch } from '../../catalogue/index.ts';
import type { SearchContext } from '../context.ts';
import { listSurroundings, toListItem } from '../query/list-item.ts';
import { readRelatedProducts, readTopOfStores } from './curated-lists-db.ts';

/** In the order of the requested stores. */
export const topProductsByStore: UseCase<typeof contract.topProductsByStore, SearchContext> = async (
  context,
  { shopIds, size },
  { locale },
) => {
  const wanted = [...new Set(shopIds)];
  const [rows, surroundings] = await Promise.all([
    readTopOfStores(context.database, wanted, size),
    listSurroundings(context, locale),
  ]);
  const byShop = Map.groupBy(rows, (row) => row.shopId);
  return wanted.map((shopId) => ({
    shopId,
    products: (byShop.get(shopId) ?? []).map((row) => toListItem(row, surroundings, locale)),
  }));
};

/** A product that is no longer on sale is not in the index: then the category of the input is used. */
export const relatedProducts: UseCase<typeof contract.relatedProducts, SearchContext> = async (
  context,
  { prodId, categoryId, size },
  { locale },
) => {
  const [surroundings, names] = await Promise.all([
    listSurroundings(context, locale),
    context.catalogue.categoryNames(locale),
  ]);
  const [, second] = categoryId === undefined ? [] : pathTo(names, categoryId);
  const rows = await readRelatedProducts(context.database, prodId, { own: categoryId, second: second?.id }, size);
  return rows.map((row) => toListItem(row, surroundings, locale));
};

/** Products that wait for approval or were taken down by the platform are never shown. */
const MAY_BE_SHOWN: ReadonlySet<number> = new Set([PRODUCT_STATUS.onSale, PRODUCT_STATUS.offShelf]);

/** From the catalogue, since the index has no products that are off the shelf. */
export const productsById: UseCase<typeof contract.productsById, SearchContext> = async (
  { database, catalogue },
  { prodIds, getDelete, ...paging },
  { locale },
) => {
  const wanted = [...new Set(prodIds)];
  const [cards, sources] = await Promise.all([
    catalogue.cards(wanted, locale),
    readForSearch(database.queries, wanted),
  ]);
  const briefs = new Map(sources.map(({ id, brief }) => [id, textIn(brief, locale)]));
  const shown = wanted
    .flatMap((id) => cards.get(id) ?? [])
    .filter((card) => !card.isStale || (getDelete === 1 && MAY_BE_SHOWN.has(card.status)))
    .map(({ isStale: _, ...card }) => ({ ...card, description: briefs.get(card.prodId) ?? '' }));
  const offset = offsetOf(paging);
  return toPage(shown.slice(offset, offset + paging.size), shown.length, paging);
};
