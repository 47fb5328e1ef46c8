import type { PicturePath } from '@galleria/domain/pictures/picture-path';
import { queueFull, workQueue } from '../work-queue.ts';
import { encodeIcon, encodeSocial, encodeVariant, encodingVersion, type PictureFormat } from './encode-variant.ts';
import type { PictureStore } from './picture-store.ts';
import type { VariantCache } from './variant-cache.ts';

export type Variant = { path: string; picture: PicturePath; format: PictureFormat } & (
  | { width: number }
  | { shape: 'social' }
  | { shape: 'icon'; size: number }
);

/**
 * Enough waiting places for a whole page of new pictures over one connection; at 50 ms each the last waits four
 * seconds.
 */
const limits = { running: 2, waiting: 160 };

/**
 * The hash comes first, and neither height nor blur is included: two spellings of one picture never fill the cache
 * twice.
 */
export function variantName(variant: Variant): string {
  return `${variant.picture.hash}-${sizeName(variant)}.${encodingVersion}.${variant.format}`;
}

function sizeName(variant: Variant): string | number {
  if ('width' in variant) return variant.width;
  return variant.shape === 'icon' ? `icon${variant.size}` : variant.shape;
}

function encode(original: Buffer, variant: Variant): Promise<Buffer> {
  if ('width' in variant) return encodeVariant(original, variant.width, variant.format);
  return variant.shape === 'icon' ? encodeIcon(original, variant.size) : encodeSocial(original);
}

/**
 * Returns a picture in the requested width and format, encoded once for all concurrent requests. Visitors, identified
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
        return original && encode(original, variant);
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
