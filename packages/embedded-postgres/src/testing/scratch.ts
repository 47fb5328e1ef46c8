import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { onTestFinished, vi } from 'vitest';
import { isPostmasterOf, readPostmasterPid } from '../postmaster-pid.ts';
import { type EmbeddedPostgres, type EmbeddedPostgresOptions, startEmbeddedPostgres } from '../start.ts';

// With real servers on a busy machine, the default timeout of five seconds would make tests flaky.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

export const isRoot = process.getuid?.() === 0;

/** A folder for one test, removed with it, including its running servers. */
export interface Scratch {
  root: string;
  dataDir: string;
  systemDir: string;
}

/** Root's temporary folder may be closed to the user that PostgreSQL runs as; these are open to everyone. */
const OPEN_TO_ALL = ['/tmp', '/dev/shm'];

export async function makeScratch(): Promise<Scratch> {
  const parent = isRoot && !OPEN_TO_ALL.includes(tmpdir()) ? '/tmp' : tmpdir();
  const root = await mkdtemp(join(parent, 'galleria-postgres-'));
  await chmod(root, 0o755);
  onTestFinished(async () => {
    for (const cluster of await clustersIn(root)) await killServer(cluster);
    await rm(root, { recursive: true, force: true, maxRetries: 10 });
  });
  return { root, dataDir: join(root, 'data'), systemDir: join(root, 'system') };
}

export async function start(
  { dataDir, systemDir }: Scratch,
  more: Partial<EmbeddedPostgresOptions> = {},
): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, systemDir, forTests: true, log: () => undefined, ...more });
  onTestFinished(() => postgres.stop());
  return postgres;
}

export interface App {
  process: ChildProcess;
  log: string[];
  url: Promise<string>;
}

/** Runs app.ts in a process of its own. */
export function runApp(
  { dataDir, systemDir }: Scratch,
  options: { uid?: number; gid?: number; durable?: boolean } = {},
): App {
  const { durable = false, ...as } = options;
  const script = fileURLToPath(new URL('./app.ts', import.meta.url));
  const child = spawn(process.execPath, [script, dataDir, systemDir, durable ? 'durable' : 'fast'], {
    ...as,
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd: '/',
  });
  onTestFinished(() => endApp(child, 'SIGKILL'));
  const log: string[] = [];
  const url = Promise.withResolvers<string>();
  const hear = (line: string) => {
    log.push(line);
    if (line.startsWith('url ')) url.resolve(line.slice(4));
  };
  createInterface(child.stdout).on('line', hear);
  createInterface(child.stderr).on('line', hear);
  child.once('exit', () => url.reject(new Error(`The app ended:\n${log.join('\n')}`)));
  url.promise.catch(() => undefined);
  return { process: child, log, url: url.promise };
}

export async function endApp(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

export async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows.map((row) => Object.values(row)[0]);
  } finally {
    await client.end();
  }
}

/** Retries until the query works, as a pool does when its server goes away for a moment. */
export async function queryWhenBack(url: string, sql: string): Promise<unknown[]> {
  return eventually(() => query(url, sql));
}

export async function eventually<T>(work: () => Promise<T>, limitMs = 15_000): Promise<T> {
  const startedMs = performance.now();
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (performance.now() - startedMs > limitMs) throw error;
      await sleep(50);
    }
  }
}

export const clusterOf = ({ dataDir }: Scratch) => join(dataDir, 'postgres', 'cluster');

export async function serverPid(cluster: string): Promise<number> {
  const found = await readPostmasterPid(cluster);
  if (!found || !(await isPostmasterOf(cluster, found.pid))) throw new Error(`No server runs in ${cluster}`);
  return found.pid;
}

export async function isRunning(cluster: string): Promise<boolean> {
  return serverPid(cluster).then(
    () => true,
    () => false,
  );
}

export async function killServer(cluster: string): Promise<void> {
  const pid = await serverPid(cluster).catch(() => null);
  if (pid === null) return;
  process.kill(pid, 'SIGKILL');
  await eventually(async () => {
    if (await isPostmasterOf(cluster, pid)) throw new Error(`Process ${pid} is still there`);
  });
}

export async function serverLog(cluster: string): Promise<string> {
  return readFile(join(cluster, '..', 'postgres.log'), 'utf8');
}

async function clustersIn(root: string): Promise<string[]> {
  const found = await readdir(root, { recursive: true });
  return found.filter((path) => path.endsWith('/cluster')).map((path) => join(root, path));
}
