import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/** Longer than any job takes: a worker that still holds one by then has died. */
const STALLED_AFTER_MINUTES = 5;

/**
 * A process that was killed leaves its jobs locked, and graphile-worker waits four hours before it gives them to another
 * worker. Jobs are idempotent, so running one twice does no harm.
 */
export async function unlockStalledJobs({ queries }: Pick<Database, 'queries'>): Promise<void> {
  await queries.execute(sql`
    select graphile_worker.force_unlock_workers(array(
      select distinct locked_by from graphile_worker.jobs
      where locked_at < now() - make_interval(mins => ${STALLED_AFTER_MINUTES})))`);
}
