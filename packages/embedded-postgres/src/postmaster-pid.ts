import { execFile } from 'node:child_process';
import { lchown, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ClusterLocation } from './cluster-location.ts';

/** The contents of `postmaster.pid`, which a running PostgreSQL writes to its cluster. */
export interface PostmasterPid {
  pid: number;
  port: number;
  /** False if the server was started by an earlier version of Galleria, or the folder's path is too long. */
  hasSocket: boolean;
  /** starting, ready or stopping; empty at first. */
  status: string;
}

const fileName = 'postmaster.pid';

/** Lines of the file: pid, folder, start time, port, socket folder, address, shared memory, status. */
export async function readPostmasterPid(cluster: string): Promise<PostmasterPid | null> {
  const text = await readFile(join(cluster, fileName), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return null;
  return { pid, port: Number(lines[3]), hasSocket: Boolean(lines[4]?.trim()), status: (lines[7] ?? '').trim() };
}

/** Whether this process is the PostgreSQL of this cluster, not another process that got its pid after it died. */
export async function isPostmasterOf(cluster: string, pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false;
  const command = await commandLineOf(pid);
  if (!/(^|\/)postgres /.test(command)) return false;
  // The folder may have been moved while the server was running; then its working directory still matches.
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
 * PostgreSQL refuses to start while the pid in a left-over file is alive, whichever process has it now (in a container
 * the same low pids recur all the time). It does start when the pid is its own parent's, which is us: so our pid is
 * written there instead of deleting the file. The other lines stay, and with them PostgreSQL's check that no process of
 * the dead server still uses the cluster.
 */
export async function replaceStalePid(location: ClusterLocation, found: PostmasterPid): Promise<void> {
  if (!isAlive(found.pid) || found.pid === process.pid) return;
  const file = join(location.cluster, fileName);
  const lines = (await readFile(file, 'utf8')).split('\n');
  const changed = `${file}.galleria`;
  // The account owns this folder: as root, always create the file anew, never write through a link placed there.
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
