import { randomUUID } from 'node:crypto';
import { type Buyer, post, type RaceMall, rowsOf } from './race-mall.ts';

/**
 * Sets stock and price of a SKU that no race has used yet, with free shipping. Products of activities are left out: some
 * take no coupons, and the price would not hold.
 */
export async function putOnSale(mall: RaceMall, stock: number, priceCents = 1999, storeId = 0): Promise<number> {
  const [found] = await rowsOf<{ id: number; product_id: number }>(
    mall,
    `select sku.id, product_id from sku join product on product.id = product_id
     join store on store.id = store_id
     where store.status = 1 and product.status = 1 and product.type = 0 and not is_virtual and sku.is_on and 1 = any(delivery_types)
       and not exists (select from activity_item where activity_item.product_id = product.id)
       and sku.id <> all($1) and $2 in (0, store_id) order by sku.id limit 1`,
    [[...mall.stocked.keys()], storeId],
  );
  if (!found) throw new Error('putOnSale: every SKU is used already');
  const { id: skuId, product_id: prodId } = found;
  await rowsOf(mall, 'update sku set price_cents = $2, volume_cm3 = 1 where id = $1', [skuId, priceCents]);
  await rowsOf(mall, 'update product set shipping_template_id = null where id = $1', [prodId]);
  await rowsOf(mall, 'update sku_stock set available = $2 where sku_id = $1', [skuId, stock]);
  mall.stocked.set(skuId, stock);
  return skuId;
}

export function buy(mall: RaceMall, buyer: Buyer, skuId: number, choices: object = {}) {
  const order = { uuid: randomUUID(), addrId: buyer.addrId, orderItem: { skuId, prodCount: 1 } };
  return post(mall, buyer, '/p/order/submit', { ...order, ...choices });
}

export interface Placed {
  readonly orderNumbers: string;
  readonly payAmount: number;
  readonly tradeId: number;
}

/** Buys one piece and throws if that is refused. */
export async function place(mall: RaceMall, buyer: Buyer, skuId: number, choices: object = {}): Promise<Placed> {
  const { success, data, reason } = await buy(mall, buyer, skuId, choices);
  if (!success) throw new Error(`place: refused with ${reason}`);
  const { orderNumbers, payAmount } = data as { orderNumbers: string; payAmount: number };
  const [first] = orderNumbers.split(',');
  const [trade] = await rowsOf<{ id: number }>(mall, 'select trade_id::int as id from mall_order where number = $1', [
    first,
  ]);
  return { orderNumbers, payAmount, tradeId: Number(trade?.id) };
}

export async function countTrades(mall: RaceMall, { userId }: Buyer, more = 'true'): Promise<number> {
  const [counted] = await rowsOf<{ n: number }>(
    mall,
    `select count(*)::int as n from trade where user_id = $1 and ${more}`,
    [userId],
  );
  return counted?.n ?? 0;
}
