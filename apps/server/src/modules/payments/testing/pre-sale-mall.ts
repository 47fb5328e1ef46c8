import { randomUUID } from 'node:crypto';
import { SYSTEM } from '@galleria/domain/access/access';
import { expect } from 'vitest';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { stockedSku } from '../../checkout/testing/shopper.ts';
import { ORDER_REFUND_REQUESTED, orders } from '../../orders/index.ts';
import { openOrderJobs } from '../../orders/testing/order-jobs.ts';
import { sellerBrowser } from '../../sellers/testing/seller-browser.ts';
import { dataOf, openPayMall, PAY_PASSWORD } from './pay-mall.ts';
import { deliverSandbox, sandboxEvent } from './webhooks.ts';

const STORE = 2;
const NORMAL_CENTS = 10_000;
export const PRICE_CENTS = 8_001;
/** 20 % of the price, rounded down. */
export const DEPOSIT_CENTS = 1_600;
export const BALANCE_CENTS = PRICE_CENTS - DEPOSIT_CENTS;
export const STOCK = 50;

/** Moments in a pre-sale: two hours of sale, an hour of pause, a day for the balance; goods leave within five days. */
export const [IN_WINDOW, AFTER_WINDOW, AFTER_SHIP_DATE] = ['4 hours', '27 hours 1 second', '6 days'];

interface Started {
  readonly payNumber: string;
  readonly reference: string;
  readonly cents: number;
}

/** A mall with a pre-sale of one SKU, with a deposit or paid in full. Postage is free. */
export async function openPreSaleMall(payment: 'deposit' | 'full' = 'deposit', more: { depositPercent?: number } = {}) {
  const mall = await openPayMall();
  await mall.rows('delete from activity');
  const sku = await stockedSku(mall, STORE, { priceCents: NORMAL_CENTS, stock: STOCK });
  const activityId = await insertPreSale(mall, sku, payment, more.depositPercent ?? 20);
  const ada = await mall.buyer('ada');
  const seller = await sellerBrowser(mall);
  const jobs = openOrderJobs(mall);
  const [address] = await mall.rows<{ id: number }>('select id from address where user_id = $1', [ada.userId]);
  const item = { skuId: sku.skuId, prodCount: 1, activityId };
  const submit = (input: object = {}) =>
    ada.browser.call('POST', '/p/presale/submit', {
      ...{ uuid: randomUUID(), addrId: address?.id, orderItem: item, ...input },
    });
  const place = async (prodCount = 1) => {
    const placed = dataOf(await submit({ orderItem: { ...item, prodCount } }));
    const { orderNumbers } = placed as { orderNumbers: string };
    const [found] = await mall.rows<{ id: number; trade: number }>(
      'select id::int, trade_id::int as trade from mall_order where number = $1',
      [orderNumbers],
    );
    if (!found) throw new Error('place: no order');
    return { orderNumbers, number: orderNumbers, orderId: found.id, tradeId: found.trade, amount: 0 };
  };
  type Placed = Awaited<ReturnType<typeof place>>;
  /** A charge that the buyer has paid and the gateway has not reported yet. */
  const charge = async (order: Placed, cents: number): Promise<Started> => {
    const started = await ada.start(order);
    await mall.rows(`update sandbox_charge set state = 'paid' where ref = $1`, [started.reference]);
    return { ...started, cents };
  };
  const report = (started: Started) => deliverSandbox(mall, sandboxEvent('charge.paid', started, started.cents));
  const payAtGateway = async (order: Placed, cents: number) => report(await charge(order, cents));
  const payFromBalance = async (order: Placed, cents: number) => {
    await ada.grantBalance(cents);
    return ada.pay(order.number, 9, { payPassword: PAY_PASSWORD });
  };
  const deposited = async () => {
    const order = await place();
    await payAtGateway(order, DEPOSIT_CENTS);
    return order;
  };
  const amountIn = async (kind: string, owner: string) => {
    const [account] = await mall.rows<{ balance: number }>(
      'select balance::int from ledger_account where kind = $1 and owner = $2',
      [kind, owner],
    );
    return account?.balance ?? 0;
  };
  return {
    ...{ mall, ada, seller, jobs, activityId, ...sku, item, submit, place, charge, report, deposited },
    ...{ payAtGateway, payFromBalance },
    confirm: () => ada.browser.call('POST', '/p/presale/confirm', { orderItem: item }),
    cancel: (order: Placed) =>
      seller.reason('POST', '/m/order/cancel', { orderNumber: order.number, reason: 'Sold out' }),
    expire: (order: Placed) => orders.jobs?.expireTrade?.run(jobs.context, { tradeId: order.tradeId }),
    detail: async (order: Placed) =>
      dataOf(await ada.browser.call('GET', `/p/myOrder/orderDetail?orderNumber=${order.number}`)) as {
        status: number;
        actions: string[];
        preSale: { step: string; deposit: number; balance: number; isShipOverdue: boolean };
        cancellation: { amount: number; way: string } | null;
      },
    /** Runs the jobs of requested refunds. */
    payRefundsOut: async () => {
      for (const { id } of await mall.rows<{ id: string }>(`select id from order_refund where state = 'requested'`)) {
        await mall.announce(ORDER_REFUND_REQUESTED, { refundId: Number(id) });
      }
      await mall.work();
    },
    standing: async ({ tradeId, orderId }: Placed) => {
      const [found] = await mall.rows<{ state: string; status: number; reason: string | null; refunded: number }>(
        `select state, status, mall_order.close_reason as reason, refunded_cents::int as refunded
         from trade join mall_order on trade_id = trade.id where trade.id = $1 and mall_order.id = $2`,
        [tradeId, orderId],
      );
      return found;
    },
    escrow: (order: Placed) => amountIn('escrow', String(order.tradeId)),
    payable: () => amountIn('storePayable', String(STORE)),
    commission: () => amountIn('commission', ''),
    stock: async () =>
      (await mall.rows<{ available: number }>('select available from sku_stock where sku_id = $1', [sku.skuId]))[0]
        ?.available,
    refunds: () => mall.rows('select part, channel, state, amount_cents::int as cents from order_refund order by id'),
    takeDown: () => jobs.deliver('activity.takenDown', { activityId }),
    inTransaction: <Answer>(work: Parameters<typeof inTransaction<Answer>>[2]) =>
      inTransaction(mall.database, SYSTEM, work),
  };
}

type PayMall = Awaited<ReturnType<typeof openPayMall>>;

async function insertPreSale(
  mall: PayMall,
  { skuId, prodId }: { skuId: number; prodId: number },
  payment: string,
  depositPercent: number,
) {
  const [activity] = await mall.rows<{ id: number }>(
    `insert into activity (store_id, kind, name, starts_at, ends_at, terms)
     select store_id, 'preSale', '{"en": "Early"}', mall_now() - interval '1 hour', mall_now() + interval '2 hours',
       jsonb_build_object('preSale', jsonb_strip_nulls(jsonb_build_object('payment', $2::text,
         'shipByIso', mall_now() + interval '5 days',
         'depositPercent', case $2::text when 'deposit' then $3::int end,
         'balanceFromIso', case $2::text when 'deposit' then mall_now() + interval '3 hours' end,
         'balanceUntilIso', case $2::text when 'deposit' then mall_now() + interval '27 hours' end)))
     from product where id = $1 returning id`,
    [prodId, payment, depositPercent],
  );
  const activityId = activity?.id ?? 0;
  await mall.rows(
    `insert into activity_item (activity_id, sku_id, product_id, price_cents, during)
     select id, $2, $3, $4, tstzrange(starts_at, ends_at) from activity where id = $1`,
    [activityId, skuId, prodId, PRICE_CENTS],
  );
  await mall.rows(`select pg_notify('mall_changed', 'activities')`);
  await expect.poll(async () => (await mall.services.activities.current()).priceOf(skuId)?.activityId).toBe(activityId);
  return activityId;
}
