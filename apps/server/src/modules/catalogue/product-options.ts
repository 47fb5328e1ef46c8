import type * as contract from '@galleria/contract/catalogue/staff-products';
import type * as storeContract from '@galleria/contract/catalogue/store-products';
import { textIn } from '@galleria/domain/site/locales';
import type { UseCase } from '../../infra/calls/use-case.ts';
import type { CatalogueContext } from './context.ts';
import { readProductOptions } from './product-options-db.ts';

export const productOptions: UseCase<typeof contract.productOptions, CatalogueContext> = async (
  { database: { queries }, stores },
  search,
  { locale },
) => {
  const [rows, summaries] = await Promise.all([readProductOptions(queries, search), stores.summaries(locale)]);
  return rows.map(({ id, name, pictures, storeId }) => ({
    ...{ id, name: textIn(name, locale), picture: pictures[0] ?? '' },
    detail: summaries.get(storeId)?.shopName ?? '',
  }));
};

export const storeProductOptions: UseCase<typeof storeContract.storeProductOptions, CatalogueContext> = async (
  { database: { queries } },
  search,
  { actor, locale },
) => {
  const rows = await readProductOptions(queries, search, actor.storeId);
  return rows.map(({ id, name, pictures }) => ({
    ...{ id, name: textIn(name, locale), picture: pictures[0] ?? '', detail: '' },
  }));
};
