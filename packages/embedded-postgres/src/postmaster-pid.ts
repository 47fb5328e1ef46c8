import { execFile } from 'node:child_process';
import { lchown, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ClusterLocation } from './cluster-location.ts';

/** What a running PostgreSQL writes about itself into its cluster. */
export interface PostmasterPid {
  pid: number;
  port: number;
  /** Not when an earlier version has started it, or its folder has a long name. */
  hasSocket: boolean;
  /** starting, ready or stopping; empty in the first moment. */
  status: string;
}

const fileName = 'postmaster.pid';

/** The file has a line each for: pid, folder, start time, port, socket folder, address, shared memory, status. */
export async function readPostmasterPid(cluster: string): Promise<PostmasterPid | null> {
  const text = await readFile(join(cluster, fileName), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return null;
  return { pid, port: Number(lines[3]), hasSocket: Boolean(lines[4]?.trim()), status: (lines[7] ?? '').trim() };
}

/** Whether this process is the PostgreSQL of this cluster, and not one that got its number after it died. */
export async function isPostmasterOf(cluster: string, pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false;
  const command = await commandLineOf(pid);
  if (!/(^|\/)postgres /.test(command)) return false;
  // The folder may have been moved since; the running server has moved with it.
  return command.includes(` -D ${cluster} `) || (await worksIn(pid, cluster));
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * PostgreSQL does not start when the pid in a left-behind file is alive, whoever that is now (in a container the same
 * few numbers come back all the time). It does start when the pid is its own parent's, which is us: so we put our
 * number there, rather than delete the file. Its other lines stay, and with them PostgreSQL's check that no process of
 * the dead server still has the cluster open.
 */
export async function disownForeignPid(location: ClusterLocation, found: PostmasterPid): Promise<void> {
  if (!isAlive(found.pid) || found.pid === process.pid) return;
  const file = join(location.cluster, fileName);
  const lines = (await readFile(file, 'utf8')).split('\n');
  const changed = `${file}.galleria`;
  // The folder is the account's: as root we must create this file, never write through a link that waits there.
  await rm(changed, { force: true });
  await writeFile(changed, [process.pid, ...lines.slice(1)].join('\n'), { mode: 0o600, flag: 'wx' });
  if (location.account) await lchown(changed, location.account.uid, location.account.gid);
  await rename(changed, file);
}

async function commandLineOf(pid: number): Promise<string> {
  if (process.platform === 'linux') {
    const text = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return text.replaceAll('\0', ' ');
  }
  return promisify(execFile)('ps', ['-ww', '-o', 'command=', '-p', String(pid)]).then(
    (result) => `${result.stdout.trim()} `,
    () => '',
  );
}

async function worksIn(pid: number, folder: string): Promise<boolean> {
  if (process.platform !== 'linux') return false;
  try {
    const [working, wanted] = await Promise.all([stat(`/proc/${pid}/cwd`), stat(folder)]);
    return working.dev === wanted.dev && working.ino === wanted.ino;
  } catch {
    return false;
  }
}
