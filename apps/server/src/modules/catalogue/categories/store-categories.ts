import type * as contract from '@galleria/contract/catalogue/catalogue';
import { PRODUCT_STATUS } from '@galleria/domain/catalogue/product-types';
import { refuse } from '@galleria/domain/refusals';
import { textIn } from '@galleria/domain/site/locales';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { CatalogueContext } from '../context.ts';
import { countByStoreCategory } from '../product-db.ts';

export const storeCategories: UseCase<typeof contract.storeCategories, CatalogueContext> = async (
  { database, stores },
  { shopId },
  { locale },
) => {
  if (!(await stores.summaries(locale)).has(shopId)) return refuse('store.notFound');
  const [categories, counts] = await Promise.all([
    stores.categoriesOf(shopId),
    countByStoreCategory(database.queries, shopId, PRODUCT_STATUS.onSale),
  ]);
  return categories.map(({ id, name }) => ({
    shopCategoryId: id,
    name: textIn(name, locale),
    prodCount: counts.get(id) ?? 0,
  }));
};
