import * as operations from '@galleria/contract/search';
import { relatedProducts } from '@galleria/contract/search';
import { signedInBuyer } from '../../infra/calls/signed-in-buyer.ts';
import { type Binding, bind } from '../../infra/calls/use-case.ts';
import type { Search } from './index.ts';

export function searchRoutes(search: Search): Binding[] {
  return [
    bind(operations.hotSearches, ({ type }, { locale }) => search.hotSearches(type === 1 ? 'goods' : 'stores', locale)),
    bind(operations.searchProducts, (question, { locale }) => search.page(question, locale)),
    bind(operations.searchFacets, (criteria, { locale }) => search.facets(criteria, locale)),
    bind(operations.searchSuggestions, ({ keyword }, { locale }) => search.suggest(keyword, locale)),
    bind(operations.productsById, (question, { locale }) => search.chosen(question, locale)),
    bind(operations.topProductsByStore, (question, { locale }) => search.topByShop(question, locale)),
    bind(operations.searchHistory, (_, caller) => search.history(signedInBuyer(caller).userId)),
    bind(operations.addSearchHistory, ({ keyword }, caller) => search.remember(signedInBuyer(caller).userId, keyword)),
    bind(operations.clearSearchHistory, ({ keyword }, caller) => search.forget(signedInBuyer(caller).userId, keyword)),
    bind(relatedProducts, (question, { locale }) => search.related(question, locale)),
  ];
}
