import { sql } from 'drizzle-orm';
import { Logger, parseCronItems, run, type Task, type TaskList } from 'graphile-worker';
import pg from 'pg';
import { z } from 'zod';
import { applicationName, type Database } from '../database/database.ts';
import { retryingPool } from '../database/retrying-pool.ts';
import type { Log } from '../log/log.ts';
import { JOB_QUEUE_NAMES, JOB_QUEUES, type JobQueue } from './job-queues.ts';

/** What a module does when a module above it announced an event. It may run twice, so it must be idempotent. */
export interface Subscription {
  readonly event: string;
  /** Names the subscriber, so that each has its own retries. */
  readonly subscriber: string;
  readonly queue: JobQueue;
  handle(payload: object): Promise<void>;
}

/** Cron expressions by task: `{ tidyUp: '30 3 * * *' }` is daily at 3:30 UTC, in one of the processes. */
export type Schedule = Readonly<Record<string, string>>;

export interface PlannedTask {
  readonly queue: JobQueue;
  readonly run: Task;
}

export type PlannedTasks = Readonly<Record<string, PlannedTask>>;

/** Everything that runs in the background worker. */
export interface JobPlan {
  readonly tasks: PlannedTasks;
  readonly subscriptions: readonly Subscription[];
  readonly schedule: Schedule;
}

export interface Jobs {
  stop(): Promise<void>;
}

const Announcement = z.object({ event: z.string(), payload: z.looseObject({}) });

/** New jobs arrive by notification; the poll finds delayed jobs and those whose notification was lost. */
const POLL_MS = 1_000;
/** Jobs that were fetched and not begun go back after this time: a long job must not hold up those behind it. */
const FETCHED_TTL_MS = 30_000;
/** Jobs that end within this time are marked as done by one statement. */
const COMPLETION_BATCH_MS = 10;

/** A cron run that was missed because no process was up is made up for once, within this time. */
const BACKFILL_MS = 24 * 60 * 60 * 1000;

/** The background worker: jobs and cron tasks of the modules, and the delivery of announced events (outbox). */
export async function startJobs(database: Database, plan: JobPlan, log: Log): Promise<Jobs> {
  const tasks = allTasks(database, plan);
  const listeners = new pg.Pool({
    ...{ connectionString: database.url, application_name: applicationName(), keepAlive: true },
    max: JOB_QUEUE_NAMES.length,
  });
  listeners.on('error', (error) => log.warn({ event: 'job.listener_lost', err: error }, 'a job listener broke'));
  const queues = await Promise.all(
    JOB_QUEUE_NAMES.map((queue) => startQueue({ database, listeners, log, queue, tasks, schedule: plan.schedule })),
  );
  return {
    stop: async () => {
      await Promise.all(queues.map((runner) => runner.stop()));
      await listeners.end();
    },
  };
}

/** Which queue each task is in. */
export function queuesByTask(plan: Pick<JobPlan, 'tasks' | 'subscriptions'>): ReadonlyMap<string, JobQueue> {
  const tasks = { ...plan.tasks, ...deliveryTasks(plan.subscriptions) };
  return new Map(Object.entries(tasks).map(([name, { queue }]) => [name, queue]));
}

function allTasks(database: Database, { tasks, subscriptions }: JobPlan): PlannedTasks {
  const unlock: PlannedTask = { queue: 'critical', run: () => unlockStalledJobs(database) };
  return { ...tasks, ...deliveryTasks(subscriptions), unlockStalledJobs: unlock };
}

interface QueueToStart {
  readonly database: Database;
  readonly listeners: pg.Pool;
  readonly log: Log;
  readonly queue: JobQueue;
  readonly tasks: PlannedTasks;
  readonly schedule: Schedule;
}

/** A runner asks only for the tasks that it knows: that is what keeps the queues apart. */
async function startQueue({ database, listeners, log, queue, tasks, schedule }: QueueToStart) {
  const { workers, pauseMs } = JOB_QUEUES[queue];
  const own = Object.entries(tasks).filter(([, task]) => task.queue === queue);
  const taskList: TaskList = Object.fromEntries(own.map(([name, task]) => [name, task.run]));
  return run({
    pgPool: retryingPool(database.pool, listeners),
    schema: 'graphile_worker',
    concurrency: workers,
    pollInterval: POLL_MS,
    noHandleSignals: true,
    logger: new Logger((scope) => (level, message, meta) => {
      const { taskIdentifier: task, jobId } = scope;
      const event = task ? 'job.failed' : 'job.worker_error';
      if (level === 'error') log.error({ event, queue, task, jobId, err: meta?.error }, message);
      else log.debug({ event: 'job.worker', queue, task, jobId }, message);
    }),
    taskList,
    parsedCronItems: parseCronItems(
      Object.entries({ ...schedule, unlockStalledJobs: '* * * * *' })
        .filter(([task]) => Object.hasOwn(taskList, task))
        .map(([task, match]) => ({ task, match, options: { backfillPeriod: BACKFILL_MS, jobKey: task } })),
    ),
    preset: {
      worker: {
        localQueue: {
          size: workers,
          ttl: FETCHED_TTL_MS,
          refetchDelay: { durationMs: pauseMs, threshold: workers - 1, maxAbortThreshold: Infinity },
        },
        completeJobBatchDelay: COMPLETION_BATCH_MS,
      },
    },
  });
}

/** `outbox` fans an announced event out into one job per subscriber, each with its own retries. */
function deliveryTasks(subscriptions: readonly Subscription[]): PlannedTasks {
  const nameOf = ({ event, subscriber }: Subscription) => `deliver:${event}:${subscriber}`;
  const deliveries = subscriptions.map((subscription): [string, PlannedTask] => [
    nameOf(subscription),
    { queue: subscription.queue, run: (payload) => subscription.handle(payload as object) },
  ]);
  const outbox: Task = async (announcement, { addJobs }) => {
    const { event, payload } = Announcement.parse(announcement);
    const wanted = subscriptions.filter((subscription) => subscription.event === event);
    if (wanted.length > 0) await addJobs(wanted.map((one) => ({ identifier: nameOf(one), payload })));
  };
  return { ...Object.fromEntries(deliveries), outbox: { queue: 'critical', run: outbox } };
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
