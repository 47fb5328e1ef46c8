import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { place, putOnSale } from './race-goods.ts';
import { type Buyer, type RaceMall, rowsOf } from './race-mall.ts';
import { makeBuyer } from './race-people.ts';

/** Long enough for several reads before the first write, even on a busy machine. */
const PAUSE_MS = 100;
const HASH_PREFIX = 'control:';

/**
 * The race without conditional updates, unique constraints and locks: reads, pauses, and writes based on the stale
 * read. Every race is also run this way, and its verdict must then fail.
 */
export async function readThenWrite<Seen>(
  { database }: RaceMall,
  read: (client: pg.PoolClient) => Promise<Seen>,
  write: (client: pg.PoolClient, seen: Seen) => Promise<void>,
): Promise<void> {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    const seen = await read(client);
    await setTimeout(PAUSE_MS);
    await write(client, seen);
    await client.query('commit');
  } finally {
    client.release();
  }
}

/** A balance without constraints: the ledger's own accounts cannot be overdrawn, whatever the code does. */
export async function openControlBalance(mall: RaceMall, { userId }: Buyer, balance: number): Promise<void> {
  await rowsOf(mall, 'create table if not exists control_balance (owner uuid primary key, balance int not null)');
  await rowsOf(mall, 'insert into control_balance values ($1, $2)', [userId, balance]);
}

/** Spends the amount on a copy of the trade, which gets the given state. */
export function spendControlBalance(
  mall: RaceMall,
  { userId }: Buyer,
  like: number,
  spent: { readonly amount: number; readonly state: 'unpaid' | 'paid' },
): Promise<void> {
  return readThenWrite(
    mall,
    (client) => readControlBalance(client, userId),
    async (client, balance) => {
      if (balance < spent.amount) return;
      const tradeId = await copyTrade(client, like, { userId });
      await client.query('update trade set state = $2, settled_at = now() where id = $1', [tradeId, spent.state]);
      await client.query('update control_balance set balance = $2 where owner = $1', [userId, balance - spent.amount]);
    },
  );
}

export async function readControlBalance(client: Pick<pg.PoolClient, 'query'>, userId: string): Promise<number> {
  const { rows } = await client.query<{ balance: number }>('select balance from control_balance where owner = $1', [
    userId,
  ]);
  return rows[0]?.balance ?? 0;
}

/** A trade placed through the API, as a template for copies. */
export async function sampleTrade(mall: RaceMall): Promise<number> {
  return (await place(mall, await makeBuyer(mall), await putOnSale(mall, 1))).tradeId;
}

interface Differences {
  readonly userId: string;
  readonly skuId?: number;
  readonly submission?: string;
}

/** Copies a trade with its order and line, bypassing all checks, and returns its id. */
export async function copyTrade(client: pg.PoolClient, like: number, differences: Differences): Promise<number> {
  const { userId, skuId, submission = '' } = differences;
  const tradeId = await copyRow(client, 'trade', 'id = $1', like, {
    ...{ user_id: userId, submission_id: randomUUID(), submission_hash: HASH_PREFIX + submission },
  });
  const number = `9${String(Math.floor(Math.random() * 1e15)).padStart(17, '0')}`;
  const orderId = await copyRow(client, 'mall_order', 'trade_id = $1', like, {
    ...{ trade_id: tradeId, user_id: userId, number },
  });
  const ofTrade = 'order_id = (select min(id) from mall_order where trade_id = $1)';
  await copyRow(client, 'order_line', ofTrade, like, { order_id: orderId, ...(skuId && { sku_id: skuId }) });
  return tradeId;
}

export const controlHash = (submission: string) => HASH_PREFIX + submission;

async function copyRow(
  client: pg.PoolClient,
  table: string,
  where: string,
  value: number,
  changes: object,
): Promise<number> {
  const { rows } = await client.query<{ id: string }>(
    `insert into ${table} overriding system value
     select copy.* from (select * from ${table} where ${where} order by id limit 1) original
     cross join lateral jsonb_populate_record(
       null::${table},
       to_jsonb(original) || $2::jsonb || jsonb_build_object('id', nextval(pg_get_serial_sequence('${table}', 'id')))
     ) copy returning id`,
    [value, JSON.stringify(changes)],
  );
  const [made] = rows;
  if (!made) throw new Error(`copyRow: no row of ${table} for ${value}`);
  return Number(made.id);
}

/** Removes the rows of control runs, which must not count in later checks. */
export async function removeControlRows(mall: RaceMall): Promise<void> {
  await rowsOf(mall, 'drop table if exists control_balance');
  const those = `select id from trade where submission_hash like '${HASH_PREFIX}%'`;
  const orders = `select id from mall_order where trade_id in (${those})`;
  await rowsOf(mall, `update own_coupon set trade_id = null, spent_at = null where trade_id in (${those})`);
  await rowsOf(mall, `delete from payment where trade_id in (${those})`);
  await rowsOf(mall, `delete from order_line where order_id in (${orders})`);
  await rowsOf(mall, `delete from mall_order where trade_id in (${those})`);
  await rowsOf(mall, `delete from trade where submission_hash like '${HASH_PREFIX}%'`);
}
