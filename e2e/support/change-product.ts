import { rows } from './buyer-rows.ts';
import type { Goods } from './goods.ts';

export async function changePrice({ prodId }: Goods, priceCents: number): Promise<void> {
  await rows(
    `with skus as (update sku set price_cents = $2, old_price_cents = $2 where product_id = $1)
     update product set price_cents = $2, max_price_cents = $2, old_price_cents = $2 where id = $1`,
    [prodId, priceCents],
  );
}

/** API numbers: 0 off the shelf, 1 for sale. */
export async function setStatus({ prodId }: Goods, status: 0 | 1): Promise<void> {
  await rows('update product set status = $2 where id = $1', [prodId, status]);
}

/** 2 flash sale, 4 pre-sale, 5 combo. */
export async function setType({ prodId }: Goods, type: 2 | 4 | 5): Promise<void> {
  await rows('update product set type = $2 where id = $1', [prodId, type]);
}

export async function setStock({ skuId }: Goods, available: number): Promise<void> {
  await rows('update sku_stock set available = $2 where sku_id = $1', [skuId, available]);
}

export async function stockOf({ skuId }: Goods): Promise<number> {
  const [row] = await rows<{ available: number }>('select available from sku_stock where sku_id = $1', [skuId]);
  return Number(row?.available);
}

export async function switchOff({ skuId }: Goods): Promise<void> {
  await rows('update sku set is_on = false where id = $1', [skuId]);
}
