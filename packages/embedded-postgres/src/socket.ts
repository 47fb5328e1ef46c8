import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/*
 * The mall reaches its database through a socket in the cluster: a statement costs both sides less than over TCP on the
 * same machine. The folder is closed to everybody but the account, and the password is asked for as well.
 */

/** What an address may have on macOS, the closing zero included; Linux has four more. */
const LONGEST_ADDRESS = 103;

/** Not when the system has no place for so long an address, or PostgreSQL would read the folder as a list of folders. */
export function canHoldSocket(cluster: string): boolean {
  const isShort = Buffer.byteLength(socketOf(cluster, 65_535)) <= LONGEST_ADDRESS;
  return process.platform !== 'win32' && isShort && !/[,"\s]/.test(cluster);
}

/**
 * A server that crashed leaves its sockets behind, each with a lock file that names its process. PostgreSQL does not start
 * when another process has got that number since. Only to be called when no server runs on the cluster.
 */
export async function removeOldSockets(cluster: string): Promise<void> {
  const names = (await readdir(cluster)).filter((name) => name.startsWith('.s.PGSQL.'));
  await Promise.all(names.map((name) => rm(join(cluster, name), { force: true })));
}

function socketOf(cluster: string, port: number): string {
  return join(cluster, `.s.PGSQL.${port}`);
}
