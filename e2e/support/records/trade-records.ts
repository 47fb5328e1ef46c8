import { expect } from '@playwright/test';
import type {
  PickupSnapshot,
  ReceiverSnapshot,
  ReductionSnapshot,
} from '../../../apps/server/src/modules/orders/testing/snapshots.ts';
import { inDatabase } from '../database.ts';

interface LineRecord {
  skuId: number;
  quantity: number;
  goodsCents: number;
  reducedCents: number;
  shippingCents: number;
  payableCents: number;
  points: number;
}

interface OrderRecord {
  number: string;
  storeId: number;
  status: number;
  deliveryType: number;
  goodsCents: number;
  reducedCents: number;
  shippingCents: number;
  shippingOffCents: number;
  payableCents: number;
  points: number;
  message: string;
  reductions: ReductionSnapshot[];
  invoice: { headerType: number; headerName: string; invoiceTaxNumber: string } | null;
  pickup: PickupSnapshot | null;
  receiver: ReceiverSnapshot | null;
  lines: LineRecord[];
}

interface PaymentRecord {
  state: string;
  payType: number;
  gateway: string;
  amountCents: number;
}

export interface TradeRecord {
  id: number;
  state: string;
  payType: number | null;
  payableCents: number;
  points: number;
  closeReason: string | null;
  orders: OrderRecord[];
  /** The payment attempts, oldest first. */
  payments: PaymentRecord[];
}

/** The trade as stored in the database, independent of pages and API. */
const TRADE_AS_JSON = `
  select jsonb_build_object(
    'id', trade.id, 'state', trade.state, 'payType', trade.pay_type, 'payableCents', trade.payable_cents,
    'points', trade.points, 'closeReason', trade.close_reason,
    'orders', (
      select jsonb_agg(jsonb_build_object(
        'number', o.number, 'storeId', o.store_id, 'status', o.status, 'deliveryType', o.delivery_type,
        'goodsCents', o.goods_cents, 'reducedCents', o.reduced_cents, 'shippingCents', o.shipping_cents,
        'shippingOffCents', o.shipping_off_cents, 'payableCents', o.payable_cents, 'points', o.points,
        'message', o.message, 'reductions', o.reductions, 'invoice', o.invoice, 'pickup', o.pickup,
        'receiver', o.receiver,
        'lines', (
          select jsonb_agg(jsonb_build_object(
            'skuId', line.sku_id, 'quantity', line.quantity, 'goodsCents', line.goods_cents,
            'reducedCents', line.reduced_cents, 'shippingCents', line.shipping_cents,
            'payableCents', line.payable_cents, 'points', line.points) order by line.id)
          from order_line line where line.order_id = o.id)) order by o.store_id)
      from mall_order o where o.trade_id = trade.id),
    'payments', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'state', payment.state, 'payType', payment.pay_type, 'gateway', payment.gateway,
        'amountCents', payment.amount_cents) order by payment.id), '[]')
      from payment where payment.trade_id = trade.id)) as trade
  from trade`;

export async function readTrade(orderNumbers: string): Promise<TradeRecord> {
  const numbers = orderNumbers.split(',');
  const [trade] = await read('where id = (select distinct trade_id from mall_order where number = any($1))', numbers);
  if (!trade) throw new Error(`no trade has the orders ${orderNumbers}`);
  return trade;
}

export function tradesOf(mail: string): Promise<TradeRecord[]> {
  return read('where user_id = (select id from account where mail = $1) order by id', mail);
}

function read(where: string, value: unknown): Promise<TradeRecord[]> {
  return inDatabase(async (client) => {
    const { rows } = await client.query<{ trade: TradeRecord }>(`${TRADE_AS_JSON} ${where}`, [value]);
    return rows.map(({ trade }) => trade);
  });
}

/** Lines add up to orders, orders to the trade, and only the payable amount is charged. */
export function expectSumsToAgree(trade: TradeRecord): void {
  for (const order of trade.orders) {
    for (const column of ['goodsCents', 'reducedCents', 'payableCents', 'points'] as const) {
      expect(
        sum(order.lines, (line) => line[column]),
        `${column} of ${order.number}`,
      ).toBe(order[column]);
    }
    expect(sum(order.lines, (line) => line.shippingCents)).toBe(order.shippingCents - order.shippingOffCents);
    expect(sum(order.reductions, ({ amountCents }) => amountCents)).toBe(order.reducedCents);
  }
  expect(sum(trade.orders, ({ payableCents }) => payableCents)).toBe(trade.payableCents);
  expect(sum(trade.orders, ({ points }) => points)).toBe(trade.points);
  for (const { amountCents } of trade.payments) expect(amountCents).toBe(trade.payableCents);
}

export function sum<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}

/** Ends the time to pay and runs the expiry job at once. */
export function expireTrade({ id }: TradeRecord): Promise<void> {
  return inDatabase(async (client) => {
    await client.query(`update trade set expires_at = now() - interval '1 second' where id = $1`, [id]);
    await client.query(`select graphile_worker.add_job('expireTrade', payload => $1::json, job_key => $2)`, [
      { tradeId: id },
      `expire:${id}`,
    ]);
  });
}
