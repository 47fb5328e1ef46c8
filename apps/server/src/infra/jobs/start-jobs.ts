import { sql } from 'drizzle-orm';
import { Logger, parseCronItems, type Runner, run, type TaskList } from 'graphile-worker';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { retryingPool } from '../database/retrying-pool.ts';
import type { Log } from '../log/log.ts';

/** What a module does when a module above it announced an event. It may run twice, so it must be idempotent. */
export interface Subscription {
  readonly event: string;
  /** Names the subscriber, so that each has its own retries. */
  readonly subscriber: string;
  handle(payload: object): Promise<void>;
}

/** Cron expressions by task: `{ tidyUp: '30 3 * * *' }` is daily at 3:30 UTC, in one of the processes. */
export type Schedule = Readonly<Record<string, string>>;

/** Everything that runs in the background worker. */
export interface JobPlan {
  readonly tasks: TaskList;
  readonly subscriptions: readonly Subscription[];
  readonly schedule: Schedule;
}

export interface Jobs {
  stop(): Promise<void>;
}

const Announcement = z.object({ event: z.string(), payload: z.looseObject({}) });

const CONCURRENCY = 4;
/** New jobs arrive by notification; the poll finds delayed jobs and those whose notification was lost. */
const POLL_MS = 1_000;

/** A cron run that was missed because no process was up is made up for once, within this time. */
const BACKFILL_MS = 24 * 60 * 60 * 1000;

/** The background worker: jobs and cron tasks of the modules, and the delivery of announced events (outbox). */
export async function startJobs(
  database: Database,
  { tasks, subscriptions, schedule }: JobPlan,
  log: Log,
): Promise<Jobs> {
  const runner: Runner = await run({
    pgPool: retryingPool(database.pool),
    schema: 'graphile_worker',
    concurrency: CONCURRENCY,
    pollInterval: POLL_MS,
    noHandleSignals: true,
    logger: new Logger((scope) => (level, message, meta) => {
      const { taskIdentifier: task, jobId } = scope;
      const event = task ? 'job.failed' : 'job.worker_error';
      if (level === 'error') log.error({ event, task, jobId, err: meta?.error }, message);
      else log.debug({ event: 'job.worker', task, jobId }, message);
    }),
    taskList: { ...tasks, ...deliveryTasks(subscriptions), unlockStalledJobs: () => unlockStalledJobs(database) },
    parsedCronItems: parseCronItems(
      Object.entries({ ...schedule, unlockStalledJobs: '* * * * *' }).map(([task, match]) => ({
        task,
        match,
        options: { backfillPeriod: BACKFILL_MS, jobKey: task },
      })),
    ),
  });
  return { stop: () => runner.stop() };
}

/** `outbox` fans an announced event out into one job per subscriber, each with its own retries. */
function deliveryTasks(subscriptions: readonly Subscription[]): TaskList {
  const deliveries = subscriptions.map((subscription) => [
    `deliver:${subscription.event}:${subscription.subscriber}`,
    (payload: unknown) => subscription.handle(payload as object),
  ]);
  return {
    ...Object.fromEntries(deliveries),
    outbox: async (announcement, { addJob }) => {
      const { event, payload } = Announcement.parse(announcement);
      for (const { event: wanted, subscriber } of subscriptions) {
        if (wanted === event) await addJob(`deliver:${event}:${subscriber}`, payload);
      }
    },
  };
}

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
