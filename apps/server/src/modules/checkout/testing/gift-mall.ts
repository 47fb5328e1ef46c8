import type { confirmOrder } from '@galleria/contract/checkout/checkout';
import type { OutputOf } from '@galleria/contract/operation';
import type { GiftTerms } from '@galleria/domain/activities/gift';
import { expect } from 'vitest';
import type { TestApp } from '../../../testing/open-test-app.ts';
import { openQuietMall, type Shopper, signInShopper, stockedSku } from './shopper.ts';

const STORE = 5;
export const [MAIN_CENTS, GIFT_CENTS] = [10_000, 2_500];

interface Goods {
  readonly skuId: number;
  readonly prodId: number;
}

interface Wanted {
  readonly terms?: Partial<GiftTerms>;
  readonly stock?: number;
  /** The start and the end, counted from now. */
  readonly runs?: readonly [string, string];
}

/** A mall in which a gift worth 25 comes with a SKU that costs 100. */
export async function openGiftMall({ terms = {}, stock = 50, runs = ['-1 hour', '3 days'] }: Wanted = {}) {
  const app = await openQuietMall();
  await app.database.pool.query('delete from activity');
  const main = await stockedSku(app, STORE, { priceCents: MAIN_CENTS, stock: 1_000 });
  const gift = await stockedSku(app, STORE, { priceCents: GIFT_CENTS, stock, at: 1 });
  const activityId = await insertGift(app, main, { skuId: gift.skuId, ...terms }, runs);
  return { app, main, gift, activityId, ada: await signInShopper(app), ...questionsIn(app, gift.skuId, activityId) };
}

/** Inserts into the tables directly, so that the activity may have started. */
export async function insertGift(
  app: TestApp,
  main: Goods,
  terms: Partial<GiftTerms> & Pick<GiftTerms, 'skuId'>,
  [starts, ends]: readonly [string, string] = ['-1 hour', '3 days'],
): Promise<number> {
  const { pool } = app.database;
  const gift = { perPieces: 1, pieces: 1, mostPerOrder: null, pool: null, ...terms };
  const { rows } = await pool.query<{ id: number }>(
    `insert into activity (store_id, kind, name, starts_at, ends_at, terms)
     select store_id, 'gift', '{"en": "With a cup"}', mall_now() + $2::interval, mall_now() + $3::interval, $4
     from product where id = $1 returning id`,
    [main.prodId, starts, ends, JSON.stringify({ gift })],
  );
  const activityId = rows[0]?.id ?? 0;
  await pool.query(
    `insert into activity_item (activity_id, sku_id, product_id, price_cents, during, gives_gift, is_sku_price)
     select id, $2, $3, $4, tstzrange(starts_at, ends_at), true, false from activity where id = $1`,
    [activityId, main.skuId, main.prodId, MAIN_CENTS],
  );
  await pool.query('insert into activity_gift (activity_id, pool) values ($1, $2)', [activityId, gift.pool]);
  await waitForCaches(app);
  return activityId;
}

/** Waits until the cached gifts match the database's clock. */
export async function waitForCaches({ database: { pool }, services }: TestApp): Promise<void> {
  await pool.query(`select pg_notify('mall_changed', 'activities')`);
  await expect
    .poll(async () => {
      const { rows } = await pool.query<{ now: Date; open: number }>(
        `select mall_now() as now, (select count(*)::int from activity_item where gives_gift and upper(during) > mall_now()) as open`,
      );
      const current = await services.activities.current();
      const isSameTime = Math.abs(current.now.getTime() - (rows[0]?.now.getTime() ?? 0)) < 5_000;
      return isSameTime && current.openGifts().length === rows[0]?.open;
    })
    .toBe(true);
}

function questionsIn({ database: { pool } }: TestApp, giftSkuId: number, activityId: number) {
  const one = async (statement: string, values: unknown[]) => (await pool.query(statement, values)).rows[0];
  return {
    given: async (): Promise<number> =>
      (await one('select given from activity_gift where activity_id = $1', [activityId])).given,
    giftStock: async (): Promise<number> =>
      (await one('select available from sku_stock where sku_id = $1', [giftSkuId])).available,
    /** The lines of an order, gifts last. */
    linesOf: async (number: string) =>
      (
        await pool.query<{ skuId: number; quantity: number; payable: number; mainSkuId: number | null; worth: number }>(
          `select sku_id as "skuId", quantity, order_line.payable_cents::int as payable, main_sku_id as "mainSkuId",
             (activity ->> 'normalCents')::int as worth
           from order_line join mall_order on mall_order.id = order_id where number = $1
           order by main_sku_id is not null, order_line.id`,
          [number],
        )
      ).rows,
  };
}

/** The confirmation of a direct purchase. */
export async function confirmed(shopper: Shopper, skuId: number, prodCount: number) {
  const data = (await shopper.confirm({ orderItem: { skuId, prodCount } })).data as OutputOf<typeof confirmOrder>;
  return { ...data, line: data.shops[0]?.lines[0], gift: data.shops[0]?.lines[0]?.gift };
}

export function numberOf({ data, reason }: { data?: unknown; reason?: string }): string {
  if (reason) throw new Error(`numberOf: refused (${reason})`);
  return (data as { orderNumbers: string }).orderNumbers;
}
