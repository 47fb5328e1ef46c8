import { z } from 'zod';
import { defineModule, job } from '../../infra/modules/define-module.ts';
import { ACTIVITY_TURNED } from '../activities/index.ts';
import { BRAND_CHANGED, CATEGORY_CHANGED, FIGURES_CHANGED, PRODUCT_CHANGED } from '../catalogue/index.ts';
import { STORE_CHANGED } from '../stores/index.ts';
import {
  deleteHotSearch,
  orderHotSearches,
  platformHotSearchList,
  saveHotSearch,
} from './console/edit-hot-searches.ts';
import { deleteSynonyms, saveSynonyms, synonymList } from './console/edit-synonyms.ts';
import {
  continueIndexRun,
  indexBrand,
  indexCategory,
  indexRunList,
  RunId,
  startIndexRun,
} from './console/index-runs.ts';
import { openSearch } from './context.ts';
import { productsById, relatedProducts, topProductsByStore } from './curated-lists/curated-lists.ts';
import { discountPage } from './curated-lists/discount-page.ts';
import { searchFacets } from './facets/search-facets.ts';
import { addSearchHistory, clearSearchHistory, searchHistory, searchPersonalData } from './history/search-history.ts';
import { indexProducts, indexStore, ProductIds } from './index/index-products.ts';
import { updateFigures } from './index/update-figures.ts';
import { searchProducts } from './query/search-products.ts';
import { seedHotSearches, seedSearch } from './seed.ts';
import { hotSearches } from './suggest/hot-searches.ts';
import { searchSuggestions } from './suggest/search-suggestions.ts';

export type { Search } from './context.ts';
export { findNamedProducts } from './find-named-products-db.ts';
export { indexAll } from './index/index-products.ts';
export { rebuildIndex } from './index/rebuild-index.ts';

/** Finding products by keyword, category, store and filters. README.md explains how. */
export const search = defineModule({
  name: 'search',
  open: openSearch,
  operations: {
    ...{ searchProducts, searchFacets, searchSuggestions, hotSearches },
    ...{ productsById, topProductsByStore, relatedProducts, discountPage },
    ...{ searchHistory, addSearchHistory, clearSearchHistory },
    ...{ platformHotSearchList, saveHotSearch, orderHotSearches, deleteHotSearch },
    ...{ synonymList, saveSynonyms, deleteSynonyms, indexRunList, startIndexRun },
  },
  jobs: {
    indexProducts: job('index', ProductIds, indexProducts),
    continueIndexRun: job('bulk', RunId, continueIndexRun),
  },
  subscriptions: [
    { event: PRODUCT_CHANGED, subscriber: 'search', handle: job('index', ProductIds, indexProducts) },
    { event: FIGURES_CHANGED, subscriber: 'search', handle: job('index', ProductIds, updateFigures) },
    { event: ACTIVITY_TURNED, subscriber: 'search', handle: job('index', ProductIds, indexProducts) },
    {
      event: CATEGORY_CHANGED,
      subscriber: 'search',
      handle: job('index', z.object({ categoryId: z.int() }), indexCategory),
    },
    { event: BRAND_CHANGED, subscriber: 'search', handle: job('index', z.object({ brandId: z.int() }), indexBrand) },
    { event: STORE_CHANGED, subscriber: 'search', handle: job('index', z.object({ storeId: z.int() }), indexStore) },
  ],
  personalData: [searchPersonalData],
  seed: { seedHotSearches, seedSearch },
});
