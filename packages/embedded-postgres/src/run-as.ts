import { execFile } from 'node:child_process';
import type { Stats } from 'node:fs';
import { promisify } from 'node:util';

/** The user that PostgreSQL runs as; null: the current user, which is every case but root. */
export type Account = { name: string; uid: number; gid: number } | null;

const run = promisify(execFile);

/** PostgreSQL refuses to run as root; then another user is chosen: the owner of the cluster, if it exists already. */
export async function chooseAccount(cluster: { path: string; stats: Stats } | null): Promise<Account> {
  const ownUid = process.getuid?.();
  if (ownUid !== 0) {
    if (cluster && cluster.stats.uid !== ownUid) {
      throw new Error(
        `The database in ${cluster.path} belongs to another user (id ${cluster.stats.uid}). Start as that user or as root, or choose another DATA_DIR.`,
      );
    }
    return null;
  }
  if (!cluster) return unprivilegedAccount();
  if (cluster.stats.uid === 0) {
    throw new Error(
      `The database in ${cluster.path} belongs to root, and PostgreSQL refuses to run as root. Give it away first: chown -R postgres ${cluster.path}`,
    );
  }
  return { name: `id ${cluster.stats.uid}`, uid: cluster.stats.uid, gid: cluster.stats.gid };
}

async function unprivilegedAccount(): Promise<Account> {
  for (const name of ['postgres', 'nobody']) {
    const uid = await numberFrom('id', '-u', name);
    const gid = await numberFrom('id', '-g', name);
    if (uid !== null && gid !== null && uid !== 0) return { name, uid, gid };
  }
  throw new Error(
    'PostgreSQL refuses to run as root, and there is neither a user "postgres" nor "nobody" to run it as. Start as an ordinary user, or set DATABASE_URL to a server of your own.',
  );
}

async function numberFrom(command: string, ...args: string[]): Promise<number | null> {
  const output = await run(command, args).then(
    (result) => result.stdout.trim(),
    () => '',
  );
  // "| 0": macOS prints the id of nobody (-2) as an unsigned number, which spawn does not accept.
  return /^\d+$/.test(output) ? Number(output) | 0 : null;
}

/**
 * Options for spawning PostgreSQL's programs. Node drops all supplementary groups when it changes the user, so the
 * account has only its own id and main group. The working directory is one that every user may enter. The environment
 * is empty except for PATH and the language of messages, some of which are parsed.
 */
export function spawnAs(account: Account) {
  return {
    ...(account ? { uid: account.uid, gid: account.gid } : {}),
    cwd: '/',
    env: { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C' },
  };
}

/** Runs a program as the account; returns the reason for a failure, or null on success. */
export async function failureOf(account: Account, command: string, ...args: string[]): Promise<string | null> {
  try {
    await run(command, args, { ...spawnAs(account), timeout: 20_000 });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Whether the account may enter this folder, tested by trying instead of computed from permission bits. */
export async function canAccess(account: Account, folder: string): Promise<boolean> {
  return (await failureOf(account, '/bin/sh', '-c', 'test -x "$1"', 'sh', folder)) === null;
}
