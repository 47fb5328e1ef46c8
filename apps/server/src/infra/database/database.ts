import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { SetupProblem } from '../../config.ts';
import type { Log } from '../log/log.ts';

/** Runs statements: the pool, or one open transaction. Modules take either and never know which. */
export type Queries = NodePgDatabase;

export interface Database {
  readonly url: string;
  readonly pool: pg.Pool;
  readonly queries: Queries;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  url: string;
  poolSize: number;
  log: Log;
}

const CONNECT_TIMEOUT_MS = 10_000;
const STATEMENT_TIMEOUT_MS = 20_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 30_000;

/** Seen in pg_stat_activity; the embedded server is stopped by the last process with such a name. */
export function applicationName(): string {
  return `galleria/${process.pid}`;
}

export function openDatabase({ url, poolSize, log }: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    application_name: applicationName(),
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
  });
  // The pool replaces a broken connection; without a listener these events would end the process.
  const warn = (problem: Error) =>
    log.warn({ event: 'database.connection_lost', problem: problem.message }, 'a database connection broke');
  pool.on('error', warn);
  pool.on('connect', (client) => client.on('error', warn));
  return { url, pool, queries: drizzle({ client: pool }), close: () => pool.end() };
}

/** An acknowledged order must survive a power cut, so a server without fsync is refused at start. */
export async function assertDurable(database: Database): Promise<void> {
  const { rows } = await database.pool.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit')`,
  );
  const weak = rows.filter((row) => !['on', 'remote_apply'].includes(row.setting));
  if (weak.length > 0) {
    const names = weak.map((row) => `${row.name} = ${row.setting}`).join(', ');
    throw new SetupProblem(`The database may lose acknowledged orders (${names}). Switch these on and start again.`);
  }
}
