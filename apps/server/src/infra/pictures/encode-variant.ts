import type { PictureFormat } from './picture-format.ts';
import { sharp } from './sharp.ts';

/** Part of every cached file's name: count it up when a setting below changes. */
export const encodingVersion = 1;

const timeoutSeconds = 30;

/** A stored picture, `width` pixels wide. The settings are chosen by measurement, see docs/decisions. */
export function encodeVariant(original: Buffer, width: number, format: PictureFormat): Promise<Buffer> {
  const picture = sharp(original).timeout({ seconds: timeoutSeconds }).resize({ width });
  switch (format) {
    case 'avif':
      // Full colour resolution: saturated objects on soft backgrounds fray without it, for a tenth of the size.
      return picture.avif({ quality: 55, effort: 1, chromaSubsampling: '4:4:4' }).toBuffer();
    case 'webp':
      return picture.webp({ quality: 80, effort: width > 1280 ? 2 : 4 }).toBuffer();
    case 'jpeg':
      return picture.jpeg({ quality: 80, progressive: true }).toBuffer();
    case 'png':
      return picture.png({ compressionLevel: 8 }).toBuffer();
  }
}
