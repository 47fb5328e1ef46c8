import type { Envelope } from '@galleria/contract/wire/envelope';
import { openOrderJobs } from '../../orders/testing/order-jobs.ts';
import { openPayMall, type PayMall } from '../../payments/testing/pay-mall.ts';
import { deliverSandbox, sandboxEvent } from '../../payments/testing/webhooks.ts';
import { runRefundClocks } from '../clocks/run-refund-clocks.ts';
import { openArbiter } from '../disputes/testing/dispute-desk.ts';
import { dataOf, openRefundMall } from './refund-shopper.ts';

/** Resolves to the outcome in one word. */
export type Racer = () => Promise<string>;

const STRIPE = 13;
/** Shorter than the refund period, so that an order can be both paid out and refunded. */
const PAYOUT_AFTER_DAYS = 3;

export type RaceMall = Awaited<ReturnType<typeof openRaceMall>>;

/** A mall with a gateway in which a buyer, a store, staff, deadlines and payouts act at once. */
export async function openRaceMall() {
  const app = await openPayMall({ databasePool: 16 });
  const mall = await openRefundMall(app);
  const jobs = openOrderJobs(app, { rules: { afterSalesDays: PAYOUT_AFTER_DAYS } });
  // Finishes the work that is due in the demo data.
  await runRefundClocks(mall.context);
  await jobs.run('payStores');
  return {
    ...{ ...mall, app, staff: await openArbiter(app) },
    payStores: () => jobs.run('payStores').then(() => 'ran', String),
    runClock: () => runRefundClocks(mall.context).then(() => 'ran', String),
    /** An order of several pieces of one product, paid at the gateway. */
    buyAtGateway: async (count: number) => {
      const [number = ''] = await mall.ada.order([{ skuId: mall.skuIds[0], count }]);
      await payAtGateway(
        app,
        number,
        await mall.ada.call('POST', '/order/pay', { orderNumbers: number, payType: STRIPE }),
      );
      const [line] = await mall.rows<{ id: number }>(
        'select id from order_line where order_id = (select id from mall_order where number = $1)',
        [number],
      );
      return { number, lineId: line?.id ?? 0 };
    },
    /** An order paid by balance and shipped; received so many days ago. */
    buySent: async (receivedDaysAgo?: number) => {
      const bought = await mall.buy([2, 1]);
      const order = '(select id from mall_order where number = $1)';
      await mall.rows(`update order_line set shipped_quantity = quantity where order_id = ${order}`, [bought.number]);
      await mall.rows('update mall_order set status = 3, shipped_at = mall_now() where number = $1', [bought.number]);
      if (receivedDaysAgo !== undefined) {
        const received = `status = 4, received_at = mall_now() - make_interval(days => ${receivedDaysAgo})`;
        await mall.rows(`update mall_order set ${received} where number = $1`, [bought.number]);
      }
      return bought;
    },
    runConcurrently: (orderNumber: string, racers: readonly Racer[]) => runConcurrently(app, orderNumber, racers),
  };
}

async function payAtGateway(app: PayMall, number: string, started: Envelope): Promise<void> {
  const { payNumber } = dataOf(started) as { payNumber: string };
  const [payment] = await app.rows<{ reference: string; cents: number }>(
    'select gateway_ref as reference, amount_cents::int as cents from payment where number = $1',
    [payNumber],
  );
  if (!payment) throw new Error(`payAtGateway: no payment for order ${number}`);
  await app.rows(`update sandbox_charge set state = 'paid' where ref = $1`, [payment.reference]);
  await deliverSandbox(app, sandboxEvent('charge.paid', { ...payment, payNumber }, payment.cents));
}

/**
 * Runs the racers at once: the trade is locked until all of them wait for it, in this order, or have finished without
 * it.
 */
async function runConcurrently({ database: { pool } }: PayMall, orderNumber: string, racers: readonly Racer[]) {
  const gate = await pool.connect();
  const running: Promise<string>[] = [];
  let ended = 0;
  try {
    await gate.query('begin');
    const trade = '(select trade_id from mall_order where number = $1)';
    await gate.query(`select 1 from trade where id = ${trade} for update`, [orderNumber]);
    for (const racer of racers) {
      running.push(
        racer().finally(() => {
          ended += 1;
        }),
      );
      while (ended + (await countWaiting(pool)) < running.length);
    }
  } finally {
    await gate.query('commit');
    gate.release();
  }
  return Promise.all(running);
}

async function countWaiting(pool: PayMall['database']['pool']): Promise<number> {
  const { rows } = await pool.query(
    `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0].n;
}

/** The items rotated by `round`, so that every round starts with another one. */
export function rotate<Item>(items: readonly Item[], round: number): Item[] {
  return items.map((_, index) => items[(index + round) % items.length] as Item);
}

export const outcomeOf = ({ success, reason }: Envelope): string => (success ? 'ok' : (reason ?? 'failed'));
