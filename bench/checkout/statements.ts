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
  const setStatementLog = async (isOn: boolean) => {
    writeFileSync(settings, isOn ? `log_statement = 'all'\n` : '');
    process.kill(postmasterPid(files), 'SIGHUP');
    await setTimeout(SETTLE_MS);
  };
  await setStatementLog(true);
  const start = statSync(files.log).size;
  await work();
  await setTimeout(SETTLE_MS);
  const log = readFileSync(files.log).subarray(start).toString();
  await setStatementLog(false);
  return [...log.matchAll(STATEMENT)]
    .map(([, name = '<unnamed>', text = '']) => (GIVEN_NAME.test(name) ? name : text.trim()))
    .filter((called) => !called.endsWith('/graphile_worker') && !called.startsWith('with j as'));
}
