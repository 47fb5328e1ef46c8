import { recommendList } from '@galleria/contract/catalogue';
import * as operations from '@galleria/contract/search';
import { type Binding, bind } from '../../infra/calls/binding.ts';
import { signedInBuyer } from '../../infra/calls/signed-in-buyer.ts';
import type { Search } from './index.ts';

export function searchRoutes(search: Search): Binding[] {
  return [
    bind(operations.hotSearch, ({ type }, { locale }) => search.hotSearches(type === 1 ? 'goods' : 'stores', locale)),
    bind(operations.searchPage, (question, { locale }) => search.page(question, locale)),
    bind(operations.searchFacets, (criteria, { locale }) => search.facets(criteria, locale)),
    bind(operations.suggest, ({ keyword }, { locale }) => search.suggest(keyword, locale)),
    bind(operations.renovationPage, (question, { locale }) => search.chosen(question, locale)),
    bind(operations.topByShop, (question, { locale }) => search.topByShop(question, locale)),
    bind(operations.searchHistory, (_, caller) => search.history(signedInBuyer(caller).userId)),
    bind(operations.rememberSearch, ({ keyword }, caller) => search.remember(signedInBuyer(caller).userId, keyword)),
    bind(operations.forgetSearches, ({ keyword }, caller) => search.forget(signedInBuyer(caller).userId, keyword)),
    bind(recommendList, (question, { locale }) => search.related(question, locale)),
  ];
}
