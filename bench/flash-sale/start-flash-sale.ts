import { type RaceMall, rowsOf } from '../../apps/server/src/testing/trade-races/race-mall.ts';

/** Starts a flash sale of one SKU for a day, with `pieces` in its pool. */
export async function startFlashSale(mall: RaceMall, skuId: number, pieces: number, limit: number): Promise<number> {
  await rowsOf(mall, 'delete from activity_item where sku_id = $1', [skuId]);
  const [made] = await rowsOf<{ id: number }>(
    mall,
    `insert into activity (store_id, kind, name, starts_at, ends_at, limit_per_buyer, approval, terms)
     select store_id, 'flashSale', '{"en": "Measured"}', mall_now() - interval '1 hour', mall_now() + interval '1 day', $2,
       'approved', '{"flashDay": "2026-01-01", "flashRound": 0}'
     from sku join product on product.id = product_id where sku.id = $1 returning id`,
    [skuId, limit],
  );
  const activityId = made?.id ?? 0;
  await rowsOf(
    mall,
    `insert into activity_item (activity_id, sku_id, product_id, price_cents, during, pieces)
     select $1, id, product_id, price_cents / 2, tstzrange(mall_now() - interval '1 hour', mall_now() + interval '1 day'), $3
     from sku where id = $2`,
    [activityId, skuId, pieces],
  );
  await rowsOf(
    mall,
    `insert into activity_unit (activity_id, sku_id, product_id, buyer_limit)
     select $1, id, product_id, $3 from sku, generate_series(1, $4) where id = $2`,
    [activityId, skuId, limit, pieces],
  );
  await rowsOf(mall, 'analyze activity_unit');
  await rowsOf(mall, `select pg_notify('mall_changed', 'activities')`);
  return activityId;
}
