import { randomUUID } from 'node:crypto';
import type { TestApp } from '../../../../testing/open-test-app.ts';
import { type Body, type Shopper, signInShopper } from '../../testing/shopper.ts';
import type { WantedPurchase } from './facts.ts';

/** A buyer with an account and points, who has paid an order before or not. */
export async function makeBuyer(app: TestApp, isNew: boolean): Promise<Shopper> {
  const buyer = await signInShopper(app);
  const { pool } = app.database;
  await pool.query(`insert into account (id, nick_name, mail, locale) values ($1, 'Ada', $2, 'en')`, [
    buyer.userId,
    `${buyer.userId}@example.org`,
  ]);
  if (!isNew)
    await pool.query('insert into first_order (user_id, trade_id, is_settled) values ($1, 0, true)', [buyer.userId]);
  await buyer.grantPoints(1_000_000);
  return buyer;
}

type Answer = Awaited<ReturnType<Shopper['post']>>;

interface Checkout {
  confirm(choices: Body): Promise<Answer>;
  submit(choices: Body): Promise<Answer>;
}

/**
 * The checkout of a purchase. The goods of a cart purchase are put into the cart; the path of a flash sale is
 * requested.
 */
export async function enterCheckout(buyer: Shopper, wanted: WantedPurchase): Promise<Checkout> {
  const { folder, orderItem } = await placeOf(buyer, wanted);
  const item = orderItem && { orderItem };
  return {
    confirm: (choices) => buyer.post(`${folder}/confirm`, { ...item, ...choices }),
    submit: (choices) =>
      buyer.post(`${folder}/submit`, { ...item, uuid: randomUUID(), addrId: buyer.addrId, ...choices }),
  };
}

async function placeOf(buyer: Shopper, wanted: WantedPurchase): Promise<{ folder: string; orderItem?: Body }> {
  switch (wanted.way) {
    case 'cart':
      // The line added last comes first in the cart.
      for (const { skuId, quantity } of wanted.pieces.toReversed()) await buyer.putIntoCart(skuId, quantity);
      return { folder: '/p/order' };
    case 'direct': {
      const [{ skuId, quantity } = { skuId: 0, quantity: 0 }] = wanted.pieces;
      return { folder: '/p/order', orderItem: { skuId, prodCount: quantity } };
    }
    case 'combo': {
      const { combo, skuIds, sets } = wanted;
      return { folder: '/p/combo', orderItem: { activityId: combo.activityId, skuIds, setCount: sets } };
    }
    default: {
      const { skuId, activityId } = wanted.sale;
      const orderItem = { skuId, activityId, prodCount: wanted.quantity };
      if (wanted.way === 'groupBuy') return { folder: '/p/group/order', orderItem };
      if (wanted.way === 'preSale') return { folder: '/p/presale', orderItem };
      const { data } = await buyer.get(`/p/seckill/orderPath?activityId=${activityId}&skuId=${skuId}`);
      return { folder: `/p/seckill/${(data as { path: string } | null)?.path ?? 'x'.repeat(40)}`, orderItem };
    }
  }
}

export interface PlacedLine {
  readonly skuId: number;
  readonly mainSkuId: number | null;
  readonly activityId: number | null;
  readonly quantity: number;
  readonly unit: number;
  readonly normal: number | null;
  readonly off: number;
  readonly shipping: number;
  readonly points: number;
  readonly payable: number;
}

/**
 * The stored amounts of a trade: of its lines, of its orders and of the trade itself, each read from its own columns.
 */
export async function readPlaced({ database: { pool } }: TestApp, orderNumbers: string) {
  const numbers = [orderNumbers.split(',')];
  const lines = await pool.query<PlacedLine & { kind: string | null }>(
    `select sku_id as "skuId", main_sku_id as "mainSkuId", activity_id as "activityId", quantity, unit_cents::int as unit,
       (activity ->> 'normalCents')::int as normal, activity ->> 'kind' as kind, line.reduced_cents::int as off,
       line.shipping_cents::int as shipping, line.points::int, line.payable_cents::int as payable
     from order_line line join mall_order on mall_order.id = order_id where number = any($1) order by line.id`,
    numbers,
  );
  const sums = await pool.query<{ orders: number; steps: number; trade: number; deposit: number | null }>(
    `select sum(mall_order.payable_cents)::int as orders,
       sum(goods_cents - reduced_cents + shipping_cents - shipping_off_cents)::int as steps,
       min(trade.payable_cents)::int as trade, min(trade.deposit_cents)::int as deposit
     from mall_order join trade on trade.id = trade_id where number = any($1)`,
    numbers,
  );
  return { lines: lines.rows, sums: sums.rows[0] };
}

/** The amount requested from the gateway, and the amount that it charges. */
export async function readCharge({ database: { pool } }: TestApp, buyer: Shopper, orderNumbers: string) {
  const started = await buyer.post('/p/order/pay', { orderNumbers, payType: 13 });
  const { rows } = await pool.query(
    `select payment.amount_cents::int as asked, charge.amount_cents::int as charged
     from payment join sandbox_charge charge on charge.pay_number = payment.number where payment.number = $1`,
    [(started.data as { payNumber: string } | null)?.payNumber],
  );
  return rows;
}
