import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAtomically } from './write-atomically.ts';

export type VariantCache = {
  read(name: string): Promise<Buffer | undefined>;
  write(name: string, bytes: Buffer): Promise<void>;
};

/**
 * Encoded pictures as files. The cache is optional: the folder may be deleted at any time, and a disk that is full or
 * read-only costs speed, never an answer.
 */
export function variantCache(folder: string, maxBytes: number, warn: (error: unknown) => void): VariantCache {
  const locate = (name: string) => join(folder, name.slice(0, 2), name);
  // Starts at the limit, so that the first write sweeps the files of earlier runs.
  let unsweptBytes = maxBytes;

  return {
    read: (name) => readFile(locate(name)).catch(() => undefined),
    async write(name, bytes) {
      try {
        await writeAtomically(locate(name), bytes, { durable: false });
      } catch (error) {
        return warn(error);
      }
      unsweptBytes += bytes.length;
      if (unsweptBytes < maxBytes / 32) return;
      unsweptBytes = 0;
      sweepOldest(folder, maxBytes).catch(warn);
    },
  };
}

/** Deletes all variants of a picture: their names begin with its hash. */
export async function forgetVariants(folder: string, hash: string): Promise<void> {
  const part = join(folder, hash.slice(0, 2));
  for (const name of await readdir(part).catch(() => [])) {
    if (name.startsWith(`${hash}-`)) await rm(join(part, name), { force: true });
  }
}

/** Deletes the oldest files once the folder holds more than `maxBytes`, down to four fifths of it. */
export async function sweepOldest(folder: string, maxBytes: number): Promise<void> {
  const files = await filesIn(folder);
  let total = files.reduce((sum, file) => sum + file.bytes, 0);
  if (total <= maxBytes) return;
  files.sort((one, other) => one.writtenAtMs - other.writtenAtMs);
  for (const file of files) {
    if (total <= maxBytes * 0.8) return;
    await rm(file.path, { force: true });
    total -= file.bytes;
  }
}

/** Reads one file after the other: a sweep is not urgent, but concurrent requests are. */
async function filesIn(folder: string): Promise<{ path: string; bytes: number; writtenAtMs: number }[]> {
  const files = [];
  for (const part of await readdir(folder).catch(() => [])) {
    for (const name of await readdir(join(folder, part)).catch(() => [])) {
      const path = join(folder, part, name);
      const found = await stat(path).catch(() => undefined);
      if (found) files.push({ path, bytes: found.size, writtenAtMs: found.mtimeMs });
    }
  }
  return files;
}
