import { randomUUID } from 'node:crypto';
import type { OutputOf } from '@galleria/contract/operation';
import type { orderDetail, orderPage } from '@galleria/contract/orders/orders';
import type { Envelope } from '@galleria/contract/wire/envelope';
import { SYSTEM } from '@galleria/domain/access/access';
import { clearingAt } from '@galleria/domain/ledger/accounts';
import { issuePoints } from '@galleria/domain/ledger/trade-journals';
import { PAY_TYPE } from '@galleria/domain/payments/pay-types';
import type { LocaleTexts } from '@galleria/domain/site/locales';
import { sql } from 'drizzle-orm';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { openSession } from '../../../infra/sessions/sessions.ts';
import type { TestApp } from '../../../testing/open-test-app.ts';
import { addresses } from '../../addresses/index.ts';
import { postJournal } from '../../ledger/index.ts';
import { settleTrade } from '../trades/settle-trade.ts';
import { findTradeByOrderNumbers, lockTrade } from '../trades/trades-db.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Detail = OutputOf<typeof orderDetail>;
type Page = OutputOf<typeof orderPage>;

const HOME = { receiver: 'Ada', mobile: '13800138001', postCode: '518000', areaId: 440305, commonAddr: 1 } as const;

/** A signed-in buyer with an address, who orders through the API. */
export async function openShopper(app: TestApp, userId: string = randomUUID()) {
  const authorization = await openSession(app.database.queries, 'buyer', userId);
  await inTransaction(app.database, SYSTEM, (transaction) =>
    addresses.seed.seedAddresses(transaction, userId, [{ ...HOME, addr: 'Room 5, 7 Analytical Road' }]),
  );
  const call = async (method: Method, path: string, input?: object, locale = 'en'): Promise<Envelope> => {
    const headers = { authorization, locale };
    return (await app.call(`/p${path}`, { method, headers, ...(input && { payload: input }) })).envelope;
  };
  const reason = async (method: Method, path: string) => (await call(method, path)).reason;
  const [home] = (await call('GET', '/address/list')).data as { addrId: number }[];

  /** Returns the numbers of the orders. */
  const order = async (items: readonly OrderedItem[], choices: object = {}, locale = 'en'): Promise<string[]> => {
    for (const { skuId, count } of items) expectDone(await call('POST', '/shopCart/changeItem', { skuId, count }));
    const input = { uuid: randomUUID(), addrId: home?.addrId, ...choices };
    const { orderNumbers } = expectDone(await call('POST', '/order/submit', input, locale)) as { orderNumbers: string };
    return orderNumbers.split(',');
  };
  const pay = (number: string) => payFor(app, userId, number);
  const detail = async (number: string, locale = 'en') =>
    expectDone(await call('GET', `/myOrder/orderDetail?orderNumber=${number}`, undefined, locale)) as Detail;
  const page = async (query = '', locale = 'en') =>
    expectDone(await call('GET', `/myOrder/myOrder?size=100&${query}`, undefined, locale)) as Page;
  return { userId, call, reason, order, pay, detail, page };
}

export interface OrderedItem {
  readonly skuId: number;
  readonly count: number;
}

function expectDone({ success, reason, data }: Envelope): unknown {
  if (!success) throw new Error(`refused: ${reason} ${JSON.stringify(data)}`);
  return data;
}

async function payFor({ database }: TestApp, userId: string, number: string): Promise<void> {
  await inTransaction(database, SYSTEM, async (transaction) => {
    const found = await findTradeByOrderNumbers(transaction.queries, userId, [number]);
    const trade = found && (await lockTrade(transaction, found.id));
    if (!trade) throw new Error(`no trade with order ${number}`);
    const from = clearingAt('sandbox');
    await settleTrade(transaction, trade, { payType: PAY_TYPE.stripe, from, paidCents: trade.payableCents });
  });
}

/** One SKU with enough stock, sent by courier, from each of `stores` stores. */
export async function pickItems({ database }: TestApp, stores = 1): Promise<OrderedItem[]> {
  const { rows } = await database.queries.execute<{ id: number }>(sql`
    select min(sku.id) as id from sku
    join product on product.id = sku.product_id
    join sku_stock on sku_stock.sku_id = sku.id
    join store on store.id = product.store_id
    where product.status = 1 and not product.is_virtual and product.type = 0 and sku.is_on and store.status = 1
      and sku_stock.available >= 20
    group by store.id order by store.id offset 1 limit ${stores}`);
  return rows.map(({ id }) => ({ skuId: id, count: 1 }));
}

/** Two pieces of a virtual product, with answers to its questions. */
export async function virtualItem({ database }: TestApp) {
  const { rows } = await database.queries.execute<{ id: number; product: number; questions: { name: LocaleTexts }[] }>(
    sql`select sku.id, product.id as product, virtual_questions as questions from sku
      join product on product.id = sku.product_id
      join sku_stock on sku_stock.sku_id = sku.id
      where product.status = 1 and product.is_virtual and sku.is_on and sku_stock.available >= 20
      order by sku.id limit 1`,
  );
  const [found] = rows;
  if (!found) throw new Error('the demo has no virtual product');
  const answers = found.questions.map(({ name }) => ({ prodId: found.product, name: name.en ?? '', value: 'Ada' }));
  return { item: { skuId: found.id, count: 2 }, choices: { virtualRemarkList: answers } };
}

export async function tradeOf({ database }: TestApp, number: string): Promise<number> {
  const { rows } = await database.queries.execute<{ id: number }>(
    sql`select trade_id::int as id from mall_order where number = ${number}`,
  );
  return rows[0]?.id ?? 0;
}

export async function grantPoints({ database }: TestApp, userId: string, points: number): Promise<void> {
  await inTransaction(database, SYSTEM, (transaction) =>
    postJournal(transaction, { key: `points for ${userId}`, reason: 'gift', lines: issuePoints(userId, points) }),
  );
}

export async function stockOf({ database }: TestApp, skuId: number): Promise<number> {
  const { rows } = await database.queries.execute<{ available: number }>(
    sql`select available from sku_stock where sku_id = ${skuId}`,
  );
  return rows[0]?.available ?? 0;
}

export async function setStatus({ database }: TestApp, number: string, status: number): Promise<void> {
  await database.queries.execute(sql`update mall_order set status = ${status} where number = ${number}`);
}
