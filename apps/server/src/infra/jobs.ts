import { Logger, parseCronItems, type Runner, run, type TaskList } from 'graphile-worker';
import type { Database } from './database/database.ts';
import { retryingPool } from './database/patient-pool.ts';
import { freeForgottenJobs } from './forgotten-jobs.ts';
import type { Log } from './log.ts';

/** What a module does when something happened above it. It may run twice: it must not matter. */
export interface Subscription {
  readonly event: string;
  /** Names the subscriber, so that each has its own retries. */
  readonly subscriber: string;
  handle(payload: object): Promise<void>;
}

/** Tasks that run by the clock, whichever process gets to it first: `{ tidyUp: '30 3 * * *' }` is daily at 3:30 UTC. */
export type Schedule = Readonly<Record<string, string>>;

/** What there is to do in the background. */
export interface JobPlan {
  readonly tasks: TaskList;
  readonly subscriptions: readonly Subscription[];
  readonly schedule: Schedule;
}

export interface Jobs {
  stop(): Promise<void>;
}

interface Announced {
  event: string;
  payload: object;
}

const CONCURRENCY = 4;
/** Jobs announce themselves by notification; the poll is for the delayed ones and for notifications that got lost. */
const POLL_MS = 1_000;

/** Runs that were missed because no process was there are made up for within this time, by one. */
const MADE_UP_FOR_MS = 24 * 60 * 60 * 1000;

/** The background worker: scheduled tasks of the modules and the delivery of what transactions announced. */
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
    logger: new Logger(() => (level, message) => {
      if (level === 'error') log.error({ message }, 'job');
      else log.debug({ message }, 'job');
    }),
    taskList: { ...tasks, ...deliveryTasks(subscriptions), freeForgottenJobs: () => freeForgottenJobs(database) },
    parsedCronItems: parseCronItems(
      Object.entries({ ...schedule, freeForgottenJobs: '* * * * *' }).map(([task, match]) => ({
        task,
        match,
        options: { backfillPeriod: MADE_UP_FOR_MS, jobKey: task },
      })),
    ),
  });
  return { stop: () => runner.stop() };
}

/** `outbox` fans one announcement out into one job per subscriber; each of those is retried on its own. */
function deliveryTasks(subscriptions: readonly Subscription[]): TaskList {
  const deliveries = subscriptions.map((subscription) => [
    `deliver:${subscription.event}:${subscription.subscriber}`,
    (payload: unknown) => subscription.handle(payload as object),
  ]);
  return {
    ...Object.fromEntries(deliveries),
    outbox: async (announcement, { addJob }) => {
      const { event, payload } = announcement as Announced;
      for (const { event: wanted, subscriber } of subscriptions) {
        if (wanted === event) await addJob(`deliver:${event}:${subscriber}`, payload);
      }
    },
  };
}
