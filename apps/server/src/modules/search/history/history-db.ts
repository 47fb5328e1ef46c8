import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../../infra/database/database.ts';
import { searchHistory } from '../tables.ts';

const MAX_ENTRIES = 20;

export async function readHistoryRows(queries: Queries, userId: string) {
  return queries
    .select({ keyword: searchHistory.keyword, searchedAt: searchHistory.searchedAt })
    .from(searchHistory)
    .where(eq(searchHistory.userId, userId))
    .orderBy(desc(searchHistory.searchedAt), searchHistory.keyword)
    .limit(MAX_ENTRIES);
}

/** A repeated keyword moves to the front; entries beyond the limit are deleted in the same statement. */
export async function putHistory(queries: Queries, userId: string, keyword: string): Promise<void> {
  await queries.execute(sql`
    with others as (
      select keyword from search_history where user_id = ${userId} and keyword <> ${keyword}
      order by searched_at desc offset ${MAX_ENTRIES - 1}),
    surplus as (
      delete from search_history where user_id = ${userId} and keyword in (select keyword from others))
    insert into search_history (user_id, keyword, searched_at) values (${userId}, ${keyword}, mall_now())
    on conflict (user_id, keyword) do update set searched_at = excluded.searched_at`);
}

export async function removeHistory(queries: Queries, userId: string, keyword?: string): Promise<void> {
  const own = eq(searchHistory.userId, userId);
  await queries.delete(searchHistory).where(keyword ? and(own, eq(searchHistory.keyword, keyword)) : own);
}
