import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { databaseOf, postmasterPid } from '../catalogue/database-of.ts';

const SETTLE_MS = 1500;
/** Every statement of a connection, `begin` and `commit` included. */
const STATEMENT = /LOG: {2}(?:statement|execute ([^:]+)): (.*)/g;

/** Not a name that the mall generates for frequent statements. */
const GIVEN_NAME = /^(?!<unnamed>|often_)/;

/** Statements that the database executes during `work`, without those of the job queue. */
export async function statementsDuring(dataDir: string, work: () => Promise<void>): Promise<string[]> {
  const files = databaseOf(dataDir);
  const settings = path.join(files.cluster, 'postgresql.auto.conf');
  const before = readFileSync(settings, 'utf8');
  const configure = async (content: string) => {
    writeFileSync(settings, content);
    process.kill(postmasterPid(files), 'SIGHUP');
    await setTimeout(SETTLE_MS);
  };
  await configure(`${before}\nlog_statement = 'all'\n`);
  const start = statSync(files.log).size;
  try {
    await work();
    await setTimeout(SETTLE_MS);
  } finally {
    await configure(before);
  }
  const log = readFileSync(files.log).subarray(start).toString();
  return [...log.matchAll(STATEMENT)]
    .map(([, name = '<unnamed>', text = '']) => (GIVEN_NAME.test(name) ? name : text.trim()))
    .filter((called) => !called.endsWith('/graphile_worker') && !called.startsWith('with j as'));
}
