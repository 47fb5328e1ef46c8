import * as operations from '@galleria/contract/catalogue';
import { type Binding, bind } from '../../infra/calls/use-case.ts';
import type { Catalogue } from './index.ts';

export function catalogueRoutes(catalogue: Catalogue): Binding[] {
  return [
    bind(operations.categoryList, ({ parentId }, { locale }) => catalogue.categoriesUnder(parentId, locale)),
    bind(operations.productDetail, (question, caller) => catalogue.product(question, caller)),
    bind(operations.skuList, ({ prodId }, { locale }) => catalogue.skus(prodId, locale)),
    bind(operations.isProductOnSale, ({ prodId }) => catalogue.canBeOpened(prodId)),
    bind(operations.brandPage, (question) => catalogue.brandPage(question)),
  ];
}
