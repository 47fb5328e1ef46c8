import { Gauge, type Registry } from 'prom-client';
import type { Queries } from '../database/database.ts';
import { JOB_QUEUE_NAMES, type JobQueue } from './job-queues.ts';
import { type JobCounts, readTaskLoads } from './jobs-db.ts';
import { type JobPlan, queuesByTask } from './start-jobs.ts';

const STATES = ['waiting', 'running', 'retrying', 'failed'] as const satisfies (keyof JobCounts)[];

/** Length and lag of each queue, read from the database at every scrape of the metrics. */
export function registerQueueMetrics(registry: Registry, queries: Queries, plan: JobPlan): void {
  let reading: Promise<QueueLoad[]> | undefined;
  // Both gauges are collected at the same time and share one query.
  const read = () => {
    reading ??= readQueueLoads(queries, plan).finally(() => {
      reading = undefined;
    });
    return reading;
  };
  new Gauge({
    name: 'jobs',
    help: 'Jobs that are not done, by queue and state',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      for (const { queue, ...load } of await read()) {
        for (const state of STATES) this.set({ queue, state }, load[state]);
      }
    },
  });
  new Gauge({
    name: 'job_queue_lag_seconds',
    help: 'Age of the oldest job of the queue that could run now',
    labelNames: ['queue'],
    registers: [registry],
    async collect() {
      for (const { queue, lagSeconds } of await read()) this.set({ queue }, lagSeconds);
    },
  });
}

interface QueueLoad extends JobCounts {
  readonly queue: JobQueue;
  readonly lagSeconds: number;
}

export async function readQueueLoads(queries: Queries, plan: JobPlan): Promise<QueueLoad[]> {
  const queues = queuesByTask(plan);
  const tasks = await readTaskLoads(queries);
  return JOB_QUEUE_NAMES.map((queue) => {
    // Jobs of tasks that no module defines any more count as bulk, the queue of the least urgent work.
    const own = tasks.filter(({ task }) => (queues.get(task) ?? 'bulk') === queue);
    const sum = (state: keyof JobCounts) => own.reduce((total, one) => total + one[state], 0);
    return {
      ...{ queue, lagSeconds: Math.max(0, ...own.map(({ lagSeconds }) => lagSeconds)) },
      ...{ waiting: sum('waiting'), running: sum('running'), retrying: sum('retrying'), failed: sum('failed') },
    };
  });
}
