import { type Refused, refuse } from '@galleria/domain/refusals';
import type { Metadata } from 'sharp';
import { sharp } from './sharp.ts';

/** The formats that uploads may have. */
type PictureKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';

export type PictureLimits = { maxBytes: number; maxPixels?: number };

export type PictureRefusal = Refused<
  'picture.tooLarge' | 'picture.format' | 'picture.tooManyPixels' | 'picture.broken'
>;

/** What the largest phone cameras make; decoding it takes up to 250 MB. */
const defaultMaxPixels = 50_000_000;
/** AVIF takes 18 bytes a pixel to decode, four times the others, and no camera writes it. */
const avifMaxPixels = 16_000_000;
/** Only the first frame is kept, but finding the others costs time in proportion to their number. */
const maxFrames = 1000;
const longestSide = 4096;
const timeoutSeconds = 30;
const bytesPerMb = 1024 * 1024;

/**
 * Turns the bytes of an upload into a WebP of ours, or says why not. Drawing anew from pixels is what removes
 * everything that is not picture: EXIF and GPS, and whatever a file that is also a script or an archive carries.
 * An animation becomes its first frame: moving pictures that a reader cannot pause have no place in a shop.
 */
export async function redrawPicture(bytes: Buffer, limits: PictureLimits): Promise<{ webp: Buffer } | PictureRefusal> {
  if (bytes.length > limits.maxBytes) {
    return refuse('picture.tooLarge', { values: { limitMb: limits.maxBytes / bytesPerMb } });
  }
  const kind = sniffPicture(bytes);
  if (!kind) return refuse('picture.format');
  const maxPixels = limits.maxPixels ?? defaultMaxPixels;
  return inTurn(() => redraw(bytes, kind, kind === 'avif' ? Math.min(maxPixels, avifMaxPixels) : maxPixels));
}

/**
 * What the first bytes say a file is. Asked before any decoder, because the library behind `sharp` would also
 * open SVG, PDF and TIFF; names and claimed content types are never looked at.
 */
function sniffPicture(bytes: Buffer): PictureKind | undefined {
  const start = bytes.toString('latin1', 0, 12);
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (start.startsWith('GIF87a') || start.startsWith('GIF89a')) return 'gif';
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'webp';
  // Files of other brands can be AVIF too, once they list it as compatible; the decoder has the last word.
  if (start.endsWith('ftypavif') || start.endsWith('ftypavis') || start.endsWith('ftypmif1')) return 'avif';
  return undefined;
}

async function redraw(bytes: Buffer, kind: PictureKind, maxPixels: number): Promise<{ webp: Buffer } | PictureRefusal> {
  try {
    // The size stands in the header, so this refuses a picture that unpacks to gigabytes without unpacking it.
    const header = await sharp(bytes, { limitInputPixels: false, failOn: 'error' }).metadata();
    if (!isKind(header, kind)) return refuse('picture.format');
    if (header.width * header.height > maxPixels || (header.pages ?? 1) > maxFrames) {
      return refuse('picture.tooManyPixels');
    }
    return { webp: await draw(bytes, header, maxPixels) };
  } catch {
    // The decoder's words are for its authors; all of them mean that these bytes make no picture.
    return refuse('picture.broken');
  }
}

/** The decoder must agree with the first bytes, else it would be reading a format that we do not accept. */
function isKind(header: Metadata, kind: PictureKind): boolean {
  return kind === 'avif' ? header.format === 'heif' && header.compression === 'av1' : header.format === kind;
}

function draw(bytes: Buffer, header: Metadata, maxPixels: number): Promise<Buffer> {
  return (
    // `failOn: error` refuses damaged pixels, but not the harmless oddities that cameras write.
    sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', autoOrient: true })
      .timeout({ seconds: timeoutSeconds })
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp(isSmallGraphic(header) ? { lossless: true, effort: 2 } : { quality: 90, effort: 2 })
      .toBuffer()
  );
}

/** Logos and icons of 256 colours or fewer are exact and smaller without loss; large ones would take ten seconds. */
function isSmallGraphic({ isPalette, width, height }: Metadata): boolean {
  return isPalette && width * height <= 1_000_000;
}

let turn: Promise<unknown> = Promise.resolve();

/** One upload is decoded at a time, so that many at once cannot add up their 250 MB. */
function inTurn<T>(task: () => Promise<T>): Promise<T> {
  const mine = turn.then(task);
  turn = mine.catch(() => undefined);
  return mine;
}
