import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';

/** The one error code that graphile-worker retries; any other lost connection ends its runner. */
const CANNOT_CONNECT_NOW = '57P03';
const PAUSE_MS = 500;

/** PostgreSQL shutting down, or the connection to it lost. */
const LOST_CODES = new Set(['57P01', '57P02', '57P03', '08006', '08003', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE']);
const LOST_WORDS = /Connection terminated|connection timeout|timeout exceeded when trying to connect|not queryable/;

/**
 * The pool for the job queue: a database that was killed is being restarted, so a lost connection is retried instead of
 * ending the runner. Without this, a job that runs in that moment would end the whole process.
 */
export function retryingPool(pool: pg.Pool): pg.Pool {
  return new Proxy(pool, {
    get: (target, name) => {
      if (name === 'connect')
        return (listener?: ConnectListener) => (listener ? target.connect(listener) : connect(target));
      if (name === 'query') return (...statement: Statement) => retryWhileLost(() => target.query(...statement));
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

type ConnectListener = Parameters<pg.Pool['connect']>[0];
type Statement = [text: string, values?: unknown[]];

async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  const client = await retryWhileLost(() => pool.connect());
  return new Proxy(client, {
    get: (target, name) => {
      if (name === 'query') return (...statement: Statement) => target.query(...statement).catch(rethrowAsRetryable);
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

async function retryWhileLost<Result>(ask: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await ask();
    } catch (problem) {
      if (!isConnectionLost(problem)) throw problem;
      await setTimeout(PAUSE_MS);
    }
  }
}

function rethrowAsRetryable(problem: unknown): never {
  throw isConnectionLost(problem) ? Object.assign(problem, { code: CANNOT_CONNECT_NOW }) : problem;
}

function isConnectionLost(problem: unknown): problem is Error {
  if (!(problem instanceof Error)) return false;
  return LOST_CODES.has(String((problem as NodeJS.ErrnoException).code)) || LOST_WORDS.test(problem.message);
}
