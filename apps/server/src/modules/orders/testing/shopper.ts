import { randomUUID } from 'node:crypto';
import type { Envelope } from '@galleria/contract/envelope';
import type { OutputOf } from '@galleria/contract/operation';
import type { orderDetail, orderPage } from '@galleria/contract/orders';
import { VISITOR } from '@galleria/domain/access/access';
import { clearingAt } from '@galleria/domain/ledger/accounts';
import { issuePoints } from '@galleria/domain/ledger/points';
import { PAY_TYPE } from '@galleria/domain/payments/pay-types';
import type { LocaleTexts } from '@galleria/domain/site/locales';
import { sql } from 'drizzle-orm';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { openSession } from '../../../infra/sessions/sessions.ts';
import type { TestApp } from '../../../testing/open-test-app.ts';
import { seedAddresses } from '../../addresses/index.ts';
import { postJournal } from '../../ledger/index.ts';
import { settleTrade } from '../settle-trade.ts';
import { findTrade, lockTrade } from '../trades-db.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Detail = OutputOf<typeof orderDetail>;
type Page = OutputOf<typeof orderPage>;

const HOME = { receiver: 'Ada', mobile: '13800138001', postCode: '518000', areaId: 440305, commonAddr: 1 } as const;

/** Somebody with an address, signed in, who orders by the same calls as everybody. */
export async function openShopper(app: TestApp, userId: string = randomUUID()) {
  const authorization = await openSession(app.database.queries, 'buyer', userId);
  await inTransaction(app.database, VISITOR, (transaction) =>
    seedAddresses(transaction, userId, [{ ...HOME, addr: 'Room 5, 7 Analytical Road' }]),
  );
  const call = async (method: Method, path: string, input?: object, locale = 'en'): Promise<Envelope> => {
    const headers = { authorization, locale };
    return (await app.call(`/p${path}`, { method, headers, ...(input && { payload: input }) })).envelope;
  };
  const reason = async (method: Method, path: string) => (await call(method, path)).reason;
  const [home] = (await call('GET', '/address/list')).data as { addrId: number }[];

  /** The numbers of the orders that the things become. */
  const order = async (things: readonly Thing[], wishes: object = {}, locale = 'en'): Promise<string[]> => {
    for (const { skuId, count } of things) expectDone(await call('POST', '/shopCart/changeItem', { skuId, count }));
    const input = { uuid: randomUUID(), addrId: home?.addrId, ...wishes };
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

export interface Thing {
  readonly skuId: number;
  readonly count: number;
}

function expectDone({ success, reason, data }: Envelope): unknown {
  if (!success) throw new Error(`refused: ${reason} ${JSON.stringify(data)}`);
  return data;
}

async function payFor({ database }: TestApp, userId: string, number: string): Promise<void> {
  await inTransaction(database, VISITOR, async (transaction) => {
    const found = await findTrade(transaction.queries, userId, [number]);
    const trade = found && (await lockTrade(transaction, found.id));
    if (!trade) throw new Error(`there is no trade of ${number}`);
    const from = clearingAt('sandbox');
    await settleTrade(transaction, trade, { payType: PAY_TYPE.stripe, from, paidCents: trade.payableCents });
  });
}

/** A SKU that there is plenty of, by courier, from each of so many stores. */
export async function someThings({ database }: TestApp, stores = 1): Promise<Thing[]> {
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

/** Something that needs no sending, with the answers to what its buyers are asked. */
export async function somethingVirtual({ database }: TestApp) {
  const { rows } = await database.queries.execute<{ id: number; product: number; questions: { name: LocaleTexts }[] }>(
    sql`select sku.id, product.id as product, virtual_questions as questions from sku
      join product on product.id = sku.product_id
      join sku_stock on sku_stock.sku_id = sku.id
      where product.status = 1 and product.is_virtual and sku.is_on and sku_stock.available >= 20
      order by sku.id limit 1`,
  );
  const [found] = rows;
  if (!found) throw new Error('the demo has nothing virtual');
  const answers = found.questions.map(({ name }) => ({ prodId: found.product, name: name.en ?? '', value: 'Ada' }));
  return { thing: { skuId: found.id, count: 2 }, wishes: { virtualRemarkList: answers } };
}

export async function tradeOf({ database }: TestApp, number: string): Promise<number> {
  const { rows } = await database.queries.execute<{ id: number }>(
    sql`select trade_id::int as id from mall_order where number = ${number}`,
  );
  return rows[0]?.id ?? 0;
}

export async function givePoints({ database }: TestApp, userId: string, points: number): Promise<void> {
  await inTransaction(database, VISITOR, (transaction) =>
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
