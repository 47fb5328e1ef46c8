import { once } from 'node:events';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { portsFor } from './port.ts';
import {
  clusterOf,
  endApp,
  isRunning,
  makeScratch,
  query,
  runApp,
  serverLog,
  serverPid,
  start,
} from './testing/scratch.ts';

it('embedded PostgreSQL keeps its data, address and secrets across starts, and stops cleanly', async () => {
  const scratch = await makeScratch();
  const first = await start(scratch);
  await query(first.url, 'create table kept as select 42 as answer');
  if (process.platform === 'linux') {
    // Field 6 is the session: its own, so that Ctrl-C in the app's terminal does not reach it.
    const fields = (await readFile(`/proc/${await serverPid(clusterOf(scratch))}/stat`, 'utf8')).split(' ');
    expect(fields[5]).toBe(fields[0]);
  }
  await Promise.all([first.stop(), first.stop()]);
  expect(await isRunning(clusterOf(scratch))).toBe(false);
  expect((await serverLog(clusterOf(scratch))).trimEnd()).toMatch(/database system is shut down$/);
  expect((await stat(join(scratch.dataDir, 'postgres', 'password'))).mode & 0o777).toBe(0o600);

  const second = await start(scratch);
  expect(second.url).toBe(first.url);
  expect(await query(second.url, 'select answer from kept')).toEqual([42]);
  expect(await serverLog(clusterOf(scratch))).not.toContain('was not properly shut down');
});

it('embedded PostgreSQL uses UTF-8, its own collation and checksums, listens on localhost only and requires the password', async () => {
  const { url } = await start(await makeScratch(), { forTests: false });
  const setting = async (name: string) => (await query(url, `show ${name}`))[0];
  expect(await setting('server_version')).toMatch(/^18\./);
  expect(await setting('server_encoding')).toBe('UTF8');
  expect(
    await query(url, 'select datlocprovider::text || datlocale from pg_database where datname = current_database()'),
  ).toEqual(['bC.UTF-8']);
  expect(await query(url, `select lower('ÄÖÜ ЖЗИ')`)).toEqual(['äöü жзи']);
  expect(await setting('data_checksums')).toBe('on');
  expect(await setting('listen_addresses')).toBe('127.0.0.1');
  for (const name of ['fsync', 'synchronous_commit', 'full_page_writes']) expect(await setting(name)).toBe('on');
  expect(await query(url, `select rolsuper from pg_roles where rolname = current_user`)).toEqual([false]);

  const superuser = new URL(url);
  superuser.username = 'postgres';
  const [socketDir] = await query(superuser.href, 'show unix_socket_directories');
  expect((await stat(String(socketDir))).mode & 0o777).toBe(0o700);

  const wrong = new URL(url);
  wrong.password = 'wrong';
  await expect(query(wrong.href, 'select 1')).rejects.toThrow('password authentication failed');
  wrong.searchParams.delete('host');
  await expect(query(wrong.href, 'select 1')).rejects.toThrow('password authentication failed');
});

it('embedded PostgreSQL is reached through a socket, or over TCP when the path is too long for one', async () => {
  const scratch = await makeScratch();
  const isLocal = async (url: string) => (await query(url, 'select inet_client_addr() is null'))[0];
  const long = { ...scratch, dataDir: join(scratch.root, 'a-long-name-'.repeat(10)) };
  expect(await isLocal((await start(scratch)).url)).toBe(true);
  expect(await isLocal((await start(long)).url)).toBe(false);
});

it('embedded PostgreSQL chooses another port when its own is taken', async () => {
  const scratch = await makeScratch();
  const [own = 0] = portsFor(clusterOf(scratch));
  const occupant = createServer().listen(own, '127.0.0.1');
  await once(occupant, 'listening');
  onTestFinished(() => void occupant.close());

  const { url } = await start(scratch);
  const port = Number(new URL(url).port);
  expect(port).not.toBe(own);
  expect(port).toBeLessThan(32_768);
  expect(await query(url, 'select 1 as one')).toEqual([1]);
});

it('embedded PostgreSQL runs two servers for two data folders', async () => {
  const [one, two] = [await makeScratch(), await makeScratch()];
  const [first, second] = await Promise.all([start(one), start(two)]);
  expect(new URL(first.url).port).not.toBe(new URL(second.url).port);
  expect(await Promise.all([query(first.url, 'select 1 as one'), query(second.url, 'select 2 as two')])).toEqual([
    [1],
    [2],
  ]);
});

it('embedded PostgreSQL runs one server for two processes on one data folder, and stops it with the last process', async () => {
  const scratch = await makeScratch();
  const [one, two] = [runApp(scratch), runApp(scratch)];
  const [first, second] = await Promise.all([one.url, two.url]);
  expect(new URL(first).port).toBe(new URL(second).port);
  await query(first, 'create table shared as select 7 as answer');
  const pid = await serverPid(clusterOf(scratch));

  await endApp(one.process, 'SIGTERM');
  expect(await serverPid(clusterOf(scratch))).toBe(pid);
  expect(await query(second, 'select answer from shared')).toEqual([7]);

  await endApp(two.process, 'SIGTERM');
  expect(await isRunning(clusterOf(scratch))).toBe(false);
  expect(await serverLog(clusterOf(scratch))).toMatch(/database system is shut down\n$/);
});
