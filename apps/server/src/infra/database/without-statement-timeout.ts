import type pg from 'pg';
import type { Database } from './database.ts';

/** For statements that take minutes. The connection is closed afterwards, together with its changed settings. */
export async function withoutStatementTimeout<Result>(
  { pool }: Pick<Database, 'pool'>,
  work: (client: pg.ClientBase) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query(`
      set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set maintenance_work_mem = '256MB'`);
    return await work(client);
  } finally {
    client.release(true);
  }
}
