import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readPostmasterPid } from './postmaster-pid.ts';
import {
  clusterOf,
  endApp,
  eventually,
  killServer,
  makeScratch,
  query,
  queryWhenBack,
  runApp,
  type Scratch,
  serverLog,
  serverPid,
  start,
} from './testing/scratch.ts';

/** As in production, commits survive a kill. The fast mode for tests does not guarantee that. */
const durable = { forTests: false };

const unfinishedIn = async ({ dataDir }: Scratch) =>
  (await readdir(join(dataDir, 'postgres')).catch(() => [])).filter((name) => name.includes('unfinished'));

it('embedded PostgreSQL restarts a killed server under the same address', async () => {
  const scratch = await makeScratch();
  const { url } = await start(scratch, durable);
  await query(url, 'create table kept as select 42 as answer');
  const pid = await serverPid(clusterOf(scratch));
  await killServer(clusterOf(scratch));
  expect(await queryWhenBack(url, 'select answer from kept')).toEqual([42]);
  expect(await serverPid(clusterOf(scratch))).not.toBe(pid);
});

it('embedded PostgreSQL waits for a query of the dead server that is still running', async () => {
  const scratch = await makeScratch();
  const { url } = await start(scratch, durable);
  await query(url, 'create table kept as select 42 as answer');
  const busy = query(
    url,
    `do $$ declare ready timestamptz := clock_timestamp() + interval '2 s';
     begin while clock_timestamp() < ready loop end loop; end $$`,
  ).catch(() => undefined);
  await eventually(async () =>
    expect(await query(url, `select 1 from pg_stat_activity where query like 'do %'`)).toHaveLength(1),
  );
  await killServer(clusterOf(scratch));
  expect(await queryWhenBack(url, 'select answer from kept')).toEqual([42]);
  expect(await serverLog(clusterOf(scratch))).toContain('is still in use');
  await busy;
});

it('embedded PostgreSQL gives up, and reports it, when the server keeps dying', async () => {
  const scratch = await makeScratch();
  const onGiveUp = vi.fn<(error: Error) => void>();
  const { url, stop } = await start(scratch, { onGiveUp });
  let kills = 0;
  for (; kills < 20 && onGiveUp.mock.calls.length === 0; kills += 1) {
    await killServer(clusterOf(scratch));
    await eventually(async () => {
      if (onGiveUp.mock.calls.length === 0) await query(url, 'select 1');
    });
  }
  expect(kills).toBeGreaterThanOrEqual(6);
  expect(onGiveUp).toHaveBeenCalledOnce();
  expect(onGiveUp.mock.calls[0]?.[0].message).toContain('6 times within a minute');
  await stop();
});

it('embedded PostgreSQL adopts the server of a killed app, restarts it after a crash, and stops it', async () => {
  const scratch = await makeScratch();
  const app = runApp(scratch, { durable: true });
  await query(await app.url, 'create table kept as select 42 as answer');
  const orphan = await serverPid(clusterOf(scratch));
  await endApp(app.process, 'SIGKILL');

  const { url, stop } = await start(scratch, durable);
  expect(await serverPid(clusterOf(scratch))).toBe(orphan);
  expect(await query(url, 'select answer from kept')).toEqual([42]);

  await killServer(clusterOf(scratch));
  expect(await queryWhenBack(url, 'select answer from kept')).toEqual([42]);
  await stop();
  expect(await serverLog(clusterOf(scratch))).toMatch(/database system is shut down\n$/);
});

it('embedded PostgreSQL recovers when app and server were killed together', async () => {
  const scratch = await makeScratch();
  const app = runApp(scratch, { durable: true });
  await query(await app.url, 'create table kept as select 42 as answer');
  await endApp(app.process, 'SIGKILL');
  await killServer(clusterOf(scratch));

  const { url } = await start(scratch, durable);
  expect(await query(url, 'select answer from kept')).toEqual([42]);
  expect(await serverLog(clusterOf(scratch))).toContain('was not properly shut down; automatic recovery in progress');
});

it('embedded PostgreSQL starts although another process has the process id of the dead server', async () => {
  const scratch = await makeScratch();
  const app = runApp(scratch, { durable: true });
  await query(await app.url, 'create table kept as select 42 as answer');
  await endApp(app.process, 'SIGKILL');
  await killServer(clusterOf(scratch));

  const { uid, gid } = await stat(clusterOf(scratch));
  const stranger = spawn('sleep', ['600'], process.getuid?.() === 0 ? { uid, gid } : {});
  onTestFinished(() => endApp(stranger, 'SIGKILL'));
  await once(stranger, 'spawn');
  const names = (await readdir(clusterOf(scratch))).filter((name) => /^postmaster\.pid$|^\.s\..*\.lock$/.test(name));
  expect(names).toHaveLength(2);
  for (const name of names) {
    const file = join(clusterOf(scratch), name);
    await writeFile(file, (await readFile(file, 'utf8')).replace(/^\d+/, String(stranger.pid)));
    if (process.getuid?.() === 0) await chown(file, uid, gid);
  }

  const { url } = await start(scratch, durable);
  expect(await query(url, 'select answer from kept')).toEqual([42]);
  expect(stranger.signalCode).toBeNull();
});

it('embedded PostgreSQL waits for a server that is shutting down, and starts it again', async () => {
  const scratch = await makeScratch();
  const app = runApp(scratch, { durable: true });
  await query(await app.url, 'create table kept as select 42 as answer');
  const pid = await serverPid(clusterOf(scratch));
  await endApp(app.process, 'SIGKILL');
  // While it shuts down, a server waits for its connections and accepts no new ones.
  const holder = new Client(await app.url);
  await holder.connect();
  process.kill(pid, 'SIGTERM');
  await eventually(async () => expect((await readPostmasterPid(clusterOf(scratch)))?.status).toBe('stopping'));

  const starting = start(scratch, durable);
  await holder.end();
  const { url } = await starting;
  expect(await query(url, 'select answer from kept')).toEqual([42]);
  expect(await serverPid(clusterOf(scratch))).not.toBe(pid);
});

it('embedded PostgreSQL starts over when the first start was killed while preparing the database', async () => {
  const scratch = await makeScratch();
  const app = runApp(scratch);
  await eventually(async () => {
    const [name = ''] = await unfinishedIn(scratch);
    await stat(join(scratch.dataDir, 'postgres', name, 'base'));
  });
  await endApp(app.process, 'SIGKILL');
  expect(await unfinishedIn(scratch)).not.toEqual([]);

  const { url } = await start(scratch);
  expect(await query(url, 'select 1 as one')).toEqual([1]);
  expect(await unfinishedIn(scratch)).toEqual([]);
});
