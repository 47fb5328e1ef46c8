import { inDatabase } from './database.ts';
import type { Goods } from './goods.ts';

interface CartLineRecord {
  skuId: number;
  quantity: number;
  isChecked: boolean;
}

/** What lies in somebody's cart, by SKU. */
export function cartLinesOf(mail: string): Promise<CartLineRecord[]> {
  return inDatabase(async (client) => {
    const { rows } = await client.query<CartLineRecord>(
      `select sku_id as "skuId", quantity, is_checked as "isChecked" from cart_line
       where owner = (select 'buyer:' || id from account where mail = $1) order by sku_id`,
      [mail],
    );
    return rows;
  });
}

/** How many of each lie in the carts of guests. */
export function guestLinesOf(goods: readonly Goods[]): Promise<number[]> {
  return inDatabase(async (client) => {
    const { rows } = await client.query<{ skuId: number; quantity: number }>(
      `select sku_id as "skuId", quantity from cart_line where owner like 'guest:%' and sku_id = any($1)`,
      [goods.map(({ skuId }) => skuId)],
    );
    return goods.map(({ skuId }) =>
      rows.filter((row) => row.skuId === skuId).reduce((sum, { quantity }) => sum + quantity, 0),
    );
  });
}
