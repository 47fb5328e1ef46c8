import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/open-test-app.ts';
import { unlockStalledJobs } from './start-jobs.ts';

describe('unlockStalledJobs', () => {
  it('unlocks jobs of a dead worker and leaves those of a running one locked', async () => {
    const { database } = await openTestApp();
    const hold = async (task: string, worker: string, since: string) => {
      const { rows } = await database.pool.query(`select id from graphile_worker.add_job($1)`, [task]);
      await database.pool.query(
        `update graphile_worker._private_jobs set locked_by = $2, locked_at = now() - $3::interval where id = $1`,
        [rows[0].id, worker, since],
      );
    };
    await hold('left', 'worker-gone', '6 minutes');
    await hold('atWork', 'worker-here', '1 minute');
    await unlockStalledJobs(database);
    const { rows } = await database.pool.query(
      `select task_identifier as task, locked_by as holder from graphile_worker.jobs
       where task_identifier in ('left', 'atWork') order by task`,
    );
    expect(rows).toEqual([
      { task: 'atWork', holder: 'worker-here' },
      { task: 'left', holder: null },
    ]);
  });
});
