import { setTimeout } from 'node:timers/promises';
import type { Envelope } from '@galleria/contract/wire/envelope';
import { SYSTEM } from '@galleria/domain/access/access';
import type { Database } from '../../infra/database/database.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { site } from '../../modules/site/index.ts';

/** A mall called over HTTP, and its database for preparing races and checking their outcome. */
export interface RaceMall {
  readonly url: string;
  readonly database: Database;
  /** Trades with ids up to this one belong to the demo. */
  readonly lastTradeBefore: number;
  /** The SKUs used by races, with their initial stock. */
  readonly stocked: Map<number, number>;
}

export interface Buyer {
  readonly userId: string;
  readonly token: string;
  readonly addrId: number;
}

/** No limits per buyer, since few buyers place many orders in races and measurements. */
export const WITHOUT_BUYER_LIMITS = {
  ...{ unpaidTradesPerBuyer: 1_000_000, unpaidPiecesPerBuyer: 1_000_000_000 },
  ...{ cashOrdersPerBuyer: 1_000_000, cashCentsPerBuyer: 99_999_999_999 },
};

export async function connectMall(url: string, database: Database): Promise<RaceMall> {
  await inTransaction(database, SYSTEM, (transaction) =>
    site.seed.seedSetting(transaction, 'rules', WITHOUT_BUYER_LIMITS),
  );
  const [last] = await rowsOf<{ id: number }>({ database }, 'select coalesce(max(id), 0)::int as id from trade');
  return { url, database, lastTradeBefore: last?.id ?? 0, stocked: new Map() };
}

export async function rowsOf<Row extends object>(
  { database }: Pick<RaceMall, 'database'>,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  return (await database.pool.query(statement, values)).rows as Row[];
}

const OVERLOADED = 503;
const MAX_PAUSE_MS = 200;

/** Retries with the same body while the mall is overloaded. */
export async function post({ url }: RaceMall, { token }: Buyer, path: string, body: object): Promise<Envelope> {
  for (;;) {
    const response = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { authorization: token, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const envelope = (await response.json()) as Envelope;
    if (response.status !== OVERLOADED) return envelope;
    await setTimeout(Math.random() * MAX_PAUSE_MS);
  }
}

/** Runs at most `atOnce` items at a time. */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = new Array(items.length);
  let next = 0;
  const worker = async () => {
    for (let at = next++; at < items.length; at = next++) results[at] = await work(items[at] as Item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

export const times = <Made>(count: number, make: (at: number) => Made): Made[] =>
  Array.from({ length: count }, (_, at) => make(at));
