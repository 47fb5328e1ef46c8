import { setTimeout } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { createLog } from '../log/log.ts';
import { startJobs } from './start-jobs.ts';

/** Time within which graphile-worker retries a statement after some deadlocks. */
const NEXT_TRY_MS = 400;

/** Makes the first statements that mark a job as done fail. */
async function failFirst({ database: { pool } }: TestApp, times: number, errorCode: string): Promise<void> {
  await pool.query(`
    create sequence statements;
    create function fail_first() returns trigger language plpgsql as $$
      begin
        if nextval('statements') <= ${times} then raise 'the first ones fail' using errcode = '${errorCode}'; end if;
        return null;
      end $$;
    create trigger fail_first before delete on graphile_worker._private_jobs for each statement execute function fail_first()`);
}

/** Starts a queue whose first statements fail so, with two tasks; `add` adds a job and waits until it has run. */
async function startQueue(errorCode: string, times = 1) {
  const app = await openTestApp();
  const { pool } = app.database;
  await pool.query('delete from graphile_worker._private_jobs');
  await failFirst(app, times, errorCode);
  const ran: string[] = [];
  const logged: string[] = [];
  const note = (name: string) => ({ queue: 'critical', run: async () => void ran.push(name) }) as const;
  const plan = { tasks: { first: note('first'), second: note('second') }, subscriptions: [], schedule: {} };
  const log = createLog({ logLevel: 'error' }, { write: (line) => void logged.push(JSON.parse(line).event) });
  const jobs = await startJobs(app.database, plan, log);
  const add = async (name: string) => {
    await pool.query('select graphile_worker.add_job($1)', [name]);
    await expect.poll(() => ran).toContain(name);
  };
  const waiting = async () => (await pool.query('select id from graphile_worker.jobs')).rowCount;
  return { jobs, add, waiting, ran, logged };
}

describe('the runner of a queue', () => {
  it.each([
    { errorCode: '40P01', name: 'a deadlock' },
    { errorCode: '57014', name: 'a statement that took too long' },
  ])('retries to mark a job as done after $name', async ({ errorCode }) => {
    const { jobs, add, waiting, ran, logged } = await startQueue(errorCode);
    onTestFinished(() => jobs.stop());
    await add('first');
    await add('second');
    await expect.poll(waiting).toBe(0);
    expect({ ran, logged }).toEqual({ ran: ['first', 'second'], logged: [] });
  });

  it('can be stopped while it waits to mark a job as done again', async () => {
    const problems: unknown[] = [];
    const note = (problem: unknown) => void problems.push(problem);
    process.on('unhandledRejection', note);
    onTestFinished(() => void process.off('unhandledRejection', note));
    const { jobs, add, waiting } = await startQueue('40P01', 100);
    await add('first');
    await jobs.stop();
    await setTimeout(NEXT_TRY_MS);
    expect(problems).toEqual([]);
    expect(await waiting()).toBe(1);
  });
});
