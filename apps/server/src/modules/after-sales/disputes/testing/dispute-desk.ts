import { randomUUID } from 'node:crypto';
import type { disputeInfo } from '@galleria/contract/after-sales/staff-disputes';
import type { OutputOf } from '@galleria/contract/operation';
import type { Envelope } from '@galleria/contract/wire/envelope';
import { SYSTEM } from '@galleria/domain/access/access';
import { SELLER_PERMISSIONS } from '@galleria/domain/access/seller-permissions';
import { sql } from 'drizzle-orm';
import { inTransaction } from '../../../../infra/database/transaction.ts';
import { openSession } from '../../../../infra/sessions/sessions.ts';
import type { TestApp } from '../../../../testing/open-test-app.ts';
import { rowsOf } from '../../../accounts/testing/people.ts';
import { stockedSku } from '../../../checkout/testing/shopper.ts';
import { openShopper } from '../../../orders/testing/shopper.ts';
import { sellers } from '../../../sellers/index.ts';

type Method = 'GET' | 'POST' | 'PUT';
type Call = (method: Method, path: string, input?: object) => Promise<Envelope>;
type DisputeInfo = OutputOf<typeof disputeInfo>;

const STORE = 5;
const MOBILE = '13800138001';

/** A member of staff who handles disputes; pass the `staffId` of a real member if others assign disputes to them. */
export async function openArbiter(app: TestApp, staffId: string = randomUUID()) {
  const permissions = ['refunds.view', 'disputes.view', 'disputes.handle', 'stores.view'];
  const authorization = await openSession(app.database.queries, 'staff', staffId, { permissions });
  const call: Call = async (method, path, input) =>
    (await app.call(`/s${path}`, { method, headers: { authorization }, ...(input && { payload: input }) })).envelope;
  return {
    ...{ staffId, call },
    rule: (refundSn: string, ruling: string, more: object = {}) =>
      call('POST', '/intervention/rule', { refundSn, ruling, words: `It is ${ruling}.`, ...more }),
    second: (refundSn: string, isConfirmed: boolean, words = '') =>
      call('PUT', '/intervention/second', { refundSn, isConfirmed, words }),
    grant: (refundSn: string, amount: number, more: object = {}) =>
      call('POST', '/refund/grant', { refundSn, amount, words: 'Out of goodwill.', ...more }),
    refuse: (refundSn: string, refundAmount: number) =>
      call('PUT', '/refund/refuse', { refundSn, refundAmount, reason: 'evidence', words: 'Nothing is to be seen.' }),
    ask: (refundSn: string, of: 'buyer' | 'seller', words = 'Which box was it?') =>
      call('POST', '/intervention/ask', { refundSn, of, words }),
    info: async (refundSn: string) =>
      dataOf(await call('GET', `/intervention/info?refundSn=${refundSn}`)) as DisputeInfo,
    page: async (query: string) =>
      dataOf(await call('GET', `/intervention/page?size=100&${query}`)) as { records: { refundSn: string }[] },
  };
}
export type Arbiter = Awaited<ReturnType<typeof openArbiter>>;

function dataOf({ success, data, reason }: Envelope): unknown {
  if (!success) throw new Error(`refused: ${reason}`);
  return data;
}

interface Sale {
  readonly priceCents: number;
  readonly count: number;
  /** 2: paid, nothing shipped; 3: shipped. */
  readonly status?: 2 | 3;
  /** The buyer's account; without it a buyer who has no account and gets no mails. */
  readonly userId?: string;
}

/** A buyer, a store and a paid order with one line of several pieces. */
export async function openCase(app: TestApp, { priceCents, count, status = 3, userId }: Sale) {
  const mail = `ada-${randomUUID().slice(0, 8)}@example.org`;
  const ada = await openShopper(app, userId);
  const sellerId = await inTransaction(app.database, SYSTEM, (transaction) =>
    sellers.seed.seedSeller(transaction, {
      ...{ name: 'Olga', mail: `olga-${mail}`, mobile: null, password: 'Ket7le#ra', locale: 'en' },
      ...{ storeIds: [STORE], role: 'owner' },
    }),
  );
  const permissions = [...SELLER_PERMISSIONS];
  const authorization = await openSession(app.database.queries, 'seller', sellerId, { storeId: STORE, permissions });
  const seller: Call = async (method, path, input) =>
    (await app.call(`/m${path}`, { method, headers: { authorization }, ...(input && { payload: input }) })).envelope;
  // Without discounts, so that every piece costs the same.
  await app.database.pool.query(`delete from store_discount; select pg_notify('mall_changed', 'promotions')`);
  const { skuId } = await stockedSku(app, STORE, { priceCents, stock: count + 50 });
  const [orderNumber = ''] = await ada.order([{ skuId, count }]);
  await ada.pay(orderNumber);
  const [line] = await rowsOf<{ id: number }>(
    app,
    sql`select min(order_line.id) as id from order_line join mall_order on mall_order.id = order_id
      where number = ${orderNumber}`,
  );
  if (status === 3) await markSent(app, orderNumber);
  const buyer: Call = (method, path, input) => ada.call(method, `/orderRefund${path}`, input);

  /** Applies for one piece; returns the number of the request. */
  const apply = async (amount = priceCents / 100, more: object = {}): Promise<string> => {
    const details = { isReceived: status === 3, reason: 'damaged', words: 'It is broken', mobile: MOBILE };
    const input = { orderNumber, orderItemId: line?.id, goodsNum: 1, applyType: 1, refundAmount: amount, ...details };
    return (dataOf(await buyer('POST', '/apply', { ...input, ...more })) as { refundSn: string }).refundSn;
  };
  const refuse = async (refundSn: string, refundAmount = priceCents / 100) =>
    dataOf(
      await seller('PUT', '/refund/refuse', { refundSn, refundAmount, reason: 'evidence', words: 'We see nothing' }),
    );
  const dispute = (refundSn: string) =>
    buyer('POST', '/intervention', { refundSn, reason: 'refusedWrongly', words: 'Look at the handle' });
  return {
    ...{ ada, buyer, seller, sellerId, orderNumber, storeId: STORE, apply, refuse, dispute },
    /** A refused request with an open dispute. */
    open: async (amount?: number) => {
      const refundSn = await apply(amount);
      await refuse(refundSn, amount);
      dataOf(await dispute(refundSn));
      return refundSn;
    },
    withdraw: (refundSn: string) => buyer('PUT', `/intervention/cancel/${refundSn}`),
  };
}
export type Case = Awaited<ReturnType<typeof openCase>>;

async function markSent({ database: { queries } }: TestApp, number: string): Promise<void> {
  await queries.execute(sql`update mall_order set status = 3, shipped_at = mall_now() where number = ${number}`);
  await queries.execute(sql`update order_line set shipped_quantity = quantity
    where order_id = (select id from mall_order where number = ${number})`);
}

/** The stored state of a request and its latest dispute. */
export async function storedState(app: TestApp, refundSn: string) {
  const [row] = await rowsOf<Record<string, unknown>>(
    app,
    sql`select request.state::int, money_state as money, amount_cents::int as cents, dispute.state as dispute, ruling,
        ruling_cents::int as "rulingCents", ruled_by as "ruledBy", proposed_by as "proposedBy",
        (select coalesce(sum(order_refund.amount_cents), 0)::int from order_refund
          where key = 'request:' || request.id) as refunded
      from refund_request request left join lateral (
        select * from dispute where request_id = request.id order by id desc limit 1) dispute on true
      where request.number = ${refundSn}`,
  );
  if (!row) throw new Error(`storedState: no request ${refundSn}`);
  return row;
}
