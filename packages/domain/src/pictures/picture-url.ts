import { parsePicturePath } from './picture-path.ts';

/** The widths that pictures are served in: few, so that browsers, proxies and our own cache share the same files. */
const PICTURE_WIDTHS = [64, 128, 240, 320, 480, 640, 960, 1280, 1920] as const;

const LARGEST_WIDTH = 1920;

/** The smallest served width that covers the wanted one, else the largest. */
export function servedWidth(width: number): number {
  return PICTURE_WIDTHS.find((served) => served >= width) ?? LARGEST_WIDTH;
}

/** URL of a picture about `width` device pixels wide. Paths other than of stored pictures are returned unchanged. */
export function pictureUrl(path: string, width: number): string {
  return parsePicturePath(path) ? `/${path}?w=${servedWidth(width)}` : path;
}

/** Sizes of a mall's icons on home screens, in pixels. */
export const ICON_SIZES = [180, 192, 512] as const;

/** URL of a stored picture as a square icon; undefined for other paths. */
export function iconUrl(path: string, size: (typeof ICON_SIZES)[number]): string | undefined {
  return parsePicturePath(path) ? `/${path}/icon-${size}.png` : undefined;
}

/** The `srcset` of a stored picture for the widths from `minWidth` to `maxWidth`; undefined for other paths. */
export function pictureSrcSet(path: string, maxWidth: number = LARGEST_WIDTH, minWidth = 0): string | undefined {
  const picture = parsePicturePath(path);
  if (!picture) return undefined;
  const widest = servedWidth(Math.min(picture.width, maxWidth));
  const narrowest = Math.min(servedWidth(minWidth), widest);
  return PICTURE_WIDTHS.filter((width) => width >= narrowest && width <= widest)
    .map((width) => `/${path}?w=${width} ${Math.min(width, picture.width)}w`)
    .join(', ');
}
