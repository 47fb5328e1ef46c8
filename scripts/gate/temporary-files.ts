import { readFileSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';

const IN_MEMORY = '/dev/shm';
const ROOM_BYTES = 4 * 1024 ** 3;

/**
 * Tests create and delete hundreds of thousands of files: a copy of the database has a thousand. On some disks creating
 * a file takes longer the more were deleted just before, so temporary files are kept in memory if there is room.
 */
export function keepTemporaryFilesInMemory(): void {
  if (!process.env.TMPDIR && hasRoom()) process.env.TMPDIR = IN_MEMORY;
}

function hasRoom(): boolean {
  try {
    const mounts = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .map((line) => line.split(' '));
    const options = mounts.findLast(([, place]) => place === IN_MEMORY)?.[3]?.split(',');
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    // PostgreSQL's binaries are run from such copies too.
    return options?.includes('noexec') === false && bavail * bsize > ROOM_BYTES && freemem() > ROOM_BYTES;
  } catch {
    return false;
  }
}
