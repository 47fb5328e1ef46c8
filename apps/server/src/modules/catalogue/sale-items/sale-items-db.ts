import { type GetColumnData, getTableName } from 'drizzle-orm';
import type { Queries } from '../../../infra/database/database.ts';
import { runNamed } from '../../../infra/database/drizzle-internals.ts';
import { products, skus } from '../tables.ts';

const COLUMNS = {
  skuId: skus.id,
  choice: skus.choice,
  priceCents: skus.priceCents,
  oldPriceCents: skus.oldPriceCents,
  skuPicture: skus.picture,
  weightGrams: skus.weightGrams,
  volumeCm3: skus.volumeCm3,
  isOn: skus.isOn,
  retiredName: skus.retiredName,
  prodId: products.id,
  storeId: products.storeId,
  categoryId: products.categoryId,
  name: products.name,
  options: products.options,
  pictures: products.pictures,
  status: products.status,
  type: products.type,
  isVirtual: products.isVirtual,
  deliveryTypes: products.deliveryTypes,
  shippingTemplateId: products.shippingTemplateId,
  virtualQuestions: products.virtualQuestions,
  voucherDays: products.voucherDays,
  limitPerBuyer: products.limitPerBuyer,
};

export type SaleItem = { [Field in keyof typeof COLUMNS]: GetColumnData<(typeof COLUMNS)[Field]> };

const READ = `
  select ${Object.entries(COLUMNS)
    .map(([field, { table, name }]) => `${getTableName(table)}.${name} as "${field}"`)
    .join(', ')}
  from sku join product on product.id = sku.product_id`;

const SALE_ITEMS = { name: 'sale_items', text: `${READ} where sku.id = any($1::int[])` };
/** PostgreSQL caches the plan for a single id, but plans the query with a list every time. */
const SALE_ITEM = { name: 'sale_item', text: `${READ} where sku.id = $1` };

/** SKUs with everything that cart and checkout need, uncached, including those that are no longer for sale. */
export async function readSaleItems(queries: Queries, skuIds: readonly number[]): Promise<SaleItem[]> {
  if (skuIds.length <= 1) return skuIds.length === 0 ? [] : runNamed<SaleItem>(queries, SALE_ITEM, skuIds);
  return runNamed<SaleItem>(queries, SALE_ITEMS, [[...skuIds]]);
}

const SALE_ITEMS_OF_PRODUCT = { name: 'sale_items_of_product', text: `${READ} where product.id = $1 and sku.is_on` };

/** All SKUs of a product that can be chosen, uncached. */
export function readSaleItemsOf(queries: Queries, productId: number): Promise<SaleItem[]> {
  return runNamed<SaleItem>(queries, SALE_ITEMS_OF_PRODUCT, [productId]);
}
