import { type FileHandle, open, rename, stat } from 'node:fs/promises';

const rotateAtBytes = 20 * 1024 * 1024;

/**
 * Opens PostgreSQL's log for a child process. Passing the open file means that the account needs no write access to our
 * folder, and that PostgreSQL never holds a pipe to a process that has ended.
 */
export async function openLog(file: string): Promise<{ handle: FileHandle; startBytes: number }> {
  const size = await sizeOf(file);
  if (size > rotateAtBytes) await rename(file, `${file}.old`);
  return { handle: await open(file, 'a', 0o600), startBytes: size > rotateAtBytes ? 0 : size };
}

/** Text written to the log since `startBytes`, at most the last 4 kB. */
export async function readLogFrom(file: string, startBytes: number): Promise<string> {
  const handle = await open(file, 'r');
  try {
    const size = (await handle.stat()).size;
    const from = Math.max(startBytes, size - 4096);
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(4096), position: from });
    return buffer.toString('utf8', 0, bytesRead).trim();
  } finally {
    await handle.close();
  }
}

async function sizeOf(file: string): Promise<number> {
  return stat(file).then(
    (stats) => stats.size,
    () => 0,
  );
}
