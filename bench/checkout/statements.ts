import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { databaseOf, postmasterPid } from '../catalogue/database-of.ts';

const SETTLE_MS = 1500;
/** Everything that a connection is asked to do, `begin` and `commit` included. */
const STATEMENT = /LOG: {2}(?:statement|execute ([^:]+)): (.*)/g;

/** Not one that the mall made up for a text that is often run. */
const GIVEN_NAME = /^(?!<unnamed>|often_)/;

/** What the database is asked while this is done, but for what the job queue asks by itself. */
export async function statementsDuring(dataDir: string, work: () => Promise<void>): Promise<string[]> {
  const files = databaseOf(dataDir);
  const settings = path.join(files.cluster, 'postgresql.auto.conf');
  const tellAll = async (isOn: boolean) => {
    writeFileSync(settings, isOn ? `log_statement = 'all'\n` : '');
    process.kill(postmasterPid(files), 'SIGHUP');
    await setTimeout(SETTLE_MS);
  };
  await tellAll(true);
  const start = statSync(files.log).size;
  await work();
  await setTimeout(SETTLE_MS);
  const log = readFileSync(files.log).subarray(start).toString();
  await tellAll(false);
  return [...log.matchAll(STATEMENT)]
    .map(([, name = '<unnamed>', text = '']) => (GIVEN_NAME.test(name) ? name : text.trim()))
    .filter((called) => !called.endsWith('/graphile_worker') && !called.startsWith('with j as'));
}
