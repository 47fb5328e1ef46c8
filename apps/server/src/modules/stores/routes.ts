import * as operations from '@galleria/contract/stores';
import { type Binding, bind } from '../../infra/calls/binding.ts';
import type { Stores } from './index.ts';

export function storeRoutes(stores: Stores): Binding[] {
  return [
    bind(operations.shopHeadInfo, ({ shopId }, { locale }) => stores.headInfo(shopId, locale)),
    bind(operations.hotShops, (_, { locale }) => stores.hot(locale)),
    bind(operations.shopPage, (question, { locale }) => stores.page(question, locale)),
    bind(operations.listRenovationShop, ({ shopIds }, { locale }) => stores.byId(shopIds, locale)),
    bind(operations.shopQualifications, ({ shopId }, { locale }) => stores.qualifications(shopId, locale)),
    bind(operations.shopCategories, ({ shopId }, { locale }) => stores.shelves(shopId, locale)),
  ];
}
