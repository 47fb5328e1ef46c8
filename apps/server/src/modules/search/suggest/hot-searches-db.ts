import { asc } from 'drizzle-orm';
import type { Queries } from '../../../infra/database/database.ts';
import { hotSearches } from '../tables.ts';

export async function readHotSearches(queries: Queries) {
  return queries.select().from(hotSearches).orderBy(asc(hotSearches.sequence), asc(hotSearches.id));
}

export async function insertHotSearches(queries: Queries, rows: (typeof hotSearches.$inferInsert)[]): Promise<void> {
  await queries.insert(hotSearches).values(rows);
}
