/**
 * A stored picture's path says everything a page needs to lay it out before a byte of it has arrived:
 * `pictures/<hash>.<width>x<height>.<blur>.<ext>`. No lookup, so lists of pictures cost nothing extra.
 */
export type PicturePath = {
  /** The first 32 hexadecimal digits of the SHA-256 of the stored bytes, or of the description that a demo picture is drawn from. */
  hash: string;
  width: number;
  height: number;
  /** Colours of the placeholder, see blur.ts; `noBlur` when the picture is transparent. */
  blur: string;
  ext: PictureExt;
};

type PictureExt = 'webp' | 'png' | 'jpg' | 'gif' | 'avif';

/** A blurred box behind a transparent picture would show through it for ever, so those have none. */
export const noBlur = '-';

// Every part is of fixed alphabet and bounded length: a name that matches can hold no separator, no `..`, no escape.
const grammar =
  /^pictures\/([0-9a-f]{32})\.([1-9][0-9]{0,3})x([1-9][0-9]{0,3})\.(-|[\w-]{18}|[\w-]{24})\.(webp|png|jpg|gif|avif)$/;

export function parsePicturePath(path: string): PicturePath | undefined {
  const [, hash, width, height, blur, ext] = grammar.exec(path) ?? [];
  if (hash === undefined || blur === undefined) return undefined;
  return { hash, width: Number(width), height: Number(height), blur, ext: ext as PictureExt };
}

export function formatPicturePath({ hash, width, height, blur, ext }: PicturePath): string {
  return `pictures/${hash}.${width}x${height}.${blur}.${ext}`;
}
