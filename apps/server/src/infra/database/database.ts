import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { SetupProblem } from '../../config.ts';
import type { CacheTopic } from '../cache/cache.ts';
import type { Log } from '../log/log.ts';
import { connectionTo } from './connection.ts';
import { queriesOf } from './drizzle-internals.ts';
import { GuardedPool } from './guarded-pool.ts';
import { Heartbeat } from './heartbeat.ts';

/** Runs statements, on the pool or in one open transaction. Modules accept either and cannot tell them apart. */
export type Queries = NodePgDatabase;

export interface Database {
  readonly url: string;
  readonly pool: pg.Pool;
  readonly queries: Queries;
  /**
   * Listeners for the topics that transactions of this process have changed, called before the transaction's caller
   * continues. NOTIFY reaches this process only a moment after the commit, and a caller that reads its own write must
   * not get the cached value from before it.
   */
  readonly changeListeners: Set<(topic: CacheTopic) => void>;
  /** Whether the database answers now; never takes longer than the timeout. */
  isAvailable(): Promise<boolean>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  url: string;
  poolSize: number;
  /** After this long without an answer to the heartbeat, statements fail at once with `DatabaseUnavailable`. */
  timeoutMs?: number;
  log: Log;
}

const DEFAULT_TIMEOUT_MS = 2_000;
/** Also how long a statement waits for a free connection. */
const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 20_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 30_000;

export function openDatabase({ url, poolSize, timeoutMs = DEFAULT_TIMEOUT_MS, log }: DatabaseOptions): Database {
  const connection = connectionTo(url);
  const pool = new GuardedPool({
    ...connection,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
  });
  // The pool replaces a broken connection; without a listener these events would end the process.
  const warn = (problem: Error) =>
    log.warn({ event: 'database.connection_lost', problem: problem.message }, 'a database connection broke');
  pool.on('error', warn);
  pool.on('connect', (client) => client.on('error', warn));
  const heartbeat = new Heartbeat({
    ...{ connection, timeoutMs, connectTimeoutMs: CONNECT_TIMEOUT_MS },
    lastAnswerMs: () => pool.lastAnswerMs,
    onDown: (wasDown) => {
      if (!wasDown) log.error({ event: 'database.unavailable', timeoutMs }, 'the database does not answer');
      pool.openCircuit();
    },
    onUp: () => {
      log.info({ event: 'database.available' }, 'the database answers again');
      pool.closeCircuit();
    },
  });
  return {
    ...{ url, pool, queries: queriesOf(pool), changeListeners: new Set() },
    isAvailable: async () => !heartbeat.isDown && (await heartbeat.check()),
    close: async () => {
      await heartbeat.close();
      await pool.end();
    },
  };
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
