import { SYSTEM } from '@galleria/domain/access/access';
import type { ActivityKind } from '@galleria/domain/activities/activity-kinds';
import { HOUR_MS } from '@galleria/domain/site/durations';
import { inTransaction } from '../../../../infra/database/transaction.ts';
import { stopClock, waitUntil } from '../../../../testing/stop-clock.ts';
import { activities, fillPool } from '../../../activities/index.ts';
import { search } from '../../../search/index.ts';
import { openQuietMall, stockedSku } from '../../testing/shopper.ts';

export const STORE = 5;
export const [NORMAL, SALE] = [100, 80];
const OTHER_CENTS = 5_000;

const WHOLE_SECOND_MS = 1_000;

/**
 * A mall with a stopped clock. One SKU at 100 is in an activity that starts in an hour and runs for an hour; kinds with
 * a price sell it at 80.
 */
export async function openTimedMall(kind: ActivityKind) {
  const app = await openQuietMall();
  const { pool } = app.database;
  await pool.query('delete from activity; delete from first_order');
  const now = Math.ceil(Date.now() / WHOLE_SECOND_MS) * WHOLE_SECOND_MS;
  const [startsAt, endsAt] = [new Date(now + HOUR_MS), new Date(now + 2 * HOUR_MS)];
  await stopClock(app, new Date(now));
  const sku = await stockedSku(app, STORE, { priceCents: NORMAL * 100 });
  await pool.query('update sku set price_cents = $2 where product_id = $1', [sku.prodId, NORMAL * 100]);
  await pool.query('update product set price_cents = $2, max_price_cents = $2 where id = $1', [
    sku.prodId,
    NORMAL * 100,
  ]);
  const other = await stockedSku(app, STORE, { priceCents: OTHER_CENTS, at: 1 });
  const { rows } = await pool.query<{ id: number }>(
    `insert into activity (store_id, kind, name, starts_at, ends_at, limit_per_buyer, approval, terms)
     values ($1, $2, '{"en": "An hour"}', $3, $4, 9, $5, $6) returning id`,
    [STORE, kind, startsAt, endsAt, kind === 'flashSale' ? 'approved' : 'none', termsOf(kind, sku, other, endsAt)],
  );
  const activityId = rows[0]?.id ?? 0;
  const hasPrice = kind !== 'combo' && kind !== 'gift';
  const items = kind === 'combo' ? [sku, other] : [sku];
  for (const { skuId, prodId } of items) {
    await pool.query(
      `insert into activity_item (activity_id, sku_id, product_id, price_cents, during, pieces, is_sku_price, gives_gift)
       values ($1, $2, $3, $4, tstzrange($5, $6), $7, $8, $9)`,
      [
        ...[activityId, skuId, prodId, skuId === sku.skuId ? SALE * 100 : OTHER_CENTS, startsAt, endsAt],
        ...[kind === 'flashSale' ? 10 : null, hasPrice, kind === 'gift'],
      ],
    );
  }
  if (kind === 'gift')
    await pool.query('insert into activity_gift (activity_id, pool) values ($1, null)', [activityId]);
  if (kind === 'flashSale') await inTransaction(app.database, SYSTEM, (own) => fillPool(own, activityId));
  await pool.query(`select pg_notify('mall_changed', 'activities')`);
  const { current, msUntilPriceChange } = app.services.activities;
  await waitUntil(async () => (await current()) && msUntilPriceChange(now) === HOUR_MS);
  return {
    ...{ app, ...sku, other, activityId, startsAt, endsAt },
    setTo: (at: Date) => stopClock(app, at),
    /** Runs the jobs that the worker runs at the start and at the end of an activity. */
    turn: async () => {
      await activities.jobs?.turnActivities?.run(app.services.activities, {});
      await search.jobs?.indexProducts?.run(app.services.search, { productIds: [sku.prodId] });
    },
  };
}

export type TimedMall = Awaited<ReturnType<typeof openTimedMall>>;

interface Goods {
  readonly skuId: number;
  readonly prodId: number;
}

function termsOf(kind: ActivityKind, sku: Goods, other: Goods, endsAt: Date): object {
  const part = ({ prodId }: Goods) => ({ prodId, isFixed: true, quantity: 1 });
  const terms: Partial<Record<ActivityKind, object>> = {
    groupBuy: { groupSize: 2 },
    flashSale: { flashDay: '2026-01-01', flashRound: 0 },
    preSale: { preSale: { payment: 'full', shipByIso: new Date(endsAt.getTime() + 24 * HOUR_MS).toISOString() } },
    combo: { combo: { parts: [part(sku), part(other)], least: 0, most: 0 } },
    gift: { gift: { skuId: other.skuId, perPieces: 1, pieces: 1, mostPerOrder: null, pool: null } },
  };
  return terms[kind] ?? {};
}
