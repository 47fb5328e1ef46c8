import { z } from 'zod';
import { defineModule, job } from '../../infra/modules/define-module.ts';
import { STOCK_CHANGED } from '../inventory/index.ts';
import { brandPage } from './brand-page.ts';
import { categoryList } from './category-tree.ts';
import { type CatalogueContext, openCatalogue } from './context.ts';
import { countLowStock } from './low-stock.ts';
import { isProductOnSale, productDetail, skuList } from './product-detail.ts';
import { recountStores } from './recount-stores.ts';
import { storeCategories } from './store-categories.ts';
import { updateHasStock } from './write-products.ts';

export { type CategoryNames, pathTo } from './category-names.ts';
export type { Catalogue } from './context.ts';
export { findStoreProducts, storesOfProducts } from './find-products-db.ts';
export { readLowStockItems } from './low-stock.ts';
export { productIdsAfter, productIdsOfStore } from './product-db.ts';
export { recountStores } from './recount-stores.ts';
export { pictureOf, skuNameIn, skuNames, wantedLine } from './sale-items.ts';
export { readSaleItems, type SaleItem } from './sale-items-db.ts';
export { readForSearch, type SearchSource } from './search-source-db.ts';
export { seedBrands, seedCategories, seedDeliveryOffer, seedProducts } from './seed.ts';
export { readProductChunk, readProductChunks } from './sitemap-db.ts';
export {
  addRatings,
  countSold,
  PRODUCT_CHANGED,
  type ProductDraft,
  saveProduct,
} from './write-products.ts';

/** Products, their SKUs, categories and brands. */
export const catalogue = defineModule({
  name: 'catalogue',
  open: openCatalogue,
  operations: { categoryList, productDetail, skuList, isProductOnSale, brandPage, storeCategories },
  jobs: { recountStores: ({ database }: CatalogueContext) => recountStores(database) },
  schedule: { recountStores: '17 * * * *' },
  waitingWork: [{ permission: 'stock.view', count: countLowStock }],
  subscriptions: [
    {
      event: STOCK_CHANGED,
      subscriber: 'catalogue',
      handle: job(z.object({ productIds: z.array(z.int()) }), updateHasStock),
    },
  ],
});
