import * as operations from '@galleria/contract/stores';
import { type Binding, bind } from '../../infra/calls/use-case.ts';
import type { Stores } from './index.ts';

export function storeRoutes(stores: Stores): Binding[] {
  return [
    bind(operations.storeInfo, ({ shopId }, { locale }) => stores.headInfo(shopId, locale)),
    bind(operations.hotStores, (_, { locale }) => stores.hot(locale)),
    bind(operations.storePage, (question, { locale }) => stores.page(question, locale)),
    bind(operations.storesById, ({ shopIds }, { locale }) => stores.byId(shopIds, locale)),
    bind(operations.storeQualifications, ({ shopId }, { locale }) => stores.qualifications(shopId, locale)),
    bind(operations.storeCategories, ({ shopId }, { locale }) => stores.shelves(shopId, locale)),
  ];
}
