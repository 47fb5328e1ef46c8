import { DatabaseSync } from 'node:sqlite';
import type { Deadline } from './deadline.ts';

const busyCode = 5;

/**
 * Runs `work` while no other process (and no other caller in this one) holds the same lock file.
 *
 * The lock is an exclusive SQLite transaction on an empty file, and so a lock of the operating system: it ends with the
 * process, however that dies. There are no stale locks to detect, and never two holders.
 */
export async function withLock<T>(file: string, deadline: Deadline, work: () => Promise<T>): Promise<T> {
  const database = openLockFile(file);
  try {
    while (!tryLock(database)) await deadline.wait('another process that starts or stops the same database');
    return await work();
  } finally {
    database.close();
  }
}

function openLockFile(file: string): DatabaseSync {
  try {
    return new DatabaseSync(file);
  } catch (error) {
    throw new Error(`Cannot open ${file}: is the folder writable for this user?`, { cause: error });
  }
}

function tryLock(database: DatabaseSync): boolean {
  try {
    database.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === busyCode) return false;
    throw error;
  }
}
