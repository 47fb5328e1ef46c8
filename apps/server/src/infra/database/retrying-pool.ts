import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';

/** How the job queue knows a server that is not there at the moment; whatever else a connection ends with ends the queue. */
const CANNOT_CONNECT_NOW = '57P03';
const PAUSE_MS = 500;

/** Of PostgreSQL going away, or of the connection to it. */
const LOST_CODES = new Set(['57P01', '57P02', '57P03', '08006', '08003', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE']);
const LOST_WORDS = /Connection terminated|connection timeout|timeout exceeded when trying to connect|not queryable/;

/**
 * The pool as the job queue sees it: a database that was killed is being brought back, so its going away is something to
 * wait for and not the end. Without this, a job that was at work in that moment would take the whole process with it.
 */
export function retryingPool(pool: pg.Pool): pg.Pool {
  return new Proxy(pool, {
    get: (target, name) => {
      if (name === 'connect') return (heard?: ConnectListener) => (heard ? target.connect(heard) : connect(target));
      if (name === 'query') return (...statement: Statement) => untilBack(() => target.query(...statement));
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

type ConnectListener = Parameters<pg.Pool['connect']>[0];
type Statement = [text: string, values?: unknown[]];

async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  const client = await untilBack(() => pool.connect());
  return new Proxy(client, {
    get: (target, name) => {
      if (name === 'query') return (...statement: Statement) => target.query(...statement).catch(throwAsPassing);
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

async function untilBack<Result>(ask: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await ask();
    } catch (problem) {
      if (!isLost(problem)) throw problem;
      await setTimeout(PAUSE_MS);
    }
  }
}

function throwAsPassing(problem: unknown): never {
  throw isLost(problem) ? Object.assign(problem, { code: CANNOT_CONNECT_NOW }) : problem;
}

function isLost(problem: unknown): problem is Error {
  if (!(problem instanceof Error)) return false;
  return LOST_CODES.has(String((problem as NodeJS.ErrnoException).code)) || LOST_WORDS.test(problem.message);
}
