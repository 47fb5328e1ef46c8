import { z } from 'zod';
import { defineModule, job } from '../../infra/modules/define-module.ts';
import { STOCK_CHANGED } from '../inventory/index.ts';
import { brandPage } from './brand-page.ts';
import { categoryList } from './category-tree.ts';
import { type CatalogueContext, openCatalogue } from './context.ts';
import { countWaitingProducts } from './count-waiting-products-db.ts';
import { deleteShippingTemplate, shippingTemplateList } from './in-use/shipping-templates.ts';
import { deleteStoreShelf, storeShelfList } from './in-use/store-shelves.ts';
import { isProductOnSale, productDetail, skuList } from './product-detail.ts';
import { recountStores } from './recount-stores.ts';
import { storeCategories } from './store-categories.ts';
import { changeProductPrices, changeProductShelf } from './store-products/change-product-prices.ts';
import { changeProductStatus } from './store-products/change-product-status.ts';
import { copyProduct } from './store-products/copy-product.ts';
import { previewProduct } from './store-products/preview-product.ts';
import { productEditorChoices } from './store-products/product-editor-choices.ts';
import { switchProducts } from './store-products/product-schedule.ts';
import { changeProduct, createProduct } from './store-products/save-product.ts';
import { storeProductInfo } from './store-products/store-product-info.ts';
import { storeProductCount, storeProductPage } from './store-products/store-product-page.ts';
import { updateHasStock } from './write-products.ts';

export { type CategoryNames, pathTo } from './category-names.ts';
export type { Catalogue } from './context.ts';
export { findProductsByCode, findStoreProducts, storesOfProducts } from './find-products-db.ts';
export { productIdsAfter, productIdsOfStore } from './product-db.ts';
export { recountStores } from './recount-stores.ts';
export { pictureOf, skuNameIn, skuNames, wantedLine } from './sale-items.ts';
export { readSaleItems, type SaleItem } from './sale-items-db.ts';
export { readForSearch, type SearchSource } from './search-source-db.ts';
export {
  renewProduct,
  seedBrands,
  seedCategories,
  seedDeliveryOffer,
  seedPendingChange,
  seedProducts,
} from './seed.ts';
export { readProductChunk, readProductChunks } from './sitemap-db.ts';
export { approveProduct, refuseProduct, takeDownProduct } from './store-products/approve-product.ts';
export { readProductTimes } from './store-products/product-schedule-db.ts';
export { saveStoreProduct } from './store-products/save-store-product.ts';
export { findStoreSkuIds, readOfferedSkuIds, readStoreSkus, type StoreSku } from './store-skus-db.ts';
export { addRatings, countSold, PRODUCT_CHANGED } from './write-products.ts';

/** Products, their SKUs, categories and brands. */
export const catalogue = defineModule({
  name: 'catalogue',
  open: openCatalogue,
  operations: {
    ...{ categoryList, productDetail, skuList, isProductOnSale, brandPage, storeCategories },
    ...{ storeShelfList, deleteStoreShelf, shippingTemplateList, deleteShippingTemplate },
    ...{ storeProductPage, storeProductCount, storeProductInfo, productEditorChoices, previewProduct },
    ...{ createProduct, changeProduct, copyProduct, changeProductStatus, changeProductPrices, changeProductShelf },
  },
  staffWork: [
    {
      permission: 'products.view',
      count: async ({ database }) => ({ waitingProducts: await countWaitingProducts(database.queries) }),
    },
  ],
  jobs: { recountStores: ({ database }: CatalogueContext) => recountStores(database), switchProducts },
  schedule: { recountStores: '17 * * * *', switchProducts: '* * * * *' },
  subscriptions: [
    {
      event: STOCK_CHANGED,
      subscriber: 'catalogue',
      handle: job(z.object({ productIds: z.array(z.int()) }), updateHasStock),
    },
  ],
});
