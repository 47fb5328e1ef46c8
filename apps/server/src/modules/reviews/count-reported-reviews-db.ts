import { eq } from 'drizzle-orm';
import type { Queries } from '../../infra/database/database.ts';
import { reviewReports } from './tables.ts';

/** Reviews that a store reported and nobody has decided about. */
export async function countReportedReviews(queries: Queries): Promise<number> {
  return queries.$count(reviewReports, eq(reviewReports.state, 'open'));
}
