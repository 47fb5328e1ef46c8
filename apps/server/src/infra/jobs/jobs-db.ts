import type { JobState } from '@galleria/domain/overview/background-states';
import { sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';

/** A job that failed for the last time stays until staff run it again or remove it. */
const STATE = sql`case when locked_at is not null then 'running' when attempts >= max_attempts then 'failed'
  when last_error is not null then 'retrying' else 'waiting' end`;

export interface JobCounts {
  readonly waiting: number;
  readonly running: number;
  readonly retrying: number;
  readonly failed: number;
}

const COUNTS = sql`count(*) filter (where state = 'waiting')::int as waiting,
  count(*) filter (where state = 'running')::int as running, count(*) filter (where state = 'retrying')::int as retrying,
  count(*) filter (where state = 'failed')::int as failed`;

/** The queue holds only unfinished jobs, so reading all of it stays cheap. */
const QUEUE = sql`(select id, task_identifier as task, attempts, max_attempts, run_at, ${STATE} as state
  from graphile_worker.jobs) queue`;

export async function readJobHealth(queries: Queries) {
  const { rows } = await queries.execute<JobCounts & Record<string, unknown> & { oldestDueSeconds: number }>(sql`
    select ${COUNTS}, coalesce(greatest(0, extract(epoch from now() - min(run_at)
      filter (where state = 'waiting'))), 0)::int as "oldestDueSeconds" from ${QUEUE}`);
  return rows[0] ?? { waiting: 0, running: 0, retrying: 0, failed: 0, oldestDueSeconds: 0 };
}

export async function countJobsByTask(queries: Queries): Promise<ReadonlyMap<string, JobCounts>> {
  const { rows } = await queries.execute<JobCounts & Record<string, unknown> & { task: string }>(
    sql`select task, ${COUNTS} from ${QUEUE} group by task`,
  );
  return new Map(
    rows.map(({ task, waiting, running, retrying, failed }) => [task, { waiting, running, retrying, failed }]),
  );
}

/** By task: the counts, and the age of the oldest job that could run now. */
export async function readTaskLoads(queries: Queries): Promise<(JobCounts & { task: string; lagSeconds: number })[]> {
  const { rows } = await queries.execute<
    JobCounts & Record<string, unknown> & { task: string; lagSeconds: number }
  >(sql`
    select task, ${COUNTS}, coalesce(extract(epoch from now() - min(run_at)
      filter (where state in ('waiting', 'retrying') and run_at <= now())), 0)::float8 as "lagSeconds"
    from ${QUEUE} group by task`);
  return rows;
}

/** The time at which each scheduled task was last put into the queue, by any process. */
export async function readLastRuns(queries: Queries): Promise<ReadonlyMap<string, Date>> {
  const { rows } = await queries.execute<{ task: string; at: string | null }>(sql`
    select identifier as task, to_char(last_execution at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
    from graphile_worker._private_known_crontabs`);
  return new Map(rows.flatMap(({ task, at }) => (at ? [[task, new Date(at)]] : [])));
}

export interface JobSearch {
  readonly task?: string | undefined;
  readonly state?: JobState | undefined;
}

export interface QueuedJob extends Record<string, unknown> {
  readonly id: string;
  readonly task: string;
  readonly state: JobState;
  readonly attempts: number;
  readonly maxAttempts: number;
  readonly lastError: string;
  readonly payload: unknown;
  readonly createdAt: string;
  readonly runAt: string;
}

const moment = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS')`);

/** Jobs that failed for the last time come first, then by due time. */
export async function readJobs(queries: Queries, { task, state }: JobSearch, page: { offset: number; limit: number }) {
  const { rows } = await queries.execute<QueuedJob & { total: number }>(sql`
    select job.id::text as id, task.identifier as task, state, job.attempts, job.max_attempts as "maxAttempts",
      coalesce(job.last_error, '') as "lastError", job.payload, ${moment('job.created_at')} as "createdAt",
      ${moment('job.run_at')} as "runAt", total
    from (
      select id, state, run_at, (count(*) over ())::int as total from ${QUEUE}
      where ${task ? sql`task = ${task}` : sql`true`} and ${state ? sql`state = ${state}` : sql`true`}
      order by state <> 'failed', state <> 'retrying', run_at, id limit ${page.limit} offset ${page.offset}
    ) listed
    join graphile_worker._private_jobs job using (id) join graphile_worker._private_tasks task on task.id = job.task_id
    order by state <> 'failed', state <> 'retrying', job.run_at, job.id`);
  return { jobs: rows, total: rows[0]?.total ?? 0 };
}

export async function findJob(queries: Queries, id: string) {
  const { rows } = await queries.execute<{ task: string; state: JobState; attempts: number }>(
    sql`select task, state, attempts from ${QUEUE} where id = ${id}::bigint`,
  );
  return rows[0];
}

/** False when a worker has locked the job, or it no longer exists. */
export async function rescheduleJob(queries: Queries, id: string): Promise<boolean> {
  const { rows } = await queries.execute(
    sql`select id from graphile_worker.reschedule_jobs(array[${id}::bigint], run_at => now(), attempts => 0)`,
  );
  return rows.length > 0;
}

/** False when a worker has locked the job, or it no longer exists. */
export async function removeJob(queries: Queries, id: string): Promise<boolean> {
  const { rows } = await queries.execute(sql`select id from graphile_worker.complete_jobs(array[${id}::bigint])`);
  return rows.length > 0;
}
