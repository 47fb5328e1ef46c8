import { createHash } from 'node:crypto';
import { blurColumns, blurRows, encodeBlur, type Rgb } from '@galleria/domain/pictures/blur';
import { formatPicturePath, noBlur } from '@galleria/domain/pictures/picture-path';
import { isRefused } from '@galleria/domain/refusals';
import type { PictureStore } from './picture-store.ts';
import { type PictureLimits, type PictureRefusal, redrawPicture } from './redraw-picture.ts';
import { sharp } from './sharp.ts';

export type StoredPicture = { path: string; width: number; height: number };

/** Stores a picture from outside: what is kept is drawn anew from its pixels, never the bytes that came. */
export async function storePicture(
  store: PictureStore,
  bytes: Buffer,
  limits: PictureLimits,
): Promise<StoredPicture | PictureRefusal> {
  const redrawn = await redrawPicture(bytes, limits);
  return isRefused(redrawn) ? redrawn : keep(store, redrawn.webp);
}

/** Stores a WebP that this project made itself, byte for byte. */
export async function storeOwnPicture(store: PictureStore, webp: Buffer): Promise<StoredPicture> {
  return keep(store, webp);
}

async function keep(store: PictureStore, webp: Buffer): Promise<StoredPicture> {
  const { format, width, height, hasAlpha } = await sharp(webp).metadata();
  if (format !== 'webp') throw new Error(`Stored pictures are WebP, this one is ${format}`);
  const path = formatPicturePath({
    hash: createHash('sha256').update(webp).digest('hex').slice(0, 32),
    width,
    height,
    blur: hasAlpha ? noBlur : encodeBlur(await gridOf(webp, width, height)),
    ext: 'webp',
  });
  await store.put(path, webp);
  return { path, width, height };
}

async function gridOf(webp: Buffer, width: number, height: number): Promise<Rgb[]> {
  const columns = blurColumns(width, height);
  // Linear, because sharper kernels overshoot beside edges and would invent colours the picture does not have.
  const pixels = await sharp(webp).resize(columns, blurRows, { fit: 'fill', kernel: 'linear' }).raw().toBuffer();
  return Array.from({ length: columns * blurRows }, (_, cell) => [
    pixels.readUInt8(cell * 3),
    pixels.readUInt8(cell * 3 + 1),
    pixels.readUInt8(cell * 3 + 2),
  ]);
}
