/** The formats accepted from outside. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';

/**
 * What the first bytes say a file is. Asked before any decoder, because the library behind `sharp` would also
 * open SVG, PDF and TIFF; names and claimed content types are never looked at.
 */
export function sniffPicture(bytes: Buffer): PictureKind | undefined {
  const start = bytes.toString('latin1', 0, 12);
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (start.startsWith('GIF87a') || start.startsWith('GIF89a')) return 'gif';
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'webp';
  // Files of other brands can be AVIF too, once they list it as compatible; the decoder has the last word.
  if (start.endsWith('ftypavif') || start.endsWith('ftypavis') || start.endsWith('ftypmif1')) return 'avif';
  return undefined;
}
