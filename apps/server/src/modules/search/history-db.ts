import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../infra/database/database.ts';
import { searchHistory } from './tables.ts';

const KEPT = 20;

export async function readHistory(queries: Queries, userId: string) {
  return queries
    .select({ keyword: searchHistory.keyword, searchedAt: searchHistory.searchedAt })
    .from(searchHistory)
    .where(eq(searchHistory.userId, userId))
    .orderBy(desc(searchHistory.searchedAt), searchHistory.keyword)
    .limit(KEPT);
}

/** The same words move to the front; what is over the limit goes in the same statement. */
export async function putHistory(queries: Queries, userId: string, keyword: string): Promise<void> {
  await queries.execute(sql`
    with others as (
      select keyword from search_history where user_id = ${userId} and keyword <> ${keyword}
      order by searched_at desc offset ${KEPT - 1}),
    forgotten as (
      delete from search_history where user_id = ${userId} and keyword in (select keyword from others))
    insert into search_history (user_id, keyword, searched_at) values (${userId}, ${keyword}, mall_now())
    on conflict (user_id, keyword) do update set searched_at = excluded.searched_at`);
}

export async function removeHistory(queries: Queries, userId: string, keyword?: string): Promise<void> {
  const own = eq(searchHistory.userId, userId);
  await queries.delete(searchHistory).where(keyword ? and(own, eq(searchHistory.keyword, keyword)) : own);
}
