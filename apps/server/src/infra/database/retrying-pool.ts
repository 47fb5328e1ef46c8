import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { isDatabaseUnavailable, isTooBusy } from './unavailable.ts';

/** The one error code that graphile-worker retries; any other lost connection ends its runner. */
const CANNOT_CONNECT_NOW = '57P03';
const PAUSE_MS = 500;

/**
 * The connection pool of the job queue. A database that was killed is being restarted, so a lost connection is retried
 * instead of ending the runner; otherwise a job that runs in that moment would end the whole process.
 */
export function retryingPool(pool: pg.Pool): pg.Pool {
  return new Proxy(pool, {
    get: (target, name) => {
      if (name === 'connect')
        return (listener?: ConnectListener) => (listener ? target.connect(listener) : connect(target));
      if (name === 'query')
        return (...statement: Statement) => retryWhileLost(target, () => target.query(...statement));
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

type ConnectListener = Parameters<pg.Pool['connect']>[0];
type Statement = [text: string, values?: unknown[]];

async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  const client = await retryWhileLost(pool, () => pool.connect());
  return new Proxy(client, {
    get: (target, name) => {
      if (name === 'query') return (...statement: Statement) => target.query(...statement).catch(rethrowAsRetryable);
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/**
 * graphile-worker marks jobs as done without awaiting it, so the retry may happen when the pool is already closed. No
 * caller waits for the result then, and a rejection would end the process: the promise stays pending, and the job is
 * unlocked later (`unlockStalledJobs`).
 */
async function retryWhileLost<Result>(pool: pg.Pool, ask: () => Promise<Result>): Promise<Result> {
  while (!pool.ending) {
    try {
      return await ask();
    } catch (problem) {
      if (pool.ending) break;
      if (!isDatabaseUnavailable(problem)) throw problem;
      await setTimeout(PAUSE_MS);
    }
  }
  return new Promise(() => undefined);
}

/** Deadlocks keep their own code, which graphile-worker retries sooner. */
function rethrowAsRetryable(problem: unknown): never {
  throw problem instanceof Error && (isDatabaseUnavailable(problem) || isTooBusy(problem))
    ? Object.assign(problem, { code: CANNOT_CONNECT_NOW })
    : problem;
}
