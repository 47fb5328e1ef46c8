import pg from 'pg';
import { connectionTo } from './connection.ts';
import type { Database } from './database.ts';

/** For statements that take minutes: on a connection of its own, without a timeout and outside the outage check. */
export async function withoutStatementTimeout<Result>(
  { url }: Pick<Database, 'url'>,
  work: (client: pg.ClientBase) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(connectionTo(url));
  // A lost connection fails the statement on it; without a listener this event would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`set maintenance_work_mem = '256MB'`);
    return await work(client);
  } finally {
    await client.end();
  }
}
