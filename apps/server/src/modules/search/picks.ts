import type { OutputOf, ParsedInputOf } from '@galleria/contract/operation';
import type { productsById, relatedProducts, topProductsByStore } from '@galleria/contract/search';
import { PRODUCT_STATUS } from '@galleria/domain/catalogue/product-types';
import { type Locale, textIn } from '@galleria/domain/site/locales';
import { pathTo, readForSearch } from '../catalogue/index.ts';
import type { SearchContext } from './context.ts';
import { readRelatedProducts, topOfStores } from './picks-db.ts';
import { type ListItem, showItem } from './show-item.ts';

/** In the order of the stores asked for. */
export async function showTopByShop(
  { database, stores }: SearchContext,
  { shopIds, size }: ParsedInputOf<typeof topProductsByStore>,
  locale: Locale,
): Promise<OutputOf<typeof topProductsByStore>> {
  const wanted = [...new Set(shopIds)];
  const [rows, heads] = await Promise.all([topOfStores(database, wanted, size), stores.summaries(locale)]);
  const byShop = Map.groupBy(rows, (row) => row.shopId);
  return wanted.map((shopId) => ({
    shopId,
    products: (byShop.get(shopId) ?? []).map((row) => showItem(row, heads, locale)),
  }));
}

/** What cannot be bought any more stands in no list: then the category that was named is where to look. */
export async function showRelated(
  { database, stores, catalogue }: SearchContext,
  { prodId, categoryId, size }: ParsedInputOf<typeof relatedProducts>,
  locale: Locale,
): Promise<ListItem[]> {
  const [heads, names] = await Promise.all([stores.summaries(locale), catalogue.categoryNames(locale)]);
  const [, second] = categoryId === undefined ? [] : pathTo(names, categoryId);
  const rows = await readRelatedProducts(database, prodId, { own: categoryId, second: second?.id }, size);
  return rows.map((row) => showItem(row, heads, locale));
}

/** What waits for approval or was taken down by the platform is nobody’s business. */
const WAS_SHOWN: ReadonlySet<number> = new Set([PRODUCT_STATUS.onSale, PRODUCT_STATUS.offShelf]);

/** Asked of the catalogue, which also knows what is off the shelf. */
export async function showChosen(
  { database, catalogue }: SearchContext,
  { prodIds, getDelete, current, size }: ParsedInputOf<typeof productsById>,
  locale: Locale,
): Promise<OutputOf<typeof productsById>> {
  const wanted = [...new Set(prodIds)];
  const [cards, sources] = await Promise.all([
    catalogue.cards(wanted, locale),
    readForSearch(database.queries, wanted),
  ]);
  const briefs = new Map(sources.map(({ id, brief }) => [id, textIn(brief, locale)]));
  const shown = wanted
    .flatMap((id) => cards.get(id) ?? [])
    .filter((card) => !card.isStale || (getDelete === 1 && WAS_SHOWN.has(card.status)))
    .map(({ isStale: _, ...card }) => ({ ...card, description: briefs.get(card.prodId) ?? '' }));
  const records = shown.slice((current - 1) * size, current * size);
  return { records, total: shown.length, pages: Math.ceil(shown.length / size), current, size };
}
