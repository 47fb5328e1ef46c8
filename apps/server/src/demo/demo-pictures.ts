import { createHash } from 'node:crypto';
import { placeholderColours } from '@galleria/demo/pictures/colours/placeholder-colours';
import { composePicture } from '@galleria/demo/pictures/compose-picture';
import { listPictures } from '@galleria/demo/pictures/list-pictures';
import { isTransparent, type PictureSpec } from '@galleria/demo/pictures/picture-spec';
import { encodeBlur } from '@galleria/domain/pictures/blur';
import { formatPicturePath, noBlur } from '@galleria/domain/pictures/picture-path';
import type { PictureStore } from '../infra/pictures/picture-store.ts';
import { workQueue } from '../infra/work-queue.ts';

/** Returns the path of a demo picture by its key. An empty key stands for no picture. */
export type PicturePaths = (key: string | null) => string;

/** Part of every path: increment it when the same description is drawn differently, because browsers cache pictures. */
const DRAWING_VERSION = 1;
const CONCURRENCY = 2;

/** Paths are made from descriptions, so that seeding the mall draws nothing. */
export function demoPicturePaths(): PicturePaths {
  const paths = new Map(listPictures().map((spec) => [spec.key, pathOf(spec)]));
  return (key) => {
    if (!key) return '';
    const found = paths.get(key);
    if (!found) throw new Error(`the demo has no picture called ${key}`);
    return found;
  };
}

/** A store in which the demo's pictures are rendered at their first request. */
export function drawnOnDemand(store: PictureStore, draw = composePicture): PictureStore {
  const inFlight = new Map<string, Promise<Buffer>>();
  const run = workQueue({ running: CONCURRENCY, waiting: Number.POSITIVE_INFINITY });
  let known: Map<string, PictureSpec> | undefined;

  function descriptionOf(path: string): PictureSpec | undefined {
    known ??= new Map(listPictures().map((spec) => [pathOf(spec), spec]));
    return known.get(path);
  }

  async function drawAndKeep(path: string, spec: PictureSpec): Promise<Buffer> {
    const bytes = await run(() => draw(spec));
    if (!Buffer.isBuffer(bytes)) throw new Error('A queue without an end was full');
    await store.put(path, bytes);
    return bytes;
  }

  return {
    ...store,
    exists: async (path) => descriptionOf(path) !== undefined || store.exists(path),
    async get(path) {
      const stored = await store.get(path);
      const spec = stored ? undefined : descriptionOf(path);
      if (!spec) return stored;
      const drawing = inFlight.get(path) ?? drawAndKeep(path, spec).finally(() => inFlight.delete(path));
      inFlight.set(path, drawing);
      return drawing;
    },
  };
}

/** Pictures that look the same share a path: their keys are not hashed. */
function pathOf(spec: PictureSpec): string {
  const { width, height } = spec;
  const description = JSON.stringify([DRAWING_VERSION, { ...spec, key: '' }]);
  const hash = createHash('sha256').update(description).digest('hex').slice(0, 32);
  if (isTransparent(spec)) return formatPicturePath({ hash, width, height, blur: noBlur, ext: 'webp' });
  return formatPicturePath({ hash, width, height, blur: encodeBlur(placeholderColours(spec)), ext: 'jpg' });
}
