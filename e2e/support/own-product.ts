import type pg from 'pg';
import { announce, copyRow, inDatabase } from './database.ts';

/** Of Northwind Audio; there is nothing special about it. */
const LIKE = 2001;

/** A product that no other story looks at, so that it can be changed: for sale like the one it is made after. */
export function makeProduct(name: string): Promise<number> {
  return inDatabase((client) => copyProduct(client, { name: { en: name }, sold: 0 }));
}

export async function copyProduct(client: pg.Client, changes: object): Promise<number> {
  const id = await copyRow(client, 'product', LIKE, changes);
  const { rows } = await client.query<{ id: number }>('select id from sku where product_id = $1', [LIKE]);
  for (const { id: like } of rows) {
    const sku = await copyRow(client, 'sku', like, { product_id: id });
    await client.query('insert into sku_stock values ($1, $2, 9)', [sku, id]);
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
