import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { databaseOf } from './database-of.ts';
import { readPlans, type Statement } from './read-plans.ts';
import type { RequestSet } from './request-sets.ts';

export interface DatabaseWork {
  readonly statements: number;
  readonly mostStatements: number;
  /** Statements of the request with the most statements. */
  readonly worstRequest: readonly string[];
  readonly rowsRead: number;
  readonly pagesRead: number;
}

const WARM_UP_REQUESTS = 60;

/** Average work of the database per request of a kind; requests are sent one after another, with auto_explain on. */
export async function countStatements(url: string, dataDir: string, { requests }: RequestSet): Promise<DatabaseWork> {
  const log = openLog(databaseOf(dataDir).log);
  const send = async ({ path, headers }: RequestSet['requests'][number]) => {
    const response = await fetch(url + path, { headers });
    await response.arrayBuffer();
  };
  for (const request of requests.slice(0, WARM_UP_REQUESTS)) await send(request);
  const statementsOf = async (request: RequestSet['requests'][number]): Promise<Statement[]> => {
    log.skip();
    await send(request);
    // auto_explain logs a plan before the response to its statement is complete.
    return readPlans(log.read());
  };
  const counted: Statement[][] = [];
  for (const request of requests) {
    // Jobs that run meanwhile write to the same log: of two attempts, the one with fewer statements has only the
    // request's own.
    const tries = [await statementsOf(request), await statementsOf(request)];
    counted.push(tries.reduce((least, one) => (one.length < least.length ? one : least)));
  }
  log.close();
  const all = counted.flat();
  const sum = (pick: (statement: Statement) => number) => all.reduce((total, one) => total + pick(one), 0);
  const longest = counted.reduce((most, one) => (one.length > most.length ? one : most), []);
  return {
    statements: all.length / requests.length,
    mostStatements: longest.length,
    worstRequest: longest.map(({ text }) => text.replaceAll(/\s+/g, ' ').trim().slice(0, 100)),
    rowsRead: sum(({ rowsRead }) => rowsRead) / requests.length,
    pagesRead: sum(({ pagesRead }) => pagesRead) / requests.length,
  };
}

function openLog(file: string) {
  const handle = openSync(file, 'r');
  let position = 0;
  return {
    /** Ignores the log so far. */
    skip: () => {
      position = fstatSync(handle).size;
    },
    /** Returns the log since `skip`. */
    read: () => {
      const buffer = Buffer.alloc(fstatSync(handle).size - position);
      return buffer.toString('utf8', 0, readSync(handle, buffer, 0, buffer.length, position));
    },
    close: () => closeSync(handle),
  };
}
