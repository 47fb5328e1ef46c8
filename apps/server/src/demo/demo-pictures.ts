import { composePicture } from '@galleria/demo/pictures/compose-picture';
import { listPictures } from '@galleria/demo/pictures/list-pictures';
import type { PictureStore } from '../infra/pictures/picture-store.ts';
import { storeOwnPicture } from '../infra/pictures/store-picture.ts';

/** Where each picture of the demo ended up, by its key. An empty key means "none". */
export type PicturePaths = (key: string | null) => string;

const AT_ONCE = 4;

/** Draws and stores the demo's pictures. Drawing again gives the same bytes and so the same paths. */
export async function storeDemoPictures(store: PictureStore): Promise<PicturePaths> {
  const paths = new Map<string, string>();
  const waiting = listPictures();
  const draw = async () => {
    for (let spec = waiting.pop(); spec; spec = waiting.pop()) {
      const { path } = await storeOwnPicture(store, await composePicture(spec));
      paths.set(spec.key, path);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, draw));
  return (key) => {
    if (!key) return '';
    const path = paths.get(key);
    if (!path) throw new Error(`the demo has no picture called ${key}`);
    return path;
  };
}
