import { inArray } from 'drizzle-orm';
import type { Queries } from '../../../infra/database/database.ts';
import { payouts } from '../tables.ts';

/** Requests that nobody has decided about, and approved ones whose money has not left. */
export async function countOpenPayouts(queries: Queries): Promise<number> {
  return queries.$count(payouts, inArray(payouts.state, ['requested', 'approved']));
}
