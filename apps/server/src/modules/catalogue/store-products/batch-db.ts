import { mainUnits } from '@galleria/domain/money/main-units';
import { inArray, sql } from 'drizzle-orm';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { productChanges, products } from '../tables.ts';

interface PricedSku {
  readonly skuId: number;
  readonly priceCents: number;
  readonly oldPriceCents: number;
}

export interface PricedProduct {
  readonly productId: number;
  readonly priceCents: number;
  readonly maxPriceCents: number;
  readonly oldPriceCents: number;
}

/** The products must be locked. Their pending changes get the same prices. */
export async function writePrices(
  queries: Queries,
  skus: readonly PricedSku[],
  priced: readonly PricedProduct[],
): Promise<void> {
  await queries.execute(sql`
    update sku set price_cents = given."priceCents", old_price_cents = given."oldPriceCents"
    from json_to_recordset(${JSON.stringify(skus)}::json)
      as given("skuId" int, "priceCents" int, "oldPriceCents" int)
    where sku.id = given."skuId"`);
  await queries.execute(sql`
    update product set price_cents = given."priceCents", max_price_cents = given."maxPriceCents",
      old_price_cents = given."oldPriceCents", version = version + 1, updated_at = mall_now()
    from json_to_recordset(${JSON.stringify(priced)}::json)
      as given("productId" int, "priceCents" int, "maxPriceCents" int, "oldPriceCents" int)
    where product.id = given."productId"`);
  await updateWaitingPrices(queries, skus, priced);
}

async function updateWaitingPrices(
  queries: Queries,
  skus: readonly PricedSku[],
  priced: readonly PricedProduct[],
): Promise<void> {
  const productIds = priced.map(({ productId }) => productId);
  const waiting = await queries.select().from(productChanges).where(inArray(productChanges.productId, productIds));
  const bySku = new Map(skus.map((sku) => [sku.skuId, sku]));
  for (const { productId, draft } of waiting) {
    const changed = draft.skus.map((sku) => {
      const price = bySku.get(sku.skuId ?? 0);
      return price ? { ...sku, price: mainUnits(price.priceCents), oriPrice: mainUnits(price.oldPriceCents) } : sku;
    });
    await queries
      .update(productChanges)
      .set({ draft: { ...draft, skus: changed } })
      .where(sql`${productChanges.productId} = ${productId}`);
  }
}

/** Null: no shelf. The products must be locked. */
export async function writeShelf(
  queries: Queries,
  productIds: readonly number[],
  storeCategoryId: number | null,
): Promise<void> {
  await queries
    .update(products)
    .set({ storeCategoryId, version: sql`${products.version} + 1`, updatedAt: mallNow })
    .where(inArray(products.id, [...productIds]));
  await queries
    .update(productChanges)
    .set({
      draft: sql`jsonb_set(${productChanges.draft}, '{shopCategoryId}', ${JSON.stringify(storeCategoryId)}::jsonb)`,
    })
    .where(inArray(productChanges.productId, [...productIds]));
}
