import { access, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parsePicturePath } from '@galleria/domain/pictures/picture-path';
import type { PictureStore } from '../../infra/pictures/picture-store.ts';
import { writeAtomically } from '../../infra/pictures/write-atomically.ts';

/** Pictures as files under `folder`, spread over 256 folders by the first two letters of their hash. */
export function diskPictureStore(folder: string): PictureStore {
  /** Only valid picture paths become file names, which keeps paths inside the folder. */
  function locate(path: string): string | undefined {
    const picture = parsePicturePath(path);
    return picture && join(folder, picture.hash.slice(0, 2), basename(path));
  }

  async function exists(path: string): Promise<boolean> {
    const file = locate(path);
    if (!file) return false;
    return access(file).then(
      () => true,
      () => false,
    );
  }

  return {
    exists,
    async put(path, bytes) {
      const file = locate(path);
      if (!file) throw new Error(`diskPictureStore: ${path} is not the path of a picture`);
      if (await exists(path)) return;
      await writeAtomically(file, bytes, { durable: true });
    },
    async remove(path) {
      const file = locate(path);
      if (file) await rm(file, { force: true });
    },
    async get(path) {
      const file = locate(path);
      if (!file) return undefined;
      try {
        return await readFile(file);
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
        throw error;
      }
    },
  };
}
