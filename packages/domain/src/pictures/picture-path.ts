/**
 * The path of a stored picture contains everything that a page needs to lay it out before it has loaded:
 * `pictures/<hash>.<width>x<height>.<blur>.<ext>`. No lookup is needed, so lists of pictures cost nothing extra.
 */
export type PicturePath = {
  /** The first 32 hexadecimal digits of a SHA-256: of the stored bytes, or of a demo picture's description. */
  hash: string;
  width: number;
  height: number;
  /** Colours of the placeholder, see blur.ts; `noBlur` when the picture is transparent. */
  blur: string;
  ext: PictureExt;
};

type PictureExt = 'webp' | 'png' | 'jpg' | 'gif' | 'avif';

/** Transparent pictures have no placeholder: it would stay visible behind them. */
export const noBlur = '-';

// Every part has a fixed alphabet and a bounded length: a matching name contains no separator, no `..` and no escape.
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
