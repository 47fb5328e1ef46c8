import type { PicturePath } from '@galleria/domain/pictures/picture-path';
import { queueFull, workQueue } from '../work-queue.ts';
import { encodeSocial, encodeVariant, encodingVersion, type PictureFormat } from './encode-variant.ts';
import type { PictureStore } from './picture-store.ts';
import type { VariantCache } from './variant-cache.ts';

export type Variant = { path: string; picture: PicturePath; format: PictureFormat } & (
  | { width: number }
  | { shape: 'social' }
);

/** Long enough for a whole page of new pictures over one connection; at 50 ms each the last waits four seconds. */
const limits = { running: 2, waiting: 160 };

/** Hash first, and neither height nor blur: two spellings of one picture can never fill the cache twice. */
export function variantName(variant: Variant): string {
  const size = 'shape' in variant ? variant.shape : variant.width;
  return `${variant.picture.hash}-${size}.${encodingVersion}.${variant.format}`;
}

/**
 * Gives a picture in the wanted width and format, made once however many ask for it at the same time. Visitors, told apart
 * by their address, take turns.
 */
export function variantMaker(store: PictureStore, cache: VariantCache) {
  const inFlight = new Map<string, Promise<Buffer | 'missing' | 'busy'>>();
  const run = workQueue(limits);

  async function make(variant: Variant, name: string, key: string): Promise<Buffer | 'missing' | 'busy'> {
    const cached = await cache.read(name);
    if (cached) return cached;
    if (!(await store.exists(variant.path))) return 'missing';
    const made = await run(
      async () => {
        const original = await store.get(variant.path);
        if (!original) return undefined;
        return 'shape' in variant ? encodeSocial(original) : encodeVariant(original, variant.width, variant.format);
      },
      { key },
    );
    if (made === queueFull) return 'busy';
    if (!made) return 'missing';
    await cache.write(name, made);
    return made;
  }

  return function variantOf(variant: Variant, key: string): Promise<Buffer | 'missing' | 'busy'> {
    const name = variantName(variant);
    const known = inFlight.get(name);
    if (known) return known;
    const making = make(variant, name, key).finally(() => inFlight.delete(name));
    inFlight.set(name, making);
    return making;
  };
}
