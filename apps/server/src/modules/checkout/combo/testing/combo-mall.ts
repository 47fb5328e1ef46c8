import { randomUUID } from 'node:crypto';
import type { ComboTerms } from '@galleria/domain/activities/combo';
import { expect } from 'vitest';
import { openTestApp, type TestApp } from '../../../../testing/open-test-app.ts';
import { dataOf, openRefundMall, type RefundMall } from '../../../after-sales/testing/refund-shopper.ts';

const STORE = 2;
const STOCK = 100_000;

interface PartDraft {
  readonly priceCents: number;
  readonly normalCents: number;
  readonly isFixed?: boolean;
  readonly quantity?: number;
}

/** 90, 2 × 40 and 15 instead of 100, 2 × 50 and 20; the last part is optional. */
export const THREE: readonly PartDraft[] = [
  { priceCents: 9_000, normalCents: 10_000 },
  { priceCents: 4_000, normalCents: 5_000, quantity: 2 },
  { priceCents: 1_500, normalCents: 2_000, isFixed: false },
];
export const [WITH_ALL_CENTS, WITHOUT_LAST_CENTS] = [18_500, 17_000];

/** A mall with one combo of store 2 that runs for three days, a buyer with money, and the store's owner. */
export async function openComboMall(parts = THREE, limits: { least?: number; limitPerBuyer?: number } = {}) {
  const app = await openTestApp();
  const mall = await openRefundMall(app);
  await app.database.pool.query('delete from activity');
  const goods = await goodsOf(app, parts);
  const skuIds = goods.map(({ skuId }) => skuId);
  const terms = {
    parts: parts.map(({ isFixed = true, quantity = 1 }, index) => ({
      prodId: goods[index]?.prodId ?? 0,
      isFixed,
      quantity,
    })),
    least: limits.least ?? 0,
    most: parts.filter(({ isFixed = true }) => !isFixed).length,
  };
  const activityId = await insertCombo(app, { goods, parts, terms, limitPerBuyer: limits.limitPerBuyer ?? null });
  return { app, mall, goods, skuIds, activityId, ...actionsIn(app, mall, { activityId, skuIds }) };
}

export type ComboMall = Awaited<ReturnType<typeof openComboMall>>;

interface Goods {
  readonly skuId: number;
  readonly prodId: number;
}

/** One SKU each of several products, at these normal prices and with free shipping. */
async function goodsOf({ database: { pool } }: TestApp, parts: readonly PartDraft[]): Promise<Goods[]> {
  const { rows } = await pool.query<Goods>(
    `select min(sku.id) as "skuId", product.id as "prodId" from sku join product on product.id = product_id
     where store_id = $1 and product.status = 1 and product.type = 0 and not is_virtual and is_on
     group by 2 order by 2 limit $2`,
    [STORE, parts.length],
  );
  for (const [index, { skuId, prodId }] of rows.entries()) {
    await pool.query('update sku set price_cents = $2, volume_cm3 = 1 where id = $1', [
      skuId,
      parts[index]?.normalCents,
    ]);
    await pool.query('update sku_stock set available = $2 where sku_id = $1', [skuId, STOCK]);
    await pool.query('update product set shipping_template_id = null, limit_per_buyer = null where id = $1', [prodId]);
  }
  return rows;
}

interface NewCombo {
  readonly goods: readonly Goods[];
  readonly parts: readonly PartDraft[];
  readonly terms: ComboTerms;
  readonly limitPerBuyer: number | null;
}

async function insertCombo({ database: { pool } }: TestApp, { goods, parts, terms, limitPerBuyer }: NewCombo) {
  const { rows } = await pool.query<{ id: number }>(
    `insert into activity (store_id, kind, name, starts_at, ends_at, terms, limit_per_buyer)
     values ($1, 'combo', '{"en": "Desk set"}', mall_now() - interval '1 hour', mall_now() + interval '3 days', $2, $3)
     returning id`,
    [STORE, JSON.stringify({ combo: terms }), limitPerBuyer],
  );
  const activityId = rows[0]?.id ?? 0;
  for (const [index, { skuId, prodId }] of goods.entries()) {
    await pool.query(
      `insert into activity_item (activity_id, sku_id, product_id, price_cents, during, is_sku_price)
       select id, $2, $3, $4, tstzrange(starts_at, ends_at), false from activity where id = $1`,
      [activityId, skuId, prodId, parts[index]?.priceCents],
    );
  }
  await pool.query(`select pg_notify('mall_changed', 'activities')`);
  return activityId;
}

function actionsIn(app: TestApp, mall: RefundMall, { activityId, skuIds }: { activityId: number; skuIds: number[] }) {
  const item = (setCount: number, chosen = skuIds) => ({ activityId, skuIds: chosen, setCount });
  const addressOf = async () => {
    const [home] = dataOf(await mall.ada.call('GET', '/address/list')) as { addrId: number }[];
    return home?.addrId;
  };
  const confirm = (setCount = 1, chosen = skuIds, more: object = {}) =>
    mall.ada.call('POST', '/combo/confirm', { orderItem: item(setCount, chosen), ...more });
  const submit = async (setCount = 1, chosen = skuIds, more: object = {}) =>
    mall.ada.call('POST', '/combo/submit', {
      ...{ uuid: randomUUID(), addrId: await addressOf(), orderItem: item(setCount, chosen), ...more },
    });
  const readLines = (number: string) =>
    mall.rows<{ id: number; quantity: number; payable: number; refunded: number; withheld: number }>(
      `select order_line.id, quantity, order_line.payable_cents::int as payable,
         order_line.refunded_cents::int as refunded, withheld_cents::int as withheld
       from order_line join mall_order on mall_order.id = order_id where number = $1
       order by array_position($2, sku_id)`,
      [number, skuIds],
    );
  /** Places and pays an order; returns its number and lines. */
  const buy = async (setCount = 1, chosen = skuIds) => {
    const { orderNumbers: number } = dataOf(await submit(setCount, chosen)) as { orderNumbers: string };
    await mall.pay(number);
    return { number, lines: await readLines(number) };
  };
  return {
    ...{ item, confirm, submit, buy, readLines },
    /** Places, pays and ships an order, and confirms its receipt. */
    receive: async (setCount = 1, chosen = skuIds) => {
      const bought = await buy(setCount, chosen);
      dataOf(await mall.ship(bought.number));
      dataOf(await mall.ada.call('PUT', `/myOrder/receipt/${bought.number}`));
      return bought;
    },
    list: async (prodId: number) => (await app.call(`/combo/list?prodId=${prodId}`)).envelope.data as ListedCombo[],
    taken: async () => {
      const rows = await mall.rows<{ available: number }>(
        'select available from sku_stock where sku_id = any($1) order by array_position($1, sku_id)',
        [skuIds],
      );
      return rows.map(({ available }) => STOCK - available);
    },
    /** Waits until the pages show the prices that hold now. */
    waitForCaches: async (isThere: (combos: ListedCombo[]) => boolean, prodId: number) => {
      await app.database.pool.query(`select pg_notify('mall_changed', 'activities')`);
      await expect
        .poll(async () => isThere((await app.call(`/combo/list?prodId=${prodId}`)).envelope.data as ListedCombo[]))
        .toBe(true);
    },
  };
}

interface ListedCombo {
  readonly activityId: number;
  readonly parts: readonly {
    readonly prodId: number;
    readonly isMain: boolean;
    readonly skus: readonly { skuId: number; price: number; normalPrice: number; isSoldOut: boolean }[];
  }[];
}
