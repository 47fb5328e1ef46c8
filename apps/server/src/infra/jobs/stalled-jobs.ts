import { sql } from 'drizzle-orm';
import type { Database } from './database/database.ts';

/** Nothing that is done in the background takes so long: whoever still holds a job then is gone. */
const FORGOTTEN_AFTER_MINUTES = 5;

/**
 * A process that was killed leaves its jobs marked as being worked on, and the queue believes that for hours. They are
 * given to whoever is there; should one after all be done twice, it does not matter (`jobs.ts`).
 */
export async function freeForgottenJobs({ queries }: Pick<Database, 'queries'>): Promise<void> {
  await queries.execute(sql`
    select graphile_worker.force_unlock_workers(array(
      select distinct locked_by from graphile_worker.jobs
      where locked_at < now() - make_interval(mins => ${FORGOTTEN_AFTER_MINUTES})))`);
}
