import { describe, expect, it, onTestFinished } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { createLog } from '../log/log.ts';
import { JOB_QUEUES, type JobQueue } from './job-queues.ts';
import { readQueueLoads } from './queue-metrics.ts';
import { type JobPlan, startJobs } from './start-jobs.ts';

const SLOW_JOBS = 200;

/** Bulk jobs that run until `endSlowJobs` is called, and an urgent one behind all of them. */
function slowPlan(urgentQueue: JobQueue) {
  const started: string[] = [];
  const { promise: mayEnd, resolve: endSlowJobs } = Promise.withResolvers<void>();
  const note = (name: string) => async () => {
    started.push(name);
    if (name === 'slow') await mayEnd;
  };
  const tasks = {
    slow: { queue: 'bulk', run: note('slow') },
    urgent: { queue: urgentQueue, run: note('urgent') },
  } as const;
  return { started, endSlowJobs, plan: { tasks, subscriptions: [], schedule: {} } satisfies JobPlan };
}

async function queueBehindSlowJobs(urgentQueue: JobQueue) {
  const app = await openTestApp();
  await app.database.pool.query('delete from graphile_worker._private_jobs');
  const { started, endSlowJobs, plan } = slowPlan(urgentQueue);
  const jobs = await startJobs(app.database, plan, createLog({ logLevel: 'silent' }));
  onTestFinished(async () => {
    endSlowJobs();
    await jobs.stop();
  });
  await app.database.pool.query(`select graphile_worker.add_job('slow') from generate_series(1, ${SLOW_JOBS})`);
  await expect.poll(() => started.length, { timeout: 20_000 }).toBe(JOB_QUEUES.bulk.workers);
  await app.database.pool.query(`select graphile_worker.add_job('urgent')`);
  return { app, started, endSlowJobs, plan };
}

async function waitingJobs({ database }: TestApp, task: string): Promise<number> {
  const { rows } = await database.pool.query(
    'select count(*)::int as n from graphile_worker.jobs where task_identifier = $1 and locked_at is null',
    [task],
  );
  return rows[0].n;
}

describe('job queues', () => {
  it('run a critical job while all workers of the bulk queue are busy and hundreds of jobs wait', async () => {
    const { app, started, plan } = await queueBehindSlowJobs('critical');
    await expect.poll(() => started, { timeout: 20_000 }).toContain('urgent');
    expect(started.filter((name) => name === 'slow')).toHaveLength(JOB_QUEUES.bulk.workers);
    // The running jobs, and as many that were fetched with them, are locked and do not count as waiting.
    expect(await waitingJobs(app, 'slow')).toBeGreaterThanOrEqual(SLOW_JOBS - 2 * JOB_QUEUES.bulk.workers);
    const loads = new Map((await readQueueLoads(app.database.queries, plan)).map((load) => [load.queue, load]));
    expect(loads.get('bulk')?.waiting).toBe(await waitingJobs(app, 'slow'));
    expect(loads.get('bulk')?.lagSeconds).toBeGreaterThan(0);
    expect(loads.get('critical')).toMatchObject({ waiting: 0, lagSeconds: 0 });
  });

  it('control: in the bulk queue the urgent job waits behind the slow ones', async () => {
    const { app, started, endSlowJobs } = await queueBehindSlowJobs('bulk');
    // The urgent job still waits in the database, behind the slow ones.
    await expect.poll(() => waitingJobs(app, 'urgent')).toBe(1);
    expect(started).not.toContain('urgent');
    endSlowJobs();
    await expect.poll(() => started, { timeout: 20_000 }).toContain('urgent');
    expect(started.indexOf('urgent')).toBeGreaterThan(SLOW_JOBS / 2);
  });
});

describe('/metrics', () => {
  it('shows lag and length of every queue', async () => {
    const app = await openTestApp();
    await app.database.pool.query(
      `select graphile_worker.add_job('reconcilePayments', run_at => now() - interval '90 seconds')`,
    );
    const { body } = await app.server.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
    const lag = Number(/job_queue_lag_seconds\{queue="critical"\} (\S+)/.exec(body)?.[1]);
    expect(lag).toBeGreaterThanOrEqual(90);
    expect(body).toMatch(/jobs\{queue="critical",state="waiting"\} [1-9]/);
    for (const queue of Object.keys(JOB_QUEUES)) expect(body).toContain(`job_queue_lag_seconds{queue="${queue}"}`);
  });
});
