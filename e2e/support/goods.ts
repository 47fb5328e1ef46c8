import { randomInt } from 'node:crypto';
import { announce, copyRow, inDatabase } from './database.ts';

/** Of a store with its own delivery, two pickup points and a discount, and of one with two pickup points. */
const LIKE = { 1: { product: 1001, sku: 100101 }, 2: { product: 2001, sku: 200101 } } as const;

export interface Goods {
  readonly storeId: keyof typeof LIKE;
  readonly name: string;
  readonly priceCents: number;
  readonly productId: number;
  readonly skuId: number;
}

interface GoodsWish {
  storeId: Goods['storeId'];
  priceCents: number;
  stock?: number;
}

/** Something to buy that no other story sells out, in one SKU, delivered in all the ways that its store has. */
export function makeGoods({ storeId, priceCents, stock = 20 }: GoodsWish): Promise<Goods> {
  const name = `Lantern ${randomWord()}`;
  const like = LIKE[storeId];
  const prices = { price_cents: priceCents, old_price_cents: priceCents };
  return inDatabase(async (client) => {
    const productId = await copyRow(client, 'product', like.product, {
      ...{ name: { en: name, zh_CN: name }, options: [], delivery_types: [1, 2, 4], has_stock: true },
      ...{ ...prices, max_price_cents: priceCents, sold: 0, review_count: 0, rating_sum: 0 },
    });
    const skuId = await copyRow(client, 'sku', like.sku, { product_id: productId, choice: [], ...prices });
    await client.query('insert into sku_stock values ($1, $2, $3)', [skuId, productId, stock]);
    await announce(client, 'product.changed', { productIds: [productId] });
    return { storeId, name, priceCents, productId, skuId };
  });
}

export function changePrice({ productId }: Goods, priceCents: number): Promise<void> {
  return inDatabase(async (client) => {
    await client.query('update sku set price_cents = $2, old_price_cents = $2 where product_id = $1', [
      productId,
      priceCents,
    ]);
    await client.query(
      'update product set price_cents = $2, max_price_cents = $2, old_price_cents = $2 where id = $1',
      [productId, priceCents],
    );
    await announce(client, 'product.changed', { productIds: [productId] });
  });
}

export function stockOf({ skuId }: Goods): Promise<number> {
  return inDatabase(async (client) => {
    const { rows } = await client.query<{ available: number }>('select available from sku_stock where sku_id = $1', [
      skuId,
    ]);
    return rows[0]?.available ?? 0;
  });
}

/** Letters alone: digits would be split off by the search. */
function randomWord(): string {
  return Array.from({ length: 10 }, () => String.fromCharCode(97 + randomInt(26))).join('');
}
