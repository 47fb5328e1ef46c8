import { createHash } from 'node:crypto';
import { blurColumns, blurRows, encodeBlur, type Rgb } from '@galleria/domain/pictures/blur';
import { formatPicturePath, noBlur } from '@galleria/domain/pictures/picture-path';
import { type Refused, refuse } from '@galleria/domain/refusals';
import type { Metadata } from 'sharp';
import { sharp } from './sharp.ts';

/** Formats in which pictures may be uploaded. */
type PictureKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';

export type PictureLimits = { maxBytes: number; maxPixels?: number };

export type RedrawnPicture = { webp: Buffer; path: string };

export type PictureRefusal = Refused<
  'picture.tooLarge' | 'picture.format' | 'picture.tooManyPixels' | 'picture.broken'
>;

/** The resolution of the largest phone cameras; decoding it takes up to 250 MB. */
const defaultMaxPixels = 50_000_000;
/** AVIF takes 18 bytes a pixel to decode, four times as much as the others, and no camera writes it. */
const avifMaxPixels = 16_000_000;
/** Only the first frame is kept, but finding the others costs time in proportion to their number. */
const maxFrames = 1000;
/** A third above the widest picture that is served; 4096 took twice the time and 50 MB more to encode. */
const longestSide = 2560;
const timeoutSeconds = 30;
const bytesPerMb = 1024 * 1024;

/**
 * Converts an upload to a WebP of ours, or returns the reason of the refusal. Redrawing from pixels removes everything
 * that is not picture: EXIF and GPS, and the content of a file that is also a script or an archive. An animation
 * becomes its first frame: moving pictures that a reader cannot pause have no place in a shop.
 */
export async function redrawPicture(bytes: Buffer, limits: PictureLimits): Promise<RedrawnPicture | PictureRefusal> {
  const tooLarge = checkSize(bytes.length, limits);
  if (tooLarge) return tooLarge;
  const kind = sniffPicture(bytes);
  if (!kind) return refuse('picture.format');
  const maxPixels = limits.maxPixels ?? defaultMaxPixels;
  return redraw(bytes, kind, kind === 'avif' ? Math.min(maxPixels, avifMaxPixels) : maxPixels);
}

export function checkSize(sizeBytes: number, { maxBytes }: PictureLimits): Refused<'picture.tooLarge'> | undefined {
  if (sizeBytes <= maxBytes) return undefined;
  return refuse('picture.tooLarge', { values: { limitMb: maxBytes / bytesPerMb } });
}

/**
 * The format according to the first bytes. Checked before any decoder runs, because the library behind `sharp` would
 * also open SVG, PDF and TIFF; file names and declared content types are ignored.
 */
function sniffPicture(bytes: Buffer): PictureKind | undefined {
  const start = bytes.toString('latin1', 0, 12);
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (start.startsWith('GIF87a') || start.startsWith('GIF89a')) return 'gif';
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'webp';
  // Files of other brands can be AVIF too, if they list it as compatible; the decoder decides.
  if (start.endsWith('ftypavif') || start.endsWith('ftypavis') || start.endsWith('ftypmif1')) return 'avif';
  return undefined;
}

async function redraw(bytes: Buffer, kind: PictureKind, maxPixels: number): Promise<RedrawnPicture | PictureRefusal> {
  try {
    // The size is in the header, so a picture that unpacks to gigabytes is refused without unpacking it.
    const header = await sharp(bytes, { limitInputPixels: false, failOn: 'error' }).metadata();
    if (!isKind(header, kind)) return refuse('picture.format');
    if (header.width * header.height > maxPixels || (header.pages ?? 1) > maxFrames) {
      return refuse('picture.tooManyPixels');
    }
    const webp = await draw(bytes, header, maxPixels);
    return { webp, path: await pathOf(webp) };
  } catch {
    // The decoder's messages are for its developers; all of them mean that these bytes are no valid picture.
    return refuse('picture.broken');
  }
}

/** The decoder must agree with the first bytes, otherwise it would read a format that is not accepted. */
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

/** Logos and icons of 256 colours or fewer are exact and smaller when lossless; large ones would take ten seconds. */
function isSmallGraphic({ isPalette, width, height }: Metadata): boolean {
  return isPalette && width * height <= 1_000_000;
}

/** The name of a stored picture: the hash of its content, its size, and colours to show while it loads. */
async function pathOf(webp: Buffer): Promise<string> {
  const { width, height, hasAlpha } = await sharp(webp).metadata();
  return formatPicturePath({
    hash: createHash('sha256').update(webp).digest('hex').slice(0, 32),
    width,
    height,
    blur: hasAlpha ? noBlur : encodeBlur(await gridOf(webp, width, height)),
    ext: 'webp',
  });
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
