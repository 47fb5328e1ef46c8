import { setTimeout } from 'node:timers/promises';
import pg from 'pg';

const DROP_TRIES = 20;
const DROP_PAUSE_MS = 250;

let pool: pg.Pool | undefined;

/**
 * Runs one statement outside of any test's database, such as creating or dropping one. The process keeps the
 * connection: opening two took a fifth of the time for creating a test's database. The connection ends with the server
 * or the process.
 */
export async function onServer(url: string, statement: string): Promise<void> {
  pool ??= new pg.Pool({ connectionString: url, max: 1, allowExitOnIdle: true }).on('error', () => undefined);
  await pool.query(statement);
}

/**
 * An autovacuum worker may be in the database, which even `force` by a superuser does not end. It finishes soon, so
 * this retries.
 */
export async function dropDatabase(url: string, name: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      return await onServer(url, `drop database if exists ${name} with (force)`);
    } catch (problem) {
      if (tries === DROP_TRIES) throw problem;
      await setTimeout(DROP_PAUSE_MS);
    }
  }
}
