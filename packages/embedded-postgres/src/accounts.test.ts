import { chmod, chown, mkdir, readdir, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findPackage } from './binaries.ts';
import { canAccess } from './run-as.ts';
import { clusterOf, endApp, isRoot, isRunning, makeScratch, query, runApp, start } from './testing/scratch.ts';

const nobody = { name: 'nobody', uid: 65_534, gid: 65_534 };

it('embedded PostgreSQL starts in a folder closed to others, also as root, and finds its data after a move', async () => {
  const scratch = await makeScratch();
  const closed = join(scratch.root, 'closed');
  await mkdir(closed, { mode: 0o700 });
  const inClosed = { ...scratch, dataDir: join(closed, 'data') };

  const first = await start(inClosed);
  await query(first.url, 'create table kept as select 42 as answer');
  await first.stop();
  expect((await stat(closed)).mode & 0o777).toBe(0o700);

  const moved = { ...scratch, dataDir: join(closed, 'moved') };
  await rename(inClosed.dataDir, moved.dataDir);
  const second = await start(moved);
  expect(await query(second.url, 'select answer from kept')).toEqual([42]);

  if (isRoot) {
    const note = await readFile(join(moved.dataDir, 'where-the-database-is.txt'), 'utf8');
    const home = note.trim().split('\n').at(-1) ?? '';
    expect(home.startsWith(scratch.systemDir)).toBe(true);
    expect((await stat(join(home, 'cluster'))).uid).not.toBe(0);
    expect((await stat(join(home, 'password'))).mode & 0o777).toBe(0o600);
  } else {
    expect(await readdir(moved.dataDir)).toContain('postgres');
  }
});

it('embedded PostgreSQL starts for an ordinary user, with everything in the data folder', async () => {
  const scratch = await makeScratch();
  await mkdir(scratch.dataDir);
  // As root, the test runs the app as the user `nobody`, unless that user cannot enter the checkout's folder.
  const playNobody = isRoot && (await canAccess(nobody, findPackage())) && (await canAccess(nobody, process.execPath));
  if (playNobody) await chown(scratch.dataDir, nobody.uid, nobody.gid);
  await chmod(scratch.dataDir, playNobody || !isRoot ? 0o700 : 0o755);

  const app = runApp(scratch, playNobody ? { uid: nobody.uid, gid: nobody.gid } : {});
  expect(await query(await app.url, 'select 1 as one')).toEqual([1]);
  if (playNobody) expect((await stat(clusterOf(scratch))).uid).toBe(nobody.uid);
  await endApp(app.process, 'SIGTERM');
  expect(await isRunning(clusterOf(scratch))).toBe(false);

  // Conversely, root keeps the account that owns the database.
  if (playNobody) {
    await chmod(scratch.dataDir, 0o755);
    const { url } = await start(scratch);
    expect(await query(url, 'select 1 as one')).toEqual([1]);
    expect((await stat(clusterOf(scratch))).uid).toBe(nobody.uid);
  }
});
