import pg from 'pg';
import { connectionTo } from './connection.ts';

/**
 * Advisory lock numbers by kind of work: processes that start together take turns at it. Nothing else uses these
 * numbers.
 */
const LOCKS = { migrating: 7_205_151, seeding: 7_205_152, people: 7_205_153 };

/** Runs the work while no other process does the same kind; others wait, without a timeout. */
export async function withAdvisoryLock<Result>(
  url: string,
  kind: keyof typeof LOCKS,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(connectionTo(url));
  // A lost connection fails the statement on it; without a listener this event would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCKS[kind]]);
    return await work(client);
  } finally {
    // Ending the connection releases the lock, also after an error.
    await client.end();
  }
}
