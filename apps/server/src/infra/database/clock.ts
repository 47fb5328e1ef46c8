import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from './database.ts';

/**
 * The mall's time is the database's: all processes agree on it, and within a transaction it is constant. `mall_now()`
 * is `now()`; tests replace the function to move it.
 */
export const mallNow: SQL<Date> = sql`mall_now()`;

export async function readClock(queries: Queries): Promise<Date> {
  const { rows } = await queries.execute<{ now: string }>(sql`select mall_now() as now`);
  const [row] = rows;
  if (!row) throw new Error('readClock: select mall_now() returned no row');
  return new Date(row.now);
}
