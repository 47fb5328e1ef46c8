import { fold } from '@galleria/domain/search/fold';
import { desc, sql } from 'drizzle-orm';
import type { Queries } from '../../infra/database/database.ts';
import { stores } from './tables.ts';

/** How many stores were opened on each day since the moment; days without any are missing. */
export async function countNewStores(queries: Queries, timeZone: string, since: Date) {
  const { rows } = await queries.execute<{ day: string; count: number }>(sql`
    select to_char(opened_at at time zone ${timeZone}, 'YYYY-MM-DD') as day, count(*)::int as count
    from store where opened_at >= ${since} group by 1`);
  return new Map(rows.map(({ day, count }) => [day, count]));
}

/** Stores in any state with this id, or whose name in some language contains the text. */
export async function findStoresNamed(queries: Queries, text: string, limit: number) {
  const pattern = `%${fold(text).replace(/[\\%_]/g, '\\$&')}%`;
  return queries
    .select({ id: stores.id, name: stores.name, logo: stores.logo })
    .from(stores)
    .where(sql`${stores.foldedNames} like ${pattern} or ${stores.id}::text = ${text}`)
    .orderBy(desc(stores.fans), stores.id)
    .limit(limit);
}
