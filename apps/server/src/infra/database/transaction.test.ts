import { VISITOR } from '@galleria/domain/access/access';
import { refuse } from '@galleria/domain/refusals';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { type Subscription, startJobs } from '../jobs/start-jobs.ts';
import { createLog } from '../log/log.ts';
import { inTransaction } from './transaction.ts';

async function table(app: TestApp) {
  await app.database.queries.execute(sql`create table note (text text)`);
  return async () => (await app.database.queries.execute<{ text: string }>(sql`select text from note`)).rows;
}

describe('inTransaction', () => {
  it('commits on success; on a refusal or an error it rolls back and passes it on', async () => {
    const app = await openTestApp();
    const notes = await table(app);
    const done = await inTransaction(app.database, VISITOR, async ({ queries }) => {
      await queries.execute(sql`insert into note values ('kept')`);
      return 'done';
    });
    const refused = await inTransaction(app.database, VISITOR, async ({ queries }) => {
      await queries.execute(sql`insert into note values ('undone')`);
      return refuse('notice.notFound');
    });
    await expect(
      inTransaction(app.database, VISITOR, async ({ queries }) => {
        await queries.execute(sql`insert into note values ('broken')`);
        throw new Error('a bug');
      }),
    ).rejects.toThrow('a bug');
    expect([done, refused]).toEqual(['done', { refused: 'notice.notFound' }]);
    expect(await notes()).toEqual([{ text: 'kept' }]);
  });

  it('throws when the database rolls back, since the work caught the error of a failed statement', async () => {
    const app = await openTestApp();
    const notes = await table(app);
    const notified: string[] = [];
    app.database.changeListeners.add((topic) => notified.push(topic));
    const caught = inTransaction(app.database, VISITOR, async ({ queries, changed }) => {
      await queries.execute(sql`insert into note values ('lost')`);
      await changed('notices');
      await queries.execute(sql`select 1 / 0`).catch(() => undefined);
      return 'done';
    });
    await expect(caught).rejects.toThrow('the database answered commit with ROLLBACK');
    expect([await notes(), notified]).toEqual([[], []]);
  });

  it('throws the error of the work when its connection was terminated; the next call gets a new one', async () => {
    const app = await openTestApp();
    const notes = await table(app);
    await expect(
      inTransaction(app.database, VISITOR, async ({ queries }) => {
        await queries.execute(sql`insert into note values ('lost')`);
        await queries.execute(sql`select pg_terminate_backend(pg_backend_pid())`).catch(() => undefined);
        throw new Error('a bug');
      }),
    ).rejects.toThrow('a bug');
    await inTransaction(app.database, VISITOR, ({ queries }) => queries.execute(sql`insert into note values ('kept')`));
    expect(await notes()).toEqual([{ text: 'kept' }]);
  });

  it('notifies change listeners of its process after commit, and not after a rollback', async () => {
    const { database } = await openTestApp();
    const notified: string[] = [];
    database.changeListeners.add((topic) => notified.push(topic));
    await inTransaction(database, VISITOR, async (transaction) => {
      await transaction.changed('notices');
      await transaction.changed('notices');
      expect(notified).toEqual([]);
    });
    expect(notified).toEqual(['notices']);
    await inTransaction(database, VISITOR, async (transaction) => {
      await transaction.changed('banners');
      return refuse('notice.notFound');
    });
    const broken = inTransaction(database, VISITOR, async (transaction) => {
      await transaction.changed('banners');
      throw new Error('a bug');
    });
    await expect(broken).rejects.toThrow('a bug');
    expect(notified).toEqual(['notices']);
  });

  it('rolls a nested transaction back alone', async () => {
    const app = await openTestApp();
    const notes = await table(app);
    await inTransaction(app.database, VISITOR, async ({ queries }) => {
      await queries.execute(sql`insert into note values ('kept')`);
      const part = queries.transaction(async (step) => {
        await step.execute(sql`insert into note values ('undone')`);
        throw new Error('a bug');
      });
      await expect(part).rejects.toThrow('a bug');
    });
    expect(await notes()).toEqual([{ text: 'kept' }]);
  });

  it('has one constant time, by the mall’s clock', async () => {
    const app = await openTestApp();
    await app.moveClock('10 days');
    const [first, second] = await inTransaction(app.database, VISITOR, async (transaction) => {
      const before = await transaction.now();
      await transaction.queries.execute(sql`select pg_sleep(0.05)`);
      return [before, await transaction.now()];
    });
    expect(second).toEqual(first);
    expect(Math.round(((first?.getTime() ?? 0) - Date.now()) / 86_400_000)).toBe(10);
  });
});

describe('announced events', () => {
  it('reach every subscriber after commit, and none after a refusal', async () => {
    const app = await openTestApp();
    const handled: string[] = [];
    const subscribe = (subscriber: string): Subscription => ({
      event: 'notice.published',
      subscriber,
      queue: 'mail',
      handle: async (payload) => {
        handled.push(`${subscriber} ${JSON.stringify(payload)}`);
      },
    });
    const log = createLog({ logLevel: 'silent' });
    const jobs = await startJobs(
      app.database,
      { tasks: {}, subscriptions: [subscribe('mail'), subscribe('search')], schedule: {} },
      log,
    );
    await inTransaction(app.database, VISITOR, async (transaction) => {
      await transaction.announce('notice.published', { id: 1 });
      return refuse('notice.notFound');
    });
    await inTransaction(app.database, VISITOR, (transaction) => transaction.announce('notice.published', { id: 2 }));
    await expect.poll(() => handled.toSorted(), { timeout: 10_000 }).toEqual(['mail {"id":2}', 'search {"id":2}']);
    await jobs.stop();
  });

  it('are retried only for the subscriber that failed', async () => {
    const app = await openTestApp();
    const handled: string[] = [];
    const log = createLog({ logLevel: 'silent' });
    const subscriptions: Subscription[] = [
      { event: 'x', subscriber: 'good', queue: 'mail', handle: async () => void handled.push('good') },
      {
        event: 'x',
        subscriber: 'shaky',
        queue: 'mail',
        handle: async () => {
          handled.push('shaky');
          if (handled.filter((one) => one === 'shaky').length < 2) throw new Error('not yet');
        },
      },
    ];
    const jobs = await startJobs(app.database, { tasks: {}, subscriptions, schedule: {} }, log);
    await inTransaction(app.database, VISITOR, (transaction) => transaction.announce('x', {}));
    await expect.poll(() => handled.toSorted(), { timeout: 20_000 }).toEqual(['good', 'shaky', 'shaky']);
    await jobs.stop();
  });
});

describe('jobs with a key', () => {
  const readJobs = async (app: TestApp) =>
    (
      await app.database.pool.query(
        `select key, locked_by as worker, run_at as "runAt" from graphile_worker.jobs
         where task_identifier = 'tidy' order by id`,
      )
    ).rows;
  const schedule = (app: TestApp, options: { runAt?: Date; keepsRunAt?: boolean } = {}) =>
    inTransaction(app.database, VISITOR, (transaction) =>
      transaction.schedule('tidy', { room: 1 }, { key: 'tidy:1', ...options }),
    );
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);

  it('become one job while they wait, with the last run time, or the first with keepsRunAt', async () => {
    const app = await openTestApp();
    const [first, second, third] = [inHours(1), inHours(2), inHours(3)];
    await schedule(app, { runAt: first });
    await schedule(app, { runAt: second });
    expect(await readJobs(app)).toEqual([{ key: 'tidy:1', worker: null, runAt: second }]);
    await schedule(app, { runAt: third, keepsRunAt: true });
    expect(await readJobs(app)).toEqual([{ key: 'tidy:1', worker: null, runAt: second }]);
  });

  it.each([{}, { keepsRunAt: true }])('are added while a worker is fetching the waiting one: %j', async (options) => {
    const app = await openTestApp();
    await schedule(app);
    const worker = await app.database.pool.connect();
    await worker.query('begin');
    await worker.query(
      `update graphile_worker._private_jobs set locked_by = 'worker', locked_at = now(), attempts = attempts + 1
       where key = 'tidy:1'`,
    );
    const scheduled = schedule(app, options);
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await app.database.pool.query(waiting)).rowCount, { timeout: 10_000 }).toBe(1);
    await worker.query('commit');
    worker.release();
    await scheduled;
    expect(await readJobs(app)).toMatchObject([
      { key: null, worker: 'worker' },
      { key: 'tidy:1', worker: null },
    ]);
  });
});
