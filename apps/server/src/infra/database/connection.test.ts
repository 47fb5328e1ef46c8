import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/open-test-app.ts';
import { startJobs } from '../jobs/start-jobs.ts';
import { createLog } from '../log/log.ts';
import { openDatabase } from './database.ts';
import { withAdvisoryLock } from './with-advisory-lock.ts';
import { withoutStatementTimeout } from './without-statement-timeout.ts';

const log = createLog({ logLevel: 'silent' });
const ASK = `select current_setting('TimeZone') as zone, '2024-05-31 23:30:00+00'::timestamptz::date::text as day`;
const UTC = [{ zone: 'UTC', day: '2024-05-31' }];

/** The URL of a database whose own time zone is ahead of UTC. */
async function openTokyo(): Promise<string> {
  const { database, databaseUrl } = await openTestApp();
  const { pathname } = new URL(databaseUrl);
  await database.pool.query(`alter database ${pathname.slice(1)} set timezone = 'Asia/Tokyo'`);
  return databaseUrl;
}

describe('in a database with another time zone, days are those of UTC', () => {
  it('for statements, jobs, long statements and the holder of an advisory lock', async () => {
    const url = await openTokyo();
    const database = openDatabase({ url, poolSize: 1, log });
    try {
      expect((await database.pool.query(ASK)).rows).toEqual(UTC);
      expect((await withoutStatementTimeout(database, (client) => client.query(ASK))).rows).toEqual(UTC);
      expect((await withAdvisoryLock(url, 'people', (client) => client.query(ASK))).rows).toEqual(UTC);
      const ofJobs = Promise.withResolvers<unknown>();
      const run = async (_: unknown, { query }: { query: (text: string) => Promise<{ rows: unknown }> }) =>
        ofJobs.resolve((await query(ASK)).rows);
      const tasks = { ask: { queue: 'critical', run } } as const;
      const jobs = await startJobs(database, { tasks, subscriptions: [], schedule: {} }, log);
      await database.pool.query(`select graphile_worker.add_job('ask')`);
      expect(await ofJobs.promise).toEqual(UTC);
      await jobs.stop();
    } finally {
      await database.close();
    }
  });

  it('with other options in the URL, which are kept', async () => {
    const url = new URL(await openTokyo());
    url.searchParams.set('options', '-c work_mem=5MB -c TimeZone=Asia/Tokyo');
    const database = openDatabase({ url: url.href, poolSize: 1, log });
    try {
      expect((await database.pool.query(ASK)).rows).toEqual(UTC);
      expect((await database.pool.query('show work_mem')).rows).toEqual([{ work_mem: '5MB' }]);
    } finally {
      await database.close();
    }
  });
});
