import type * as contract from '@galleria/contract/catalogue/store-products';
import { PRODUCT_LIMITS } from '@galleria/domain/catalogue/product-limits';
import { textIn } from '@galleria/domain/site/locales';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { readProductTerms } from '../../stores/index.ts';
import { readStoreApproval } from '../approval/approval-rules-db.ts';
import type { CatalogueContext } from '../context.ts';
import { deliveryTypesOf } from './draft/draft-problems.ts';

export const productEditorChoices: UseCase<typeof contract.productEditorChoices, CatalogueContext> = async (
  { database, categoryTree, brands },
  _input,
  { actor, locale },
) => {
  const [terms, tree, brandsById, approval] = await Promise.all([
    readProductTerms(database.queries, actor.storeId),
    categoryTree(locale),
    brands(locale),
    readStoreApproval(database.queries, actor.storeId),
  ]);
  // The cached tree has two levels in each entry: the children of a parent, and theirs.
  const childrenOf = (parentId: number) =>
    (tree.get(parentId) ?? []).map(({ categoryId, categoryName }) => ({ categoryId, categoryName }));
  return {
    categories: childrenOf(0).map((top) => ({
      ...top,
      categories: childrenOf(top.categoryId).map((second) => ({
        ...second,
        categories: childrenOf(second.categoryId),
      })),
    })),
    brands: [...brandsById.values()]
      .filter(({ isOn }) => isOn)
      .map(({ id, name }) => ({ brandId: id, brandName: name })),
    shelves: terms.shelves.map(({ id, name }) => ({ shopCategoryId: id, name: textIn(name, locale) })),
    shippingTemplates: terms.templates.map(({ id, name }) => ({ shippingTemplateId: id, name })),
    deliveryTypes: deliveryTypesOf(terms),
    needsApproval: approval.store ?? approval.mall,
    approvalByCategory: approval.store === null ? approval.categories : [],
    lowestPrice: PRODUCT_LIMITS.lowestPrice,
    highestPrice: PRODUCT_LIMITS.highestPrice,
  };
};
