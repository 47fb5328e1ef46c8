import { z } from 'zod';
import { defineModule, job, plainJob } from '../../infra/modules/define-module.ts';
import { STOCK_CHANGED } from '../inventory/index.ts';
import { approvalRuleList, saveApprovalRule } from './approval/approval-rules.ts';
import { approveProducts, refuseProducts, restoreProducts, takeDownProducts } from './approval/decide-products.ts';
import { platformProductPage, waitingProductInfo, waitingProductPage } from './approval/platform-products.ts';
import { countWaiting } from './approval/platform-products-db.ts';
import { brandPage } from './brands/brand-page.ts';
import { deleteBrand, mergeBrands, platformBrandPage, saveBrand } from './brands/edit-brands.ts';
import {
  acceptBrandProposal,
  brandProposalPage,
  proposeBrand,
  refuseBrandProposal,
  storeBrandProposalPage,
} from './brands/proposals.ts';
import { countOpenProposals } from './brands/proposals-db.ts';
import { categoryList } from './categories/category-tree.ts';
import {
  changeCategory,
  createCategory,
  deleteCategory,
  moveCategory,
  platformCategoryList,
} from './categories/edit-categories.ts';
import { storeCategories } from './categories/store-categories.ts';
import { type CatalogueContext, openCatalogue } from './context.ts';
import { isProductOnSale, productDetail, skuList } from './detail/product-detail.ts';
import { deleteShippingTemplate, shippingTemplateList } from './in-use/shipping-templates.ts';
import { deleteStoreShelf, storeShelfList } from './in-use/store-shelves.ts';
import { catalogueMails } from './mails.ts';
import { productOptions, storeProductOptions } from './product-options.ts';
import {
  resetProduct,
  seedBrandProposal,
  seedBrands,
  seedCategories,
  seedDeliveryOffer,
  seedPendingChange,
  seedProducts,
} from './seed.ts';
import { changeProductPrices, changeProductShelf } from './store-products/change-product-prices.ts';
import { changeProductStatus } from './store-products/change-product-status.ts';
import { copyProduct } from './store-products/copy-product.ts';
import { previewProduct } from './store-products/preview-product.ts';
import { productEditorChoices } from './store-products/product-editor-choices.ts';
import { switchProducts } from './store-products/product-schedule.ts';
import { changeProduct, createProduct } from './store-products/save-product.ts';
import { storeProductInfo } from './store-products/store-product-info.ts';
import { storeProductCount, storeProductPage } from './store-products/store-product-page.ts';
import { announceFigures } from './write/announce-figures.ts';
import { recountStores } from './write/recount-stores.ts';
import { updateHasStock } from './write/write-products.ts';

export { setApprovalRule } from './approval/approval-rules.ts';
export { BRAND_CHANGED } from './brands/edit-brands.ts';
export { hasBrandProposals } from './brands/proposals-db.ts';
export { type CategoryNames, pathNames, pathTo } from './categories/category-names.ts';
export { CATEGORY_CHANGED } from './categories/edit-categories.ts';
export type { Catalogue } from './context.ts';
export { findProductsByCode, findStoreProducts, readOfferedProducts, storesOfProducts } from './find-products-db.ts';
export {
  countProductsIn,
  type ProductScope,
  productIdsAfter,
  productIdsOfStore,
  readCategoriesOf,
  readProductNames,
} from './product-db.ts';
export { type OfferedGift, presentGift, readGifts } from './sale-items/gifts.ts';
export {
  lineActivity,
  type PricedItem,
  pictureOf,
  priceItems,
  skuNameIn,
  skuNames,
  wantedLine,
  withheldFirstOrderPrice,
} from './sale-items/sale-items.ts';
export { readSaleItems, readSaleItemsOf, type SaleItem } from './sale-items/sale-items-db.ts';
export { readForSearch, type SearchSource } from './search-source-db.ts';
export { readProductChunk, readProductChunks } from './sitemap-db.ts';
export { readProductTimes } from './store-products/product-schedule-db.ts';
export { saveStoreProduct } from './store-products/save-store-product.ts';
export {
  findStoreSkuIds,
  readOfferedSkuIds,
  readOfferedSkus,
  readStoreSkus,
  type StoreSku,
} from './store-skus-db.ts';
export { FIGURES_CHANGED } from './write/announce-figures.ts';
export { readSalesFigures } from './write/figure-changes-db.ts';
export { recountStores } from './write/recount-stores.ts';
export { addRatings, countSold, PRODUCT_CHANGED } from './write/write-products.ts';

/** Products, their SKUs, categories and brands. */
export const catalogue = defineModule({
  name: 'catalogue',
  open: openCatalogue,
  operations: {
    ...{ categoryList, productDetail, skuList, isProductOnSale, brandPage, storeCategories },
    ...{ storeShelfList, deleteStoreShelf, shippingTemplateList, deleteShippingTemplate },
    ...{ storeProductPage, storeProductCount, storeProductInfo, productEditorChoices, previewProduct },
    ...{ createProduct, changeProduct, copyProduct, changeProductStatus, changeProductPrices, changeProductShelf },
    ...{ proposeBrand, storeBrandProposalPage, storeProductOptions },
    ...{ platformProductPage, waitingProductPage, waitingProductInfo, approvalRuleList, saveApprovalRule },
    ...{ approveProducts, refuseProducts, takeDownProducts, restoreProducts, productOptions },
    ...{ platformCategoryList, createCategory, changeCategory, moveCategory, deleteCategory },
    ...{ platformBrandPage, saveBrand, mergeBrands, deleteBrand },
    ...{ brandProposalPage, acceptBrandProposal, refuseBrandProposal },
  },
  mails: catalogueMails,
  staffWork: [
    {
      permission: 'products.view',
      count: async ({ database: { queries } }) => ({ waitingProducts: await countWaiting(queries) }),
    },
    {
      permission: 'catalogue.view',
      count: async ({ database: { queries } }) => ({ brandProposals: await countOpenProposals(queries) }),
    },
  ],
  jobs: {
    recountStores: plainJob('bulk', ({ database }: CatalogueContext) => recountStores(database)),
    switchProducts: plainJob('critical', switchProducts),
    announceFigures: plainJob('index', announceFigures),
  },
  schedule: { recountStores: '17 * * * *', switchProducts: '* * * * *', announceFigures: '* * * * *' },
  subscriptions: [
    {
      event: STOCK_CHANGED,
      subscriber: 'catalogue',
      handle: job('index', z.object({ productIds: z.array(z.int()) }), updateHasStock),
    },
  ],
  seed: {
    resetProduct,
    seedBrandProposal,
    seedBrands,
    seedCategories,
    seedDeliveryOffer,
    seedPendingChange,
    seedProducts,
  },
});
