import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Task } from 'graphile-worker';
import pg from 'pg';
import { z } from 'zod';
import { connectionTo } from '../database/connection.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../log/log.ts';
import { JOB_QUEUE_NAMES, type JobQueue } from './job-queues.ts';
import { type PlannedTask, type PlannedTasks, runQueue, type Schedule } from './run-queue.ts';

/** A module's handler for an event that a module above it announced. It may run twice, so it must be idempotent. */
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
  const connections = openConnections(database, log);
  const queues = await Promise.all(
    usedQueues(tasks).map((queue) => runQueue({ connections, log, queue, tasks, schedule: plan.schedule })),
  );
  return {
    stop: async () => {
      await Promise.all(queues.map((queue) => queue.stop()));
      await closeConnections(connections);
    },
  };
}

const TIMEOUTS = { connectionTimeoutMillis: 5_000, statement_timeout: 20_000 };
/** Connections on which jobs are fetched, added and marked as done. */
const SHARED_CONNECTIONS = 4;

/**
 * Jobs have connections of their own: shared with requests, they would wait for one at every step under load, and a
 * queue would fall behind. Each runner also keeps one connection for LISTEN, which it never gives back.
 */
function openConnections({ url }: Database, log: Log): pg.Pool {
  const connections = new pg.Pool({
    ...{ ...connectionTo(url), ...TIMEOUTS },
    max: JOB_QUEUE_NAMES.length + SHARED_CONNECTIONS,
  });
  // The pool replaces a broken connection; without a listener these events would end the process.
  const warn = (error: Error) =>
    log.warn({ event: 'job.connection_lost', err: error }, 'a connection of the jobs broke');
  connections.on('error', warn);
  connections.on('connect', (client) => client.on('error', warn));
  return connections;
}

/**
 * A pool that is closed drops callers that wait for a connection: finished jobs not yet marked as done would run again.
 */
async function closeConnections(connections: pg.Pool): Promise<void> {
  const waitedLongEnough = AbortSignal.timeout(TIMEOUTS.connectionTimeoutMillis);
  while (connections.waitingCount > 0 && !waitedLongEnough.aborted) await setTimeout(20);
  await connections.end();
}

/** graphile-worker rejects a runner without tasks. */
function usedQueues(tasks: PlannedTasks): JobQueue[] {
  const used = new Set(Object.values(tasks).map(({ queue }) => queue));
  return JOB_QUEUE_NAMES.filter((queue) => used.has(queue));
}

/** The queue of each task. */
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

/** Longer than any job takes: a worker that still holds a lock after this time has died. */
const STALLED_AFTER_MINUTES = 5;

/**
 * A process that was killed leaves its jobs locked, and graphile-worker waits four hours before it gives them to
 * another worker. Jobs are idempotent, so running one twice does no harm.
 */
export async function unlockStalledJobs({ queries }: Pick<Database, 'queries'>): Promise<void> {
  await queries.execute(sql`
    select graphile_worker.force_unlock_workers(array(
      select distinct locked_by from graphile_worker.jobs
      where locked_at < now() - make_interval(mins => ${STALLED_AFTER_MINUTES})))`);
}
