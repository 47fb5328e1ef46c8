import { mkdir, realpath } from 'node:fs/promises';
import { join as joinPath } from 'node:path';
import { findBinaries, findPackage } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { defaultSystemDir, ensureSystemDir, locateCluster } from './cluster-location.ts';
import { type Access, databaseUrl, ensureDatabase, isStartingOrStopping } from './database.ts';
import { createDeadline } from './deadline.ts';
import { withLock } from './lock.ts';
import { portsFor } from './port.ts';
import { type Postmaster, type ServerSetup, shutDown } from './postmaster.ts';
import { isPostmasterOf, readPostmasterPid } from './postmaster-pid.ts';
import { listOtherUsers, registerUse, type ServerUse } from './server-use.ts';
import { canHoldSocket } from './socket.ts';
import { startOrAdopt } from './start-or-adopt.ts';
import { startLimitMs, supervise } from './supervise.ts';

export interface EmbeddedPostgresOptions {
  /** Absolute path; created when it does not exist. */
  dataDir: string;
  /** Gives up safety against power cuts for speed. */
  forTests?: boolean;
  /** Where root keeps the files that PostgreSQL's account cannot reach in `dataDir`. */
  systemDir?: string;
  log: (message: string) => void;
  /** Called when the database has ended and cannot be restarted: the process should end too. */
  onGiveUp?: (error: Error) => void;
}

export interface EmbeddedPostgres {
  /** postgres://…/galleria; the same as long as this process lives. */
  url: string;
  /** Stops the server, unless another process still uses it. Close the pools first. */
  stop(): Promise<void>;
}

/** Starts the embedded database of a mall without a database server: created at the first start, reused afterwards. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { forTests = false, systemDir = defaultSystemDir, log, onGiveUp = () => undefined } = options;
  const packageDir = findPackage();
  await mkdir(options.dataDir, { recursive: true });
  const dataDir = await realpath(options.dataDir);
  const lockFile = joinPath(dataDir, 'postgres.lock');

  return withLock(lockFile, createDeadline(2 * startLimitMs, log), async () => {
    const location = await locateCluster(dataDir, systemDir, log);
    const binaries = await findBinaries(packageDir, location.account, () => copiesDir(location.account !== null), log);
    const { password } = await ensureCluster(location, binaries, { forTests, log });
    const setup: ServerSetup = { location, binaries, password, forTests, log };

    const { postmaster, access, use } = await connect(setup);
    const supervision = supervise(postmaster, setup, lockFile, onGiveUp);

    let stopped: Promise<void> | null = null;
    return {
      url: databaseUrl(access),
      stop() {
        stopped ??= supervision.end().then(() => disconnect(setup, access, use, lockFile));
        return stopped;
      },
    };
  });

  async function copiesDir(isRoot: boolean): Promise<string> {
    if (!isRoot) return joinPath(dataDir, 'postgres-programs');
    await ensureSystemDir(systemDir);
    return systemDir;
  }
}

/** Starts or adopts the server and registers this process; retries both when the server ends in between. */
async function connect(setup: ServerSetup): Promise<{ postmaster: Postmaster; access: Access; use: ServerUse }> {
  const { cluster } = setup.location;
  const deadline = createDeadline(startLimitMs, setup.log);
  for (;;) {
    const postmaster = await startOrAdopt(setup, portsFor(cluster), deadline);
    const socketDir = postmaster.hasSocket && canHoldSocket(cluster) ? { socketDir: cluster } : {};
    const access: Access = { port: postmaster.port, password: setup.password, ...socketDir };
    try {
      await ensureDatabase(access);
      return { postmaster, access, use: await registerUse(access) };
    } catch (error) {
      if (!isStartingOrStopping(error) && (await isPostmasterOf(cluster, postmaster.pid))) throw error;
      await deadline.wait('PostgreSQL, which ended as soon as it was up');
    }
  }
}

async function disconnect(setup: ServerSetup, access: Access, use: ServerUse, lockFile: string): Promise<void> {
  const { log, location } = setup;
  await withLock(lockFile, createDeadline(2 * startLimitMs, log), async () => {
    await use.close();
    const running = await readPostmasterPid(location.cluster);
    if (!running || !(await isPostmasterOf(location.cluster, running.pid))) return;
    // A server that cannot be queried is crashing or stopping already.
    const others = await listOtherUsers(access, use.name).catch(() => []);
    if (others.length > 0) {
      log(`The database server keeps running for ${others.join(', ')}.`);
      return;
    }
    await shutDown(location.cluster, running.pid, log);
  });
}
