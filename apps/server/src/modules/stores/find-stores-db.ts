import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../infra/database/database.ts';
import { stores } from './tables.ts';

export interface StoreQuestion {
  /** Folded, not empty. */
  words: string;
  status: number;
  type?: number | undefined;
  offset: number;
  limit: number;
}

/** How alike a name must be when nothing closer is found: `pixle` for Pixel. */
const LEAST_ALIKE = 0.4;

/** Open stores whose name holds the words or something much like them, else something a little like them, best first. */
export async function findStores(queries: Queries, question: StoreQuestion) {
  const { words } = question;
  const holds = sql`${stores.foldedNames} like ${`%${words.replaceAll(/[\\%_]/g, '\\$&')}%`}`;
  const alike = sql`word_similarity(${words}, ${stores.foldedNames})`;
  const bestFirst = [sql`${holds} desc`, sql`${alike} desc`, sql`${stores.fans} desc`];
  // All of these go through the trigram index, so that words which lead nowhere are not compared with every name.
  const isAlike = sql`${words} <% ${stores.foldedNames}`;
  const close = await readFound(queries, question, sql`(${holds} or ${isAlike})`, bestFirst);
  if (close.total > 0) return close;
  return queries.transaction(async (lenient) => {
    await lenient.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${String(LEAST_ALIKE)}, true)`);
    return readFound(lenient, question, isAlike, bestFirst);
  });
}

async function readFound(
  queries: Queries,
  { status, type, offset, limit }: StoreQuestion,
  isFound: SQL,
  order: readonly SQL[],
) {
  const isType = type === undefined ? undefined : eq(stores.type, type);
  const wanted = and(eq(stores.status, status), isType, isFound);
  const found = await queries
    .select({ id: stores.id, total: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(stores)
    .where(wanted)
    .orderBy(...order, stores.id)
    .offset(offset)
    .limit(limit);
  const total = found[0]?.total ?? (offset > 0 ? await queries.$count(stores, wanted) : 0);
  return { storeIds: found.map((row) => row.id), total };
}
