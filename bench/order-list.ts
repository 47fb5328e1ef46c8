import { parseArgs } from 'node:util';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import {
  readOrderLines,
  readStoreOrders,
  type StoreOrderSearch,
  type TimeCursor,
} from '../apps/server/src/modules/orders/testing/store-order-list.ts';
import { MallProcess } from '../apps/server/src/testing/mall-process/mall-process.ts';
import { fillStore, STORE_ID } from './orders/fill-store.ts';

const PAGE = 21;
/**
 * Limits in pages of 8 kB: for a page of orders with their trades and lines (filtered by product: all its orders), and
 * for a word search.
 */
const MAX_PAGES = 2_500;
const MAX_PAGES_FOR_WORDS = 200_000;

const SEARCHES: Readonly<Record<string, Partial<StoreOrderSearch>>> = {
  all: {},
  'to ship': { status: 2 },
  done: { status: 5 },
  closed: { status: 6 },
  'partly shipped': { isPartlyShipped: true },
  reminded: { isReminded: true },
  'asked to cancel (none)': { isCancelAsked: true },
  'group buys': { orderType: 1 },
  'combos (none)': { orderType: 5 },
  'same city': { dvyType: 4 },
  'pickup (none)': { dvyType: 2 },
  'done, same city': { status: 5, dvyType: 4 },
  'one day two years ago': { from: dayBefore(731), until: dayBefore(730) },
  'order number': { keyword: '770000000000000042' },
  mobile: { keyword: '13900000042' },
  product: { prodId: 42 },
  'words that are there': { keyword: 'lamp' },
  'words that are nowhere': { keyword: 'no such thing' },
};

/**
 * Counts the pages that the order list of a large store reads, for every filter, on the first page and two years back.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: { orders: { type: 'string', default: '1000000' } } });
  const mall = await MallProcess.make();
  try {
    await mall.start();
    const pool = new pg.Pool({ connectionString: mall.databaseUrl, max: 2 });
    console.log(`Filling store ${STORE_ID} with ${values.orders} orders …`);
    await fillStore(pool, Number(values.orders));
    let breaches = 0;
    for (const [name, search] of Object.entries(SEARCHES)) {
      const most = name.startsWith('words') ? MAX_PAGES_FOR_WORDS : MAX_PAGES;
      const first = await costOf(pool, search, undefined);
      const deep = await costOf(pool, search, { createdAt: `${dayBefore(730)} 00:00:00+00`, id: 1 });
      const isGood = Math.max(first.pages, deep.pages) <= most && first.statements <= 2;
      if (!isGood) breaches++;
      const seen = `${first.statements} statements, ${first.pages} pages read, two years back ${deep.pages}`;
      console.log(`${isGood ? 'ok ' : 'NO '} ${name.padEnd(24)} ${seen}`);
    }
    await pool.end();
    return breaches === 0 ? 0 : 1;
  } finally {
    await mall.remove();
  }
}

/** A day such as `2024-11-18`, so many days before today. */
function dayBefore(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}

interface Cost {
  readonly statements: number;
  readonly pages: number;
}

/** Runs the use case's queries, then each of them again under EXPLAIN. */
async function costOf(pool: pg.Pool, search: Partial<StoreOrderSearch>, cursor: TimeCursor | undefined): Promise<Cost> {
  const statements: { text: string; values: unknown[] }[] = [];
  const logger = { logQuery: (text: string, values: unknown[]) => void statements.push({ text, values }) };
  const queries = drizzle({ client: pool, logger });
  const rows = await readStoreOrders(queries, STORE_ID, { status: 0, ...search }, { cursor, limit: PAGE });
  await readOrderLines(
    queries,
    rows.map(({ id }) => id),
  );
  let pages = 0;
  for (const { text, values } of statements) {
    const explained = await pool.query(`explain (analyze, buffers, format json) ${text}`, values);
    const [{ Plan: plan }] = explained.rows[0]['QUERY PLAN'];
    pages += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
  }
  return { statements: statements.length, pages };
}

process.exit(await main());
