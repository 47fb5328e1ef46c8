import type { brandPage, productDetail } from '@galleria/contract/catalogue';
import type { OutputOf, ParsedInputOf } from '@galleria/contract/operation';
import { PRODUCT_STATUS } from '@galleria/domain/catalogue/product-types';
import { isRefused } from '@galleria/domain/refusals';
import { DEFAULT_LOCALE, type Locale } from '@galleria/domain/site/locales';
import type { TaskList } from 'graphile-worker';
import type { Cache } from '../../infra/cache.ts';
import type { Caller } from '../../infra/calls/use-case.ts';
import type { Database } from '../../infra/database/database.ts';
import type { Schedule } from '../../infra/jobs.ts';
import { adaptModule } from '../../infra/modules/define-module.ts';
import type { Addresses } from '../addresses/index.ts';
import type { Inventory } from '../inventory/index.ts';
import { type Brand, readBrands, readCategories } from './catalogue-db.ts';
import { type CategoryNames, nameCategories } from './category-names.ts';
import { buildCategoryTree, type Categories, withoutHiddenBranches } from './category-tree.ts';
import type { CatalogueContext } from './context.ts';
import { pageBrands } from './page-brands.ts';
import { buildCards, type ProductCard } from './product-cards.ts';
import { countByShelf, prepareProduct, readCards } from './product-db.ts';
import { recountStores } from './recount-stores.ts';
import { findRegions } from './region-for.ts';
import { catalogueRoutes } from './routes.ts';
import { listSkus, openProduct, showProduct } from './show-product.ts';

export { addBrands, addCategories } from './add-shelves.ts';
export { type CategoryNames, pathTo } from './category-names.ts';
export { productIdsAfter, productIdsOfStore } from './product-db.ts';
export { recountStores } from './recount-stores.ts';
export { pictureOf, skuNameIn, skuNames, wantedLine } from './sale-items.ts';
export { readSaleItems, type SaleItem } from './sale-items-db.ts';
export { readForSearch, type SearchSource } from './search-source-db.ts';
export { readProductChunk, readProductChunks } from './sitemap-db.ts';
export {
  addProducts,
  addRatings,
  countSold,
  noteStock,
  offerDelivery,
  PRODUCT_CHANGED,
  type ProductDraft,
  saveProduct,
} from './write-products.ts';

/** What is for sale, and how it is sorted. */
export interface Catalogue {
  categoriesUnder(parentId: number, locale: Locale): Promise<Categories>;
  /** Every category that is shown, by id, from memory. Never asked inside a transaction. */
  categoryNames(locale: Locale): Promise<CategoryNames>;
  /** Every brand by id, in the order of their names, from memory. Never asked inside a transaction. */
  brands(): Promise<ReadonlyMap<number, Brand>>;
  brandPage(question: ParsedInputOf<typeof brandPage>): Promise<OutputOf<typeof brandPage>>;
  product(question: ParsedInputOf<typeof productDetail>, caller: Caller): ReturnType<typeof showProduct>;
  /** What lists show of products, by id, also of those that are stale; of those that were deleted only if wanted. */
  cards(
    productIds: readonly number[],
    locale: Locale,
    options?: { withDeleted: boolean },
  ): Promise<ReadonlyMap<number, ProductCard>>;
  skus(productId: number, locale: Locale): ReturnType<typeof listSkus>;
  canBeOpened(productId: number): Promise<boolean>;
  readonly tasks: TaskList;
  readonly schedule: Schedule;
}

interface CatalogueOptions extends Pick<CatalogueContext, 'stores' | 'stockOf' | 'regionFor'> {
  readonly database: Database;
  readonly cache: Cache;
}

export function openCatalogue({ database, cache, ...given }: CatalogueOptions): Catalogue {
  const { queries } = database;
  const categories = cache.perLocale('categories', async () => withoutHiddenBranches(await readCategories(queries)));
  const tree = cache.perLocale('categories', async (locale) =>
    buildCategoryTree(await categories(DEFAULT_LOCALE), locale),
  );
  const categoryNames = cache.perLocale('categories', async (locale) =>
    nameCategories(await categories(DEFAULT_LOCALE), locale),
  );
  const brandsById = cache.perLocale(
    'brands',
    async () => new Map((await readBrands(queries)).map((brand) => [brand.id, brand])),
  );
  const brands = () => brandsById(DEFAULT_LOCALE);
  const context: CatalogueContext = { ...given, readProduct: prepareProduct(queries), categoryNames, brands };
  return {
    categoriesUnder: async (parentId, locale) => (await tree(locale)).get(parentId) ?? [],
    categoryNames,
    brands,
    brandPage: async (question) => pageBrands((await brands()).values(), question),
    product: (question, caller) => showProduct(context, question, caller),
    cards: async (productIds, locale, { withDeleted } = { withDeleted: false }) => {
      const [rows, heads] = await Promise.all([readCards(queries, productIds), given.stores.summaries(locale)]);
      const shown = rows.filter(({ status }) => withDeleted || status !== PRODUCT_STATUS.deleted);
      return buildCards(shown, heads, locale);
    },
    skus: (productId, locale) => listSkus(context, productId, locale),
    canBeOpened: async (productId) => !isRefused(await openProduct(context, productId, DEFAULT_LOCALE)),
    tasks: { recountStores: () => recountStores(database) },
    schedule: { recountStores: '17 * * * *' },
  };
}

/** How many products on sale stand on each shelf of a store. */
export function countOnShelves({ queries }: Database) {
  return (storeId: number) => countByShelf(queries, storeId, PRODUCT_STATUS.onSale);
}

interface Needs extends Pick<CatalogueOptions, 'database' | 'cache' | 'stores'> {
  readonly addresses: Addresses;
  readonly inventory: Inventory;
}

export const catalogue = adaptModule(
  'catalogue',
  ({ addresses, inventory, ...given }: Needs) =>
    openCatalogue({ ...given, stockOf: inventory.stockOf, regionFor: findRegions(() => addresses) }),
  catalogueRoutes,
);
