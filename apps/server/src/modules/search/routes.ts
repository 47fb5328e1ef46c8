import * as operations from '@galleria/contract/search';
import { type Binding, bind } from '../../infra/calls/binding.ts';
import type { Search } from './index.ts';

export function searchRoutes(search: Search): Binding[] {
  return [
    bind(operations.hotSearch, ({ type }, { locale }) => search.hotSearches(type === 1 ? 'goods' : 'stores', locale)),
  ];
}
