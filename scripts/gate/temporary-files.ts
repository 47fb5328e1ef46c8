import { readFileSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';

const IN_MEMORY = '/dev/shm';
const ROOM_BYTES = 4 * 1024 ** 3;

/**
 * Tests make and delete files by the hundred thousand: a copy of the database has a thousand. Some disks take longer for
 * each file the more were deleted just before, so temporary files are kept in memory where there is room for them.
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
    // PostgreSQL's programs are run from copies too.
    return options?.includes('noexec') === false && bavail * bsize > ROOM_BYTES && freemem() > ROOM_BYTES;
  } catch {
    return false;
  }
}
