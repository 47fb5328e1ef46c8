import type { Draft } from '@galleria/contract/catalogue/product-draft';
import type * as contract from '@galleria/contract/catalogue/staff-products';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { PRODUCT_STATUS } from '@galleria/domain/catalogue/product-types';
import { mainUnits } from '@galleria/domain/money/main-units';
import { refuse } from '@galleria/domain/refusals';
import { type Locale, textIn } from '@galleria/domain/site/locales';
import { cutPage, readIdCursor, readTimeCursor, writeTimeCursor } from '../../../infra/calls/cursor.ts';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { readProductStocks } from '../../inventory/index.ts';
import { pathNames } from '../categories/category-names.ts';
import type { CatalogueContext } from '../context.ts';
import { draftOf } from '../store-products/draft/draft-rows.ts';
import { readOwnSkus, readProduct } from '../store-products/store-products-db.ts';
import { listProducts, listWaiting, type PlatformProduct } from './platform-products-db.ts';

export const platformProductPage: UseCase<typeof contract.platformProductPage, CatalogueContext> = async (
  context,
  { cursor, size, ...search },
  { locale },
) => {
  const rows = await listProducts(context.database.queries, search, { before: readIdCursor(cursor), limit: size + 1 });
  const present = await presenter(context, locale);
  const { shown, nextCursor } = cutPage(rows, size, ({ id }) => id);
  return {
    records: shown.map((row) => ({
      ...present(row),
      ...{ hasPendingChange: row.hasPendingChange, reason: row.changeReason || row.platformReason },
      ...{ soldNum: row.sold, updateTime: formatApiTime(row.updatedAt) },
    })),
    nextCursor,
  };
};

export const waitingProductPage: UseCase<typeof contract.waitingProductPage, CatalogueContext> = async (
  context,
  { cursor, size, ...search },
  { locale },
) => {
  const rows = await listWaiting(context.database.queries, search, { after: readTimeCursor(cursor), limit: size + 1 });
  const present = await presenter(context, locale);
  const { shown, nextCursor } = cutPage(rows, size, ({ id, submittedText }) =>
    writeTimeCursor({ id, cursorTime: submittedText }),
  );
  return {
    records: shown.map((row) => ({
      ...present(row),
      ...{ isChange: row.status !== PRODUCT_STATUS.waiting, submitTime: formatApiTime(row.submittedAt) },
    })),
    nextCursor,
  };
};

async function presenter(
  { categoryNames, stores }: Pick<CatalogueContext, 'categoryNames' | 'stores'>,
  locale: Locale,
) {
  const [names, summaries] = await Promise.all([categoryNames(locale), stores.summaries(locale)]);
  return (
    row: Pick<
      PlatformProduct,
      'id' | 'version' | 'storeId' | 'categoryId' | 'name' | 'pictures' | 'priceCents' | 'status'
    >,
  ) => ({
    prodId: row.id,
    version: row.version,
    prodName: textIn(row.name, locale),
    pic: row.pictures[0] ?? '',
    shopId: row.storeId,
    shopName: summaries.get(row.storeId)?.shopName ?? '',
    categoryName: pathNames(names, row.categoryId),
    price: mainUnits(row.priceCents),
    status: row.status,
  });
}

export const waitingProductInfo: UseCase<typeof contract.waitingProductInfo, CatalogueContext> = async (
  context,
  { prodId },
  { locale },
) => {
  const { queries } = context.database;
  const found = await readProduct(queries, prodId);
  if (!found || found.product.status === PRODUCT_STATUS.deleted) return refuse('product.notFound');
  const { product } = found;
  const change = found.change?.refusedAt === null ? found.change : undefined;
  if (!change && product.status !== PRODUCT_STATUS.waiting) return refuse('product.stateChanged');
  const [skus, stocks, present, names, brands] = await Promise.all([
    readOwnSkus(queries, [prodId]),
    readProductStocks(queries, [prodId]),
    presenter(context, locale),
    context.categoryNames(locale),
    context.brands(locale),
  ]);
  const live = draftOf(product, skus, new Map(stocks.map(({ skuId, available }) => [skuId, available])));
  const sideOf = (draft: Draft) => ({
    draft,
    categoryName: pathNames(names, draft.categoryId),
    brandName: brands.get(draft.brandId ?? 0)?.name ?? '',
  });
  return {
    ...present(product),
    reason: product.platformReason,
    submitTime: formatApiTime(change?.submittedAt ?? product.updatedAt),
    now: change ? sideOf(live) : null,
    waiting: sideOf(change?.draft ?? live),
  };
};
