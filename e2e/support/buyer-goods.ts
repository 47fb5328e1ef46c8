import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { rows } from './buyer-rows.ts';
import { copyRow, inDatabase } from './database.ts';

/** A product with two colours of Northwind Audio, which takes nothing off headphones by itself. */
const LIKE = { store: 2, product: 2001 };
const SKUS = 2;

interface Goods {
  readonly prodId: number;
  readonly name: string;
  /** The ways to have it, at the same price. */
  readonly skuIds: readonly [number, number];
}

interface Wish {
  readonly priceCents?: number;
  readonly stock?: number;
  /** Other columns of the product. */
  readonly product?: object;
}

/** Goods that one story has to itself. Nobody announces them, so that no list and no search shows them to others. */
export function makeGoods({ priceCents = 2000, stock = 50, product = {} }: Wish = {}): Promise<Goods> {
  const name = `Lantern ${randomUUID().slice(0, 8)}`;
  return inDatabase(async (client) => {
    const prices = { price_cents: priceCents, old_price_cents: priceCents };
    const prodId = await copyRow(client, 'product', LIKE.product, {
      ...{ name: { en: name }, sold: 0, review_count: 0, rating_sum: 0, max_price_cents: priceCents, ...prices },
      ...{ created_at: '2020-01-01T00:00:00Z', published_at: '2020-01-01T00:00:00Z', ...product },
    });
    const [first, second] = await copySkus(client, prodId, stock, prices);
    if (!first || !second) throw new Error(`product ${LIKE.product} has no ${SKUS} SKUs`);
    return { prodId, name, skuIds: [first, second] };
  });
}

async function copySkus(client: pg.Client, prodId: number, stock: number, prices: object): Promise<number[]> {
  const like = await client.query<{ id: number }>('select id from sku where product_id = $1 order by id limit $2', [
    LIKE.product,
    SKUS,
  ]);
  const skuIds: number[] = [];
  for (const { id } of like.rows) {
    const skuId = await copyRow(client, 'sku', id, { product_id: prodId, ...prices });
    await client.query('insert into sku_stock values ($1, $2, $3)', [skuId, prodId, stock]);
    skuIds.push(skuId);
  }
  return skuIds;
}

/** A store of the story's own, which can be closed. */
export function openStore(): Promise<number> {
  const name = `Lantern store ${randomUUID().slice(0, 8)}`;
  return inDatabase(async (client) => {
    const names = { name: { en: name }, folded_names: name.toLowerCase() };
    const storeId = await copyRow(client, 'store', LIKE.store, { ...names, type: 0, fans: 0, product_count: 1 });
    await client.query(`select pg_notify('mall_changed', 'stores')`);
    return storeId;
  });
}

export async function closeStore(storeId: number): Promise<void> {
  await rows(`with closed as (update store set status = 2 where id = $1) select pg_notify('mall_changed', 'stores')`, [
    storeId,
  ]);
}

/** What it is in the dialect: 0 off the shelf, 1 for sale. */
export async function setStatus({ prodId }: Goods, status: 0 | 1): Promise<void> {
  await rows('update product set status = $2 where id = $1', [prodId, status]);
}

/** 2 flash sale, 4 pre-sale, 5 combo. */
export async function setType({ prodId }: Goods, type: 2 | 4 | 5): Promise<void> {
  await rows('update product set type = $2 where id = $1', [prodId, type]);
}

export async function setPrice({ prodId }: Goods, priceCents: number): Promise<void> {
  await rows('update sku set price_cents = $2 where product_id = $1', [prodId, priceCents]);
}

export async function setStock(skuId: number, available: number): Promise<void> {
  await rows('update sku_stock set available = $2 where sku_id = $1', [skuId, available]);
}

export async function stockOf(skuId: number): Promise<number> {
  const [row] = await rows<{ available: number }>('select available from sku_stock where sku_id = $1', [skuId]);
  return Number(row?.available);
}

export async function switchOff(skuId: number): Promise<void> {
  await rows('update sku set is_on = false where id = $1', [skuId]);
}
