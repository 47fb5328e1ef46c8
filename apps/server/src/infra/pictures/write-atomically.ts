import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Readers see the whole file or none. `durable` also survives a power cut that follows. */
export async function writeAtomically(
  file: string,
  bytes: Uint8Array,
  { durable }: { durable: boolean },
): Promise<void> {
  const folder = dirname(file);
  const draft = `${file}.${randomUUID()}.draft`;
  await mkdir(folder, { recursive: true });
  try {
    await write(draft, bytes, durable);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  if (durable) await syncFolder(folder);
}

async function write(file: string, bytes: Uint8Array, durable: boolean): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(bytes);
    if (durable) await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * A file's name is content of its folder, which needs a sync of its own. Windows cannot open folders and does not need
 * it.
 */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
