import { Logger, parseCronItems, type Runner, run, type Task, type TaskList } from 'graphile-worker';
import type pg from 'pg';
import { retryingPool } from '../database/retrying-pool.ts';
import type { Log } from '../log/log.ts';
import { JOB_QUEUES, type JobQueue } from './job-queues.ts';
import { keepRunning, type Running } from './keep-running.ts';

/** Cron expressions by task: `{ tidyUp: '30 3 * * *' }` is daily at 3:30 UTC, in one of the processes. */
export type Schedule = Readonly<Record<string, string>>;

export interface PlannedTask {
  readonly queue: JobQueue;
  readonly run: Task;
}

export type PlannedTasks = Readonly<Record<string, PlannedTask>>;

/** New jobs arrive by notification; the poll finds delayed jobs and those whose notification was lost. */
const POLL_MS = 1_000;
/** Jobs that were fetched but not started go back after this time: a long job must not hold up those behind it. */
const FETCHED_TTL_MS = 30_000;
/** A cron run that was missed because no process was up is made up for once, within this time. */
const BACKFILL_MS = 24 * 60 * 60 * 1000;

interface QueueToRun {
  readonly connections: pg.Pool;
  readonly log: Log;
  readonly queue: JobQueue;
  readonly tasks: PlannedTasks;
  readonly schedule: Schedule;
}

/**
 * Runs the jobs of a queue until it is stopped. Jobs that an ended runner left locked are unlocked later
 * (`unlockStalledJobs`).
 */
export function runQueue(options: QueueToRun): Promise<Running> {
  const { log, queue } = options;
  return keepRunning(
    () => startRunner(options),
    (error) =>
      log.error({ event: 'job.queue_ended', queue, err: error }, 'the runner of a queue ended; it is replaced'),
  );
}

/** A runner fetches only jobs of the tasks that it knows, which keeps the queues apart. */
async function startRunner({ connections, log, queue, tasks, schedule }: QueueToRun): Promise<Runner> {
  const { workers, pauseMs } = JOB_QUEUES[queue];
  const own = Object.entries(tasks).filter(([, task]) => task.queue === queue);
  const taskList: TaskList = Object.fromEntries(own.map(([name, task]) => [name, task.run]));
  return run({
    pgPool: retryingPool(connections),
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
    // Jobs are marked as done one by one: the statement for several takes its locks in another order than cron does,
    // and its failure is not retried.
    preset: {
      worker: {
        localQueue: {
          size: workers,
          ttl: FETCHED_TTL_MS,
          refetchDelay: { durationMs: pauseMs, threshold: workers - 1, maxAbortThreshold: Infinity },
        },
      },
    },
  });
}
