import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { composePicture } from '@galleria/demo/pictures/compose-picture';
import { listPictures } from '@galleria/demo/pictures/list-pictures';
import type { PictureStore } from '../infra/pictures/picture-store.ts';
import { storeOwnPicture } from '../infra/pictures/store-picture.ts';

/** Where each picture of the demo ended up, by its key. An empty key means "none". */
export type PicturePaths = (key: string | null) => string;

const AT_ONCE = 2;

/** Draws and stores the demo's pictures, except those that an earlier start has drawn from the same description. */
export async function storeDemoPictures(store: PictureStore, folder: string): Promise<PicturePaths> {
  const drawn = await readDrawn(folder);
  const paths = new Map<string, string>();
  const waiting = listPictures();
  const draw = async () => {
    for (let spec = waiting.pop(); spec; spec = waiting.pop()) {
      const description = createHash('sha256').update(JSON.stringify(spec)).digest('hex');
      const known = drawn[description];
      const isThere = known !== undefined && (await store.exists(known));
      const path = isThere ? known : (await storeOwnPicture(store, await composePicture(spec))).path;
      drawn[description] = path;
      paths.set(spec.key, path);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, draw));
  await writeFile(drawnFile(folder), JSON.stringify(drawn));
  return (key) => {
    if (!key) return '';
    const found = paths.get(key);
    if (!found) throw new Error(`the demo has no picture called ${key}`);
    return found;
  };
}

function drawnFile(folder: string): string {
  return path.join(folder, 'demo.json');
}

async function readDrawn(folder: string): Promise<Record<string, string>> {
  await mkdir(folder, { recursive: true });
  try {
    return JSON.parse(await readFile(drawnFile(folder), 'utf8'));
  } catch {
    return {};
  }
}
