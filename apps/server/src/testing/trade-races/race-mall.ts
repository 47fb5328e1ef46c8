import { setTimeout } from 'node:timers/promises';
import type { Envelope } from '@galleria/contract/envelope';
import type { Database } from '../../infra/database/database.ts';

/** A mall that people run at over HTTP, and the database behind it for making things ready and for looking afterwards. */
export interface RaceMall {
  readonly url: string;
  readonly database: Database;
  /** Trades up to this one are the demo's. */
  readonly lastTradeBefore: number;
  /** What was put on sale for the races, and how many of each. */
  readonly stocked: Map<number, number>;
}

export interface Buyer {
  readonly userId: string;
  readonly token: string;
  readonly addrId: number;
}

export async function enterMall(url: string, database: Database): Promise<RaceMall> {
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
const LONGEST_PAUSE_MS = 200;

/** Whoever is told that too many are there comes back in a moment: with the same words, so nothing is asked for twice. */
export async function post({ url }: RaceMall, { token }: Buyer, path: string, body: object): Promise<Envelope> {
  for (;;) {
    const response = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { authorization: token, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const envelope = (await response.json()) as Envelope;
    if (response.status !== OVERLOADED) return envelope;
    await setTimeout(Math.random() * LONGEST_PAUSE_MS);
  }
}

/** Several at a time, as many as a pool has connections for. */
export async function inTurns<Item, Result>(
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
