import { type KnownSku, matchSkus, skuNamesOf } from '@galleria/domain/catalogue/match-skus';
import type { ProductOption } from '@galleria/domain/catalogue/product-options';
import { asc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../../infra/database/database.ts';
import { products, skus } from '../tables.ts';
import type { NewSku } from './write-product-db.ts';

/** `id`: of an existing SKU; without it a SKU with the same names is reused, else a new one is made. */
export type SkuDraft = Omit<NewSku, 'productId' | 'retiredName'>;

/** The SKUs of a product, retired ones included, and the options that their choices refer to. */
export interface SkusBefore {
  readonly options: readonly ProductOption[];
  readonly skus: readonly KnownSku[];
}

const NONE: SkusBefore = { options: [], skus: [] };

/** Must be read before the product's own row is written. */
export async function readSkusBefore(queries: Queries, productId: number): Promise<SkusBefore> {
  const rows = await queries
    .select({ id: skus.id, choice: skus.choice, retiredName: skus.retiredName, options: products.options })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(eq(skus.productId, productId))
    .orderBy(asc(skus.id));
  return { options: rows[0]?.options ?? [], skus: rows };
}

/**
 * Writes the SKUs of a product, which must be locked. A SKU keeps its id, since carts, orders and stock refer to it;
 * one that is no longer wanted is retired, never deleted. Returns the ids in the order of the drafts.
 */
export async function writeSkus(
  queries: Queries,
  productId: number,
  options: readonly ProductOption[],
  drafts: readonly SkuDraft[],
  before = NONE,
): Promise<number[]> {
  const wanted = drafts.map(({ id, choice }) => ({ skuId: id, choice }));
  const ids = matchSkus(before.skus, before.options, wanted, options);
  const choiceOf = new Map(drafts.map((draft, index) => [ids[index], String(draft.choice)]));
  // SKUs whose choice changes are retired first: two that swap choices would violate the unique index.
  const leaving = before.skus.filter(
    ({ id, choice, retiredName }) => retiredName === null && choiceOf.get(id) !== String(choice),
  );
  if (leaving.length > 0) await retire(queries, before, leaving);
  const kept = drafts.flatMap((draft, index) => (ids[index] === undefined ? [] : { ...draft, id: ids[index] }));
  if (kept.length > 0) await update(queries, productId, kept);
  const added = drafts.filter((_, index) => ids[index] === undefined);
  const inserted = added.length > 0 ? await insert(queries, productId, added) : new Map<string, number>();
  return drafts.map(({ choice }, index) => {
    const id = ids[index] ?? inserted.get(String(choice));
    if (id === undefined) throw new Error(`writeSkus: choice ${choice} of product ${productId} has no id`);
    return id;
  });
}

async function retire(queries: Queries, { options }: SkusBefore, leaving: readonly KnownSku[]): Promise<void> {
  const rows = leaving.map(({ id, choice }) => ({ id, name: skuNamesOf(options, choice) }));
  await queries.execute(sql`
    update sku set is_on = false, retired_name = given.name
    from json_to_recordset(${JSON.stringify(rows)}::json) as given(id int, name jsonb)
    where sku.id = given.id`);
}

async function update(queries: Queries, productId: number, kept: readonly SkuDraft[]): Promise<void> {
  const rows = kept.map(({ code = '', weightGrams = 0, volumeCm3 = 0, isOn = true, ...sku }) => ({
    ...{ ...sku, code, weightGrams, volumeCm3, isOn },
  }));
  const { rowCount } = await queries.execute(sql`
    update sku set choice = given.choice, price_cents = given."priceCents", old_price_cents = given."oldPriceCents",
      picture = given.picture, code = given.code, weight_grams = given."weightGrams", volume_cm3 = given."volumeCm3",
      is_on = given."isOn", retired_name = null
    from json_to_recordset(${JSON.stringify(rows)}::json) as given(id int, choice smallint[], "priceCents" int,
      "oldPriceCents" int, picture text, code text, "weightGrams" int, "volumeCm3" int, "isOn" boolean)
    where sku.id = given.id and sku.product_id = ${productId}`);
  if (rowCount !== kept.length) throw new Error(`writeSkus: ${rowCount} of ${kept.length} SKUs are of ${productId}`);
}

async function insert(queries: Queries, productId: number, added: readonly SkuDraft[]): Promise<Map<string, number>> {
  const made = await queries
    .insert(skus)
    .values(added.map(({ id: _, ...draft }) => ({ ...draft, productId })))
    .returning({ id: skus.id, choice: skus.choice });
  return new Map(made.map(({ id, choice }) => [String(choice), id]));
}
