import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/*
 * The mall connects to its database through a Unix socket in the cluster: a statement costs both sides less than over
 * TCP on the same machine. Only the account can enter the folder, and the password is required as well.
 */

/** Longest path of a Unix socket on macOS, including the terminating zero; Linux allows four bytes more. */
const MAX_ADDRESS_LENGTH = 103;

/** False when the path of the socket would be too long, or PostgreSQL would read the folder as a list of folders. */
export function canHoldSocket(cluster: string): boolean {
  const isShort = Buffer.byteLength(socketOf(cluster, 65_535)) <= MAX_ADDRESS_LENGTH;
  return process.platform !== 'win32' && isShort && !/[,"\s]/.test(cluster);
}

/**
 * Removes the sockets of a crashed server, each with a lock file that contains its pid. PostgreSQL does not start when
 * another process has that pid now. Only call this when no server runs on the cluster.
 */
export async function removeOldSockets(cluster: string): Promise<void> {
  const names = (await readdir(cluster)).filter((name) => name.startsWith('.s.PGSQL.'));
  await Promise.all(names.map((name) => rm(join(cluster, name), { force: true })));
}

function socketOf(cluster: string, port: number): string {
  return join(cluster, `.s.PGSQL.${port}`);
}
