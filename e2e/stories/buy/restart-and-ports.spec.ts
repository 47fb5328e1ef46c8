import { spawn } from 'node:child_process';
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { type RunningMall, startMall } from '../../support/start-mall.ts';

/** An unseeded mall starts in a second; these tests need no data. */
const EMPTY = { DEMO: '0' };

let folder: string;
let started: RunningMall[];

test.beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'galleria-kills-'));
  chmodSync(folder, 0o755);
  started = [];
});

test.afterEach(async () => {
  for (const mall of started) await mall.stop();
  await rm(folder, { recursive: true, force: true });
});

async function open(dataDir = folder, env: Record<string, string> = {}): Promise<RunningMall> {
  const mall = await startMall(dataDir, { ...EMPTY, ...env });
  started.push(mall);
  return mall;
}

async function answers(mall: RunningMall): Promise<number> {
  return (await fetch(`${mall.url}/readyz`)).status;
}

/** Process id of the running PostgreSQL; 0 if there is none. */
function postgresPid(): number {
  const file = path.join(folder, 'postgres/cluster/postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
}

function killPostgres(): void {
  process.kill(postgresPid(), 'SIGKILL');
}

async function killApp(mall: RunningMall): Promise<void> {
  const exited = new Promise((resolve) => mall.process.once('exit', resolve));
  mall.process.kill('SIGKILL');
  await exited;
}

test('kill -9 of the app: the next start finds the database and opens', async () => {
  await killApp(await open());
  const mall = await open();
  expect(await answers(mall)).toBe(200);
  expect(await mall.stop()).toBe(0);
});

test('kill -9 of PostgreSQL: the running mall restarts it, and so does the next start', async () => {
  const mall = await open();
  const killed = postgresPid();
  killPostgres();
  // Open connections may still answer for a moment after the kill; only a new process is the restarted database.
  await expect.poll(postgresPid, { timeout: 30_000 }).not.toBe(killed);
  await expect.poll(() => answers(mall), { timeout: 30_000 }).toBe(200);
  expect((await fetch(`${mall.url}/api/currency/list`)).status).toBe(200);
  expect(await mall.stop()).toBe(0);
  expect(await answers(await open())).toBe(200);
});

test('kill -9 of both: the next start recovers and opens', async () => {
  const mall = await open();
  killPostgres();
  await killApp(mall);
  expect(await answers(await open())).toBe(200);
});

test('a clean stop stops the database too', async () => {
  const mall = await open();
  expect(await mall.stop()).toBe(0);
  const log = readFileSync(path.join(folder, 'postgres/postgres.log'), 'utf8');
  expect(log).toContain('database system is shut down');
});

/** Takes a port, unless another process has it already. */
async function takePort(port: number): Promise<net.Server> {
  const server = net.createServer();
  await new Promise<void>((resolve) => {
    server.once('error', () => resolve());
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
}

test('Ctrl-C during the first start leaves no database running', async () => {
  const child = spawn(process.execPath, [path.resolve(import.meta.dirname, '../../../apps/server/dist/main.js')], {
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', DATA_DIR: folder, DEMO: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve) => {
    child.stdout?.on('data', (output: Buffer) => {
      if (output.includes('Seeding')) resolve();
    });
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGINT');
  expect(await ended).toBe(0);
  expect(readFileSync(path.join(folder, 'postgres/postgres.log'), 'utf8')).toContain('database system is shut down');
});

test('the default port is taken: the mall prints so and opens on another', async () => {
  const other = await takePort(3000);
  const mall = await open(folder, { PORT: '' });
  expect(mall.output()).toContain('Port 3000 is taken');
  expect(await answers(mall)).toBe(200);
  other.close();
});

test('a configured port is taken: the start is refused with a message, and no database is left running', async () => {
  const other = await takePort(3999);
  await expect(open(folder, { PORT: '3999' })).rejects.toThrow('Port 3999 is taken');
  other.close();
  expect(readFileSync(path.join(folder, 'postgres/postgres.log'), 'utf8')).toContain('database system is shut down');
});

test('two checkouts started at once: both open', async () => {
  const [first, second] = await Promise.all([open(path.join(folder, 'a')), open(path.join(folder, 'b'))]);
  expect([await answers(first), await answers(second)]).toEqual([200, 200]);
  expect(first.url).not.toBe(second.url);
});

test('a wrong value in the environment stops the start with a sentence that names it', async () => {
  await expect(open(folder, { LOG_LEVEL: 'loud' })).rejects.toThrow('LOG_LEVEL');
});

test('a production server with its own database does not start without a secret', async () => {
  await expect(open(folder, { DATABASE_URL: 'postgres://localhost:1/none' })).rejects.toThrow('SECRET_KEY is not set');
});
