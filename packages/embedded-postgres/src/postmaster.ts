import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import type { ClusterLocation } from './cluster-location.ts';
import type { Deadline } from './deadline.ts';
import { openLog, readLogFrom } from './log-file.ts';
import { isAlive, isPostmasterOf, readPostmasterPid } from './postmaster-pid.ts';
import { spawnAs } from './run-as.ts';
import { serverArguments } from './settings.ts';
import { removeOldSockets } from './socket.ts';

/** A running PostgreSQL server: our own child process, or one started by another process. */
export interface Postmaster {
  pid: number;
  port: number;
  /** Whether it also listens on a socket in its cluster. */
  hasSocket: boolean;
  child: ChildProcess | null;
}

export interface ServerSetup {
  location: ClusterLocation;
  binaries: Binaries;
  password: string;
  forTests: boolean;
  log: (message: string) => void;
}

const adoptedPollMs = 500;

/** Starts PostgreSQL and waits until it accepts connections; or returns the temporary condition that prevented it. */
export async function launch(
  setup: ServerSetup,
  port: number,
  deadline: Deadline,
): Promise<Postmaster | 'port taken' | 'still in use' | 'killed'> {
  const { cluster } = setup.location;
  const logFile = join(setup.location.home, 'postgres.log');
  await removeOldSockets(cluster);
  const { handle, startBytes } = await openLog(logFile);
  const child = spawn(setup.binaries.postgres, serverArguments(cluster, port, setup.forTests), {
    ...spawnAs(setup.location.account),
    stdio: ['ignore', handle.fd, handle.fd],
    // A session of its own: Ctrl-C reaches only the app, which then shuts down the database properly.
    detached: true,
  });
  await once(child, 'spawn').finally(() => handle.close());
  child.unref();

  while (!hasEnded(child)) {
    const found = await readPostmasterPid(cluster);
    if (found && found.pid === child.pid && found.status === 'ready') return { ...found, child };
    await deadline.wait('PostgreSQL to be ready (after a crash it first puts its files in order)');
  }
  if (child.signalCode !== null) return 'killed';
  const output = await readLogFrom(logFile, startBytes);
  if (/could not bind|could not create any TCP\/IP sockets/.test(output)) return 'port taken';
  if (/lock file ".*" already exists|shared memory block .* is still in use/.test(output)) return 'still in use';
  throw new Error(`PostgreSQL did not start. The last lines of ${logFile}:\n${output}`);
}

/** Resolves when the server has ended, or `signal` is aborted. */
export async function endOf(cluster: string, { pid, child }: Postmaster, signal: AbortSignal): Promise<void> {
  if (child) {
    if (!hasEnded(child)) await once(child, 'exit', { signal }).catch(() => undefined);
    return;
  }
  while (!signal.aborted && (await isPostmasterOf(cluster, pid))) {
    await sleep(adoptedPollMs, undefined, { signal }).catch(() => undefined);
  }
}

/**
 * Closes all connections and flushes everything to disk (fast shutdown); if that takes too long, an immediate shutdown.
 */
export async function shutDown(cluster: string, pid: number, log: (message: string) => void): Promise<void> {
  send(pid, 'SIGINT');
  if (await endsWithin(cluster, pid, 30_000)) return;
  log('The database does not stop within 30 s. Ending it at once; it will put its files in order at the next start.');
  send(pid, 'SIGQUIT');
  if (await endsWithin(cluster, pid, 10_000)) return;
  throw new Error(`The database server (process ${pid}) cannot be stopped.`);
}

async function endsWithin(cluster: string, pid: number, limitMs: number): Promise<boolean> {
  const startedMs = performance.now();
  while (await isPostmasterOf(cluster, pid)) {
    if (performance.now() - startedMs > limitMs) return false;
    await sleep(25);
  }
  return true;
}

/** Ignores a process that has ended in the meantime. */
function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (isAlive(pid)) throw error;
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
