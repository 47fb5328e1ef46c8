import type pg from 'pg';
import { announce, copyRow, inDatabase, queryRows } from '../database.ts';
import type { Goods } from './goods.ts';

/** An ordinary product of Northwind Audio. */
const LIKE = 2001;

/** Copies a product that is for sale, for a test that changes it. */
export function makeProduct(name: string): Promise<number> {
  return inDatabase((client) => copyProduct(client, { name: { en: name }, sold: 0 }));
}

export async function copyProduct(client: pg.Client, changes: object): Promise<number> {
  const id = await copyRow(client, 'product', LIKE, changes);
  const { rows: skus } = await client.query<{ id: number }>('select id from sku where product_id = $1', [LIKE]);
  for (const { id: originalId } of skus) {
    const sku = await copyRow(client, 'sku', originalId, { product_id: id });
    await client.query(
      'insert into sku_stock (sku_id, product_id, store_id, available) select $1, id, store_id, 9 from product where id = $2',
      [sku, id],
    );
  }
  await announce(client, 'product.changed', { productIds: [id] });
  return id;
}

export function takeDown(productId: number): Promise<void> {
  return inDatabase(async (client) => {
    await client.query('update product set status = 0 where id = $1', [productId]);
    await announce(client, 'product.changed', { productIds: [productId] });
  });
}

export async function changePrice({ prodId }: Goods, priceCents: number): Promise<void> {
  await queryRows(
    `with skus as (update sku set price_cents = $2, old_price_cents = $2 where product_id = $1)
     update product set price_cents = $2, max_price_cents = $2, old_price_cents = $2 where id = $1`,
    [prodId, priceCents],
  );
}

/** Wire values: 0 off sale, 1 for sale. */
export async function setStatus({ prodId }: Goods, status: 0 | 1): Promise<void> {
  await queryRows('update product set status = $2 where id = $1', [prodId, status]);
}

/** Wire values: 2 flash sale, 4 pre-sale, 5 combo. */
export async function setType({ prodId }: Goods, type: 2 | 4 | 5): Promise<void> {
  await queryRows('update product set type = $2 where id = $1', [prodId, type]);
}

export async function setStock({ skuId }: Goods, available: number): Promise<void> {
  await queryRows('update sku_stock set available = $2 where sku_id = $1', [skuId, available]);
}

export async function stockOf({ skuId }: Goods): Promise<number> {
  const [row] = await queryRows<{ available: number }>('select available from sku_stock where sku_id = $1', [skuId]);
  return Number(row?.available);
}

export async function disableSku({ skuId }: Goods): Promise<void> {
  await queryRows('update sku set is_on = false where id = $1', [skuId]);
}
