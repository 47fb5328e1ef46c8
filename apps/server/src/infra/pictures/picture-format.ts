import { noBlur, type PicturePath } from '@galleria/domain/pictures/picture-path';

export type PictureFormat = 'avif' | 'webp' | 'jpeg' | 'png';

/**
 * AVIF is an eighth (flat) to two fifths (photographs) smaller than WebP, for one to two times the work.
 * At 640×640 a photograph takes about a quarter of a second to encode, once; beyond, the first visitor would feel
 * it. Originals of many megapixels add 0.1 to 0.5 seconds of decoding, whatever the format.
 */
const avifMaxPixels = 640 * 640;

/** The best format that the browser names itself. `image/*` does not count: browsers without AVIF say it too. */
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
