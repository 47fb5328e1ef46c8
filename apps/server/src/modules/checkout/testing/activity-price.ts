import type { ActivityKind } from '@galleria/domain/activities/activity-kinds';
import { expect } from 'vitest';
import type { TestApp } from '../../../testing/open-test-app.ts';
import { openQuietMall, signInShopper, stockedSku } from './shopper.ts';

const STORE = 5;

/** The price of the SKU without its activity. */
export const NORMAL = 100;

interface ActivityDraft {
  readonly kind: ActivityKind;
  readonly name: string;
  readonly price: number;
  /** Counted from now. */
  readonly starts: string;
  readonly ends: string;
  readonly limit: number | null;
}

/** A mall with one activity, for one SKU at 100, and a buyer who has never ordered anything. */
export async function openWithActivity({ kind, name, price, starts, ends, limit }: ActivityDraft) {
  const app = await openQuietMall();
  const { pool } = app.database;
  await pool.query('delete from activity; delete from first_order');
  const sku = await stockedSku(app, STORE, { priceCents: NORMAL * 100 });
  await pool.query('update sku set price_cents = $2 where product_id = $1', [sku.prodId, NORMAL * 100]);
  await pool.query('update product set price_cents = $2, max_price_cents = $2 where id = $1', [
    sku.prodId,
    NORMAL * 100,
  ]);
  const { rows } = await pool.query<{ id: number }>(
    `insert into activity (store_id, kind, name, starts_at, ends_at, limit_per_buyer)
     values ($1, $2, jsonb_build_object('en', $3::text), mall_now() + $4::interval, mall_now() + $5::interval, $6)
     returning id`,
    [STORE, kind, name, starts, ends, limit],
  );
  const activityId = rows[0]?.id ?? 0;
  await pool.query(
    `insert into activity_item (activity_id, sku_id, product_id, price_cents, during)
     select id, $2, $3, $4, tstzrange(starts_at, ends_at) from activity where id = $1`,
    [activityId, sku.skuId, sku.prodId, price * 100],
  );
  await activitiesChanged(app);
  return { app, activityId, ...sku, ada: await signInShopper(app) };
}

/** Waits until the cached prices match the database's clock. */
export async function activitiesChanged({ database: { pool }, services }: TestApp): Promise<void> {
  await pool.query(`select pg_notify('mall_changed', 'activities')`);
  const { rows } = await pool.query<{ now: Date }>('select mall_now() as now');
  await expect
    .poll(async () => {
      const { now, open } = await services.activities.current();
      const { rows: left } = await pool.query('select from activity_item where upper(during) > mall_now()');
      return open().length === left.length && Math.abs(now.getTime() - (rows[0]?.now.getTime() ?? 0)) < 5_000;
    })
    .toBe(true);
}
