import { describe, expect, it, onTestFinished } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { createLog } from '../log/log.ts';
import { startJobs } from './start-jobs.ts';

/** The first statement that marks a job as done fails. */
async function failOnce({ database: { pool } }: TestApp, errorCode: string): Promise<void> {
  await pool.query(`
    create sequence statements;
    create function fail_first() returns trigger language plpgsql as $$
      begin
        if nextval('statements') = 1 then raise 'the first one fails' using errcode = '${errorCode}'; end if;
        return null;
      end $$;
    create trigger fail_first before delete on graphile_worker._private_jobs for each statement execute function fail_first()`);
}

/** Two jobs one after the other, in a queue that meets the failure. */
async function runTwo(errorCode: string) {
  const app = await openTestApp();
  const { pool } = app.database;
  await pool.query('delete from graphile_worker._private_jobs');
  await failOnce(app, errorCode);
  const ran: string[] = [];
  const logged: string[] = [];
  const note = (name: string) => ({ queue: 'critical', run: async () => void ran.push(name) }) as const;
  const plan = { tasks: { first: note('first'), second: note('second') }, subscriptions: [], schedule: {} };
  const log = createLog({ logLevel: 'error' }, { write: (line) => void logged.push(JSON.parse(line).event) });
  const jobs = await startJobs(app.database, plan, log);
  onTestFinished(() => jobs.stop());
  for (const name of ['first', 'second']) {
    await pool.query('select graphile_worker.add_job($1)', [name]);
    await expect.poll(() => ran, { timeout: 20_000 }).toContain(name);
  }
  const waiting = async () => (await pool.query('select id from graphile_worker.jobs')).rowCount;
  await expect.poll(waiting, { timeout: 20_000 }).toBe(0);
  return { ran, logged };
}

describe('the runner of a queue', () => {
  it.each([
    { errorCode: '40P01', name: 'a deadlock' },
    { errorCode: '57014', name: 'a statement that took too long' },
  ])('marks a job as done again after $name', async ({ errorCode }) => {
    expect(await runTwo(errorCode)).toEqual({
      ran: ['first', 'second'],
      logged: [],
    });
  });
});
