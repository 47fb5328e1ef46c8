import { sql } from 'drizzle-orm';
import type { Task } from 'graphile-worker';
import pg from 'pg';
import { z } from 'zod';
import { applicationName, type Database } from '../database/database.ts';
import type { Log } from '../log/log.ts';
import { JOB_QUEUE_NAMES, type JobQueue } from './job-queues.ts';
import { type PlannedTask, type PlannedTasks, runQueue, type Schedule } from './run-queue.ts';

/** What a module does when a module above it announced an event. It may run twice, so it must be idempotent. */
export interface Subscription {
  readonly event: string;
  /** Names the subscriber, so that each has its own retries. */
  readonly subscriber: string;
  readonly queue: JobQueue;
  handle(payload: object): Promise<void>;
}

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

/** The background worker: jobs and cron tasks of the modules, and the delivery of announced events (outbox). */
export async function startJobs(database: Database, plan: JobPlan, log: Log): Promise<Jobs> {
  const tasks = allTasks(database, plan);
  const listeners = new pg.Pool({
    ...{ connectionString: database.url, application_name: applicationName(), keepAlive: true },
    max: JOB_QUEUE_NAMES.length,
  });
  listeners.on('error', (error) => log.warn({ event: 'job.listener_lost', err: error }, 'a job listener broke'));
  const queues = await Promise.all(
    usedQueues(tasks).map((queue) => runQueue({ database, listeners, log, queue, tasks, schedule: plan.schedule })),
  );
  return {
    stop: async () => {
      await Promise.all(queues.map((queue) => queue.stop()));
      await listeners.end();
    },
  };
}

/** A runner without tasks is an error for graphile-worker. */
function usedQueues(tasks: PlannedTasks): JobQueue[] {
  const used = new Set(Object.values(tasks).map(({ queue }) => queue));
  return JOB_QUEUE_NAMES.filter((queue) => used.has(queue));
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
