import { randomUUID } from 'node:crypto';
import type { OutputOf } from '@galleria/contract/operation';
import type * as contract from '@galleria/contract/staff/jobs';
import { beforeAll, describe, expect, it } from 'vitest';
import { nextRun } from '../../infra/jobs/next-run.ts';
import { openSession } from '../../infra/sessions/sessions.ts';
import { openSharedTestApp } from '../../testing/open-test-app.ts';

const app = await openSharedTestApp();
let authorization = '';
beforeAll(async () => {
  const permissions = ['jobs.view', 'jobs.run'];
  authorization = await openSession(app.database.queries, 'staff', randomUUID(), { permissions });
});

const get = async <Data>(path: string) => (await app.call(path, { headers: { authorization } })).envelope.data as Data;
const post = async (path: string, body: object) =>
  (await app.call(path, { method: 'POST', headers: { authorization }, body })).envelope;

/** Queues a job and changes its row as if a worker had tried it. */
async function job(task: string, change = '', payload: object = {}): Promise<string> {
  const { pool } = app.database;
  const { rows } = await pool.query<{ id: string }>('select id from graphile_worker.add_job($1, $2::json)', [
    task,
    JSON.stringify(payload),
  ]);
  const id = rows[0]?.id ?? '';
  if (change) await pool.query(`update graphile_worker._private_jobs set ${change} where id = $1`, [id]);
  return id;
}

const FAILED = `attempts = max_attempts, last_error = 'ECONNREFUSED' || chr(10) || '    at connect (net.ts:1:1)'`;
type Page = OutputOf<typeof contract.jobPage>;

describe('jobPage', () => {
  it('lists permanently failed jobs first, with the reason and without secrets', async () => {
    const waiting = await job('testWaits');
    const failed = await job('testFails', FAILED, { id: 7, token: 'tell-nobody', deep: { password: 'tell-nobody' } });
    const { records } = await get<Page>('/s/job/page?size=100');
    const [first] = records;
    expect(first).toMatchObject({ jobId: failed, state: 'failed', reason: 'ECONNREFUSED' });
    expect(first?.payload).toContain('"id":7');
    expect(JSON.stringify(records)).not.toContain('tell-nobody');
    expect(records.find(({ jobId }) => jobId === waiting)).toMatchObject({ state: 'waiting' });
    const only = await get<Page>('/s/job/page?task=testWaits&state=waiting');
    expect(only).toMatchObject({ total: 1, records: [{ jobId: waiting }] });
  });
});

describe('jobTaskList', () => {
  it('counts jobs by task, and returns the next run of scheduled tasks', async () => {
    await job('testCounts', FAILED);
    await job('testCounts', `last_error = 'once'`);
    const tasks = await get<OutputOf<typeof contract.jobTaskList>>('/s/job/tasks');
    const of = (name: string) => tasks.find(({ task }) => task === name);
    expect(of('testCounts')).toMatchObject({ failed: 1, retrying: 1, waiting: 0, schedule: '', nextTime: null });
    expect(of('payStores')).toMatchObject({ schedule: '23 * * * *', nextTime: expect.stringMatching(/:23:00$/) });
    expect(of('removeOldMessages')?.schedule).toBe('10 3 * * *');
  });
});

describe('runJobAgain and giveUpJob', () => {
  it('queue a failed job again, and remove one for good', async () => {
    const again = await job('testAgain', FAILED);
    expect(await post('/s/job/run', { jobId: again })).toMatchObject({ success: true });
    expect((await get<Page>('/s/job/page?task=testAgain')).records).toMatchObject([{ state: 'retrying', attempts: 0 }]);
    const given = await job('testGiven', FAILED);
    expect(await post('/s/job/giveUp', { jobId: given })).toMatchObject({ success: true });
    expect(await get<Page>('/s/job/page?task=testGiven')).toMatchObject({ total: 0 });
    expect((await post('/s/job/giveUp', { jobId: given })).reason).toBe('job.notFound');
  });

  it('refuse a running job and a job that has not failed', async () => {
    const running = await job('testRuns', `locked_at = now(), locked_by = 'worker'`);
    for (const what of ['run', 'giveUp']) {
      expect((await post(`/s/job/${what}`, { jobId: running })).reason).toBe('job.running');
    }
    expect((await post('/s/job/giveUp', { jobId: await job('testWell') })).reason).toBe('job.notFailed');
  });
});

describe('nextRun', () => {
  it.each([
    ['* * * * *', '2026-11-16T10:01:00Z'],
    ['17 0 * * *', '2026-11-17T00:17:00Z'],
    ['7 6 * * 1', '2026-11-23T06:07:00Z'],
    ['0 0 1 * *', '2026-12-01T00:00:00Z'],
  ])('%s runs at %s', (cron, expected) => {
    expect(nextRun(cron, new Date('2026-11-16T10:00:30Z'))).toEqual(new Date(expected));
  });
});
