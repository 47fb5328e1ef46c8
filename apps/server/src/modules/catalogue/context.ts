import { PRODUCT_STATUS } from '@galleria/domain/catalogue/product-types';
import { DEFAULT_LOCALE, type Locale } from '@galleria/domain/site/locales';
import type { Cache } from '../../infra/cache/cache.ts';
import type { Database } from '../../infra/database/database.ts';
import type { Messages } from '../../infra/messages/messages.ts';
import type { Activities } from '../activities/index.ts';
import type { Addresses } from '../addresses/index.ts';
import type { Inventory } from '../inventory/index.ts';
import type { Stores } from '../stores/index.ts';
import { type Brand, nameBrands } from './brands/brand-names.ts';
import { readBrandRows, readCategoryRows } from './catalogue-db.ts';
import { type CategoryNames, nameCategories } from './categories/category-names.ts';
import { buildCategoryTree, type CategoryTree, withoutHiddenBranches } from './categories/category-tree.ts';
import { buildCards, type ProductCard } from './product-cards.ts';
import { type Product, prepareProduct, readCards } from './product-db.ts';
import { type CachedGifts, cacheGifts } from './sale-items/gifts.ts';

/** The module's queries for other modules. Cached ones must not be called inside a transaction. */
export interface Catalogue {
  /** Every visible category by id. Cached. */
  categoryNames(locale: Locale): Promise<CategoryNames>;
  /** Every brand by id, hidden ones included, in the mall's order and then by name. Cached. */
  brands(locale: Locale): Promise<ReadonlyMap<number, Brand>>;
  /** Products as lists show them, by id, also those off the shelf; deleted ones only with `withDeleted`. */
  cards(
    productIds: readonly number[],
    locale: Locale,
    options?: { withDeleted: boolean },
  ): Promise<ReadonlyMap<number, ProductCard>>;
}

export interface CatalogueNeeds {
  readonly database: Database;
  readonly cache: Cache;
  readonly stores: Stores;
  readonly inventory: Inventory;
  readonly activities: Pick<Activities, 'current' | 'giftReader'>;
  readonly addresses: Pick<Addresses, 'list' | 'regionTree'>;
  readonly messages: Pick<Messages, 'write'>;
}

export interface CatalogueContext extends Catalogue, Omit<CatalogueNeeds, 'cache'> {
  /** The visible categories under each parent. Cached. */
  categoryTree(locale: Locale): Promise<CategoryTree>;
  readProduct(productId: number): Promise<Product | undefined>;
  readonly gifts: CachedGifts;
}

export function openCatalogue({ cache, ...needs }: CatalogueNeeds): CatalogueContext {
  const { queries } = needs.database;
  const categories = cache.perLocale('categories', async () => withoutHiddenBranches(await readCategoryRows(queries)));
  const brandRows = cache.perLocale('brands', () => readBrandRows(queries));
  const gifts = cacheGifts(needs);
  cache.onChange(gifts.forget);
  return {
    ...needs,
    gifts,
    readProduct: prepareProduct(queries),
    categoryTree: cache.perLocale('categories', async (locale) =>
      buildCategoryTree(await categories(DEFAULT_LOCALE), locale),
    ),
    categoryNames: cache.perLocale('categories', async (locale) =>
      nameCategories(await categories(DEFAULT_LOCALE), locale),
    ),
    brands: cache.perLocale('brands', async (locale) => nameBrands(await brandRows(DEFAULT_LOCALE), locale)),
    cards: async (productIds, locale, { withDeleted } = { withDeleted: false }) => {
      const [rows, summaries, current] = await Promise.all([
        readCards(queries, productIds),
        needs.stores.summaries(locale),
        needs.activities.current(),
      ]);
      const { deleted, draft } = PRODUCT_STATUS;
      const shown = rows.filter(({ status }) => status !== draft && (withDeleted || status !== deleted));
      return buildCards(shown, summaries, current, locale);
    },
  };
}
