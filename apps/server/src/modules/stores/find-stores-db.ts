import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../infra/database/database.ts';
import { stores } from './tables.ts';

export interface StoreQuery {
  /** Folded, not empty. */
  text: string;
  status: number;
  type?: number | undefined;
  offset: number;
  limit: number;
}

/** Lower threshold of word similarity, used when nothing closer is found: `pixle` for Pixel. */
const MIN_SIMILARITY = 0.4;

/** Stores whose name contains the text or is similar to them (trigrams), else less similar ones; best first. */
export async function findStores(queries: Queries, query: StoreQuery) {
  const { text } = query;
  const contains = sql`${stores.foldedNames} like ${`%${text.replaceAll(/[\\%_]/g, '\\$&')}%`}`;
  const similarity = sql`word_similarity(${text}, ${stores.foldedNames})`;
  const bestFirst = [sql`${contains} desc`, sql`${similarity} desc`, sql`${stores.fans} desc`];
  // Both operators use the trigram index; without it every name would be compared.
  const isSimilar = sql`${text} <% ${stores.foldedNames}`;
  const close = await readFound(queries, query, sql`(${contains} or ${isSimilar})`, bestFirst);
  if (close.total > 0) return close;
  return queries.transaction(async (lenient) => {
    await lenient.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${String(MIN_SIMILARITY)}, true)`);
    return readFound(lenient, query, isSimilar, bestFirst);
  });
}

async function readFound(
  queries: Queries,
  { status, type, offset, limit }: StoreQuery,
  matches: SQL,
  order: readonly SQL[],
) {
  const isType = type === undefined ? undefined : eq(stores.type, type);
  const wanted = and(eq(stores.status, status), isType, matches);
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
