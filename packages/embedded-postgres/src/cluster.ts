import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { access, chmod, chown, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import type { ClusterLocation } from './cluster-location.ts';
import { openLog, readLogFrom } from './log-file.ts';
import { spawnAs } from './run-as.ts';

/** PostgreSQL's superuser role; used only by this package. */
export const superuser = 'postgres';

const majorVersion = '18';
const unfinishedPrefix = 'cluster.unfinished-';

/**
 * Locales for initdb, in order of preference. Sorting and case mapping are PostgreSQL's own (C.UTF-8 of the builtin
 * provider: the same everywhere, and no system upgrade can break an index). The system's locale only decides which
 * characters are letters in text search, so the first that exists is used.
 */
const systemLocales = ['C.UTF-8', 'en_US.UTF-8', 'C'];

/** Ensures that the location has a complete cluster of our version. Only one process at a time may do this. */
export async function ensureCluster(
  location: ClusterLocation,
  binaries: Binaries,
  options: { forTests: boolean; log: (message: string) => void },
): Promise<{ password: string }> {
  await removeUnfinished(location.home);
  const password = await ensurePassword(join(location.home, 'password'));
  if (await isEmpty(location.cluster)) {
    options.log(`Preparing a new database in ${location.cluster}.`);
    await createCluster(location, binaries, password, options.forTests);
  }
  await refuseUnknownCluster(location.cluster);
  return { password };
}

/** The password is stored before the cluster is created with it, so that a crash in between leaves no mismatch. */
async function ensurePassword(file: string): Promise<string> {
  const stored = await readFile(file, 'utf8').catch(() => '');
  if (stored.trim()) return stored.trim();
  const password = randomBytes(24).toString('hex');
  await writeFile(`${file}.new`, `${password}\n`, { mode: 0o600, flush: true });
  await rename(`${file}.new`, file);
  return password;
}

/** Creates the cluster under a temporary name and renames it when complete: a cluster with the final name is whole. */
async function createCluster(
  location: ClusterLocation,
  binaries: Binaries,
  password: string,
  forTests: boolean,
): Promise<void> {
  const unfinished = join(location.home, `${unfinishedPrefix}${randomBytes(4).toString('hex')}`);
  const passwordFile = `${unfinished}.password`;
  await mkdir(unfinished);
  await chmod(unfinished, 0o700);
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (location.account) {
    await chown(unfinished, location.account.uid, location.account.gid);
    await chown(passwordFile, location.account.uid, location.account.gid);
  }
  const failures: string[] = [];
  for (const locale of systemLocales) {
    const failure = await runInitdb(location, binaries, [
      `--pgdata=${unfinished}`,
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      `--locale=${locale}`,
      `--username=${superuser}`,
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      ...(forTests ? ['--no-sync'] : []),
    ]);
    if (failure === null) {
      await rename(unfinished, location.cluster);
      await rm(passwordFile);
      return;
    }
    failures.push(failure);
    if (!failure.includes('invalid locale name')) break;
  }
  throw new Error(`PostgreSQL could not prepare a new database in ${location.home}: ${failures.at(-1)}`);
}

async function runInitdb(location: ClusterLocation, binaries: Binaries, args: string[]): Promise<string | null> {
  const file = join(location.home, 'postgres.log');
  const { handle, startBytes } = await openLog(file);
  try {
    const child = spawn(binaries.initdb, args, {
      ...spawnAs(location.account),
      stdio: ['ignore', handle.fd, handle.fd],
      // A session of its own: Ctrl-C reaches only the app, which decides what happens next.
      detached: true,
    });
    const [code, signal] = await once(child, 'exit');
    if (code === 0) return null;
    return `initdb ended with ${signal ?? `code ${code}`}\n${await readLogFrom(file, startBytes)}`;
  } finally {
    await handle.close();
  }
}

/**
 * Removes the leftovers of a first start that was killed. An initdb that is still running fails when its folder
 * disappears.
 */
async function removeUnfinished(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    if (name.startsWith(unfinishedPrefix)) {
      await rm(join(home, name), { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    }
  }
}

async function isEmpty(cluster: string): Promise<boolean> {
  const names = await readdir(cluster).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.length === 0;
}

/** Never touch a cluster that we did not create completely: it may be the only copy of a user's data. */
async function refuseUnknownCluster(cluster: string): Promise<void> {
  const version = (await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
  if (version && version !== majorVersion) {
    throw new Error(
      `The database in ${cluster} was made by PostgreSQL ${version}, this is PostgreSQL ${majorVersion}. Carry the data over with pg_dump, or choose another DATA_DIR.`,
    );
  }
  const complete = await access(join(cluster, 'global', 'pg_control')).then(
    () => true,
    () => false,
  );
  if (!version || !complete) {
    throw new Error(
      `${cluster} is not a whole PostgreSQL database: parts of it are missing. Restore it from a backup, or move it away to begin with an empty one.`,
    );
  }
}
