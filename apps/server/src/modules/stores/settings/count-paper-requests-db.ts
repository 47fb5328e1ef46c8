import { eq } from 'drizzle-orm';
import type { Queries } from '../../../infra/database/database.ts';
import { paperRequests } from '../tables.ts';

/** Changes of papers that wait for the platform. */
export async function countPaperRequests(queries: Queries): Promise<number> {
  return queries.$count(paperRequests, eq(paperRequests.state, 'waiting'));
}
