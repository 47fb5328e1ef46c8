import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from '../../infra/files/file-store.ts';
import { writeAtomically } from '../../infra/pictures/write-atomically.ts';

/** 16 random bytes in hexadecimal, and the file extension. */
const NAME = /^[0-9a-f]{32}\.[a-z]{3,4}$/;

/** Files under `folder`, spread over 256 folders by the first two letters of their names. */
export function diskFileStore(folder: string): FileStore {
  /** Only names that match the pattern become file names, which keeps paths inside the folder. */
  function locate(name: string): string | undefined {
    return NAME.test(name) ? join(folder, name.slice(0, 2), name) : undefined;
  }

  return {
    async put(name, bytes) {
      const file = locate(name);
      if (!file) throw new Error(`diskFileStore: ${name} is not the name of a file`);
      await writeAtomically(file, bytes, { durable: true });
    },
    async get(name) {
      const file = locate(name);
      if (!file) return undefined;
      try {
        return await readFile(file);
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
        throw error;
      }
    },
    async remove(name) {
      const file = locate(name);
      if (file) await rm(file, { force: true });
    },
  };
}
