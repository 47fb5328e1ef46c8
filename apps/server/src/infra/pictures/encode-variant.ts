import { noBlur, type PicturePath } from '@galleria/domain/pictures/picture-path';
import { sharp } from './sharp.ts';

export type PictureFormat = 'avif' | 'webp' | 'jpeg' | 'png';

/**
 * AVIF is an eighth (flat) to two fifths (photographs) smaller than WebP, for one to two times the work. At 640×640 a
 * photograph takes about a quarter of a second to encode, once; above that, the first visitor would notice the wait.
 * Originals of many megapixels add 0.1 to 0.5 seconds of decoding, whatever the format.
 */
const avifMaxPixels = 640 * 640;

/** The best format that the browser lists by name. `image/*` does not count: browsers without AVIF send it too. */
export function chooseFormat(accept: string, picture: PicturePath, width: number): PictureFormat {
  const pixels = (width * width * picture.height) / picture.width;
  if (pixels <= avifMaxPixels && accepts(accept, 'image/avif')) return 'avif';
  if (accepts(accept, 'image/webp')) return 'webp';
  return picture.blur === noBlur ? 'png' : 'jpeg';
}

function accepts(accept: string, type: string): boolean {
  return accept.split(',').some((entry) => {
    const [name, ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    return name === type && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

/** Part of every cached file's name: increment it when a setting below changes. */
export const encodingVersion = 1;

const timeoutSeconds = 30;

/** Encodes a stored picture, `width` pixels wide. The settings were chosen by measurement, see docs/decisions. */
export function encodeVariant(original: Buffer, width: number, format: PictureFormat): Promise<Buffer> {
  const picture = sharp(original).timeout({ seconds: timeoutSeconds }).resize({ width });
  switch (format) {
    case 'avif':
      // Full colour resolution: without it, saturated objects on soft backgrounds get frayed edges. It adds a tenth to
      // the size.
      return picture.avif({ quality: 55, effort: 1, chromaSubsampling: '4:4:4' }).toBuffer();
    case 'webp':
      return picture.webp({ quality: 80, effort: width > 1280 ? 2 : 4 }).toBuffer();
    case 'jpeg':
      return picture.jpeg({ quality: 80, progressive: true }).toBuffer();
    case 'png':
      return picture.png({ compressionLevel: 8 }).toBuffer();
  }
}

/** The size of link previews that all large sites accept. */
const SOCIAL_WIDTH = 1200;
const SOCIAL_HEIGHT = 630;
const BACKDROP_BLUR = 12;
/** Background of transparent pictures. */
const SOCIAL_BACKGROUND = '#f6f5f2';

/** The whole picture, centred on a wide canvas that is filled with the blurred colours of its edges. */
export async function encodeSocial(original: Buffer): Promise<Buffer> {
  const { data: front, info } = await sharp(original)
    .timeout({ seconds: timeoutSeconds })
    .flatten({ background: SOCIAL_BACKGROUND })
    .resize({ width: SOCIAL_WIDTH, height: SOCIAL_HEIGHT, fit: 'inside' })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  const left = Math.floor((SOCIAL_WIDTH - info.width) / 2);
  const top = Math.floor((SOCIAL_HEIGHT - info.height) / 2);
  const backdrop = await sharp(front)
    .extend({
      left,
      top,
      right: SOCIAL_WIDTH - info.width - left,
      bottom: SOCIAL_HEIGHT - info.height - top,
      extendWith: 'copy',
    })
    .blur(BACKDROP_BLUR)
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp(backdrop)
    .composite([{ input: front, left, top }])
    .jpeg({ quality: 82, progressive: true })
    .toBuffer();
}

/** Phones crop icons to shapes that keep the middle four fifths. */
const ICON_MARGIN = 0.1;

/** The whole picture, centred on a white square. */
export function encodeIcon(original: Buffer, size: number): Promise<Buffer> {
  const margin = Math.round(size * ICON_MARGIN);
  const inner = size - 2 * margin;
  return sharp(original)
    .timeout({ seconds: timeoutSeconds })
    .flatten({ background: '#fff' })
    .resize({ width: inner, height: inner, fit: 'contain', background: '#fff' })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#fff' })
    .png({ compressionLevel: 8 })
    .toBuffer();
}
