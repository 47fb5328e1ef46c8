import { parsePicturePath } from './picture-path.ts';

/** The widths that pictures are served in: few, so that browsers, proxies and our own cache share the same files. */
const pictureWidths = [64, 128, 240, 320, 480, 640, 960, 1280, 1920] as const;

const largestWidth = 1920;

/** The smallest served width that covers the wanted one, else the largest. */
export function servedWidth(width: number): number {
  return pictureWidths.find((step) => step >= width) ?? largestWidth;
}

/** URL of a picture about `width` device pixels wide. Paths other than of stored pictures are returned unchanged. */
export function pictureUrl(path: string, width: number): string {
  return parsePicturePath(path) ? `/${path}?w=${servedWidth(width)}` : path;
}

/** Sizes of a mall's icons on home screens, in pixels. */
export const iconSizes = [180, 192, 512] as const;

/** URL of a stored picture as a square icon; undefined for other paths. */
export function iconUrl(path: string, size: (typeof iconSizes)[number]): string | undefined {
  return parsePicturePath(path) ? `/${path}/icon-${size}.png` : undefined;
}

/** The `srcset` of a stored picture for the widths from `least` to `most`; undefined for other paths. */
export function pictureSrcSet(path: string, most: number = largestWidth, least = 0): string | undefined {
  const picture = parsePicturePath(path);
  if (!picture) return undefined;
  const widest = servedWidth(Math.min(picture.width, most));
  const narrowest = Math.min(servedWidth(least), widest);
  return pictureWidths
    .filter((step) => step >= narrowest && step <= widest)
    .map((step) => `/${path}?w=${step} ${Math.min(step, picture.width)}w`)
    .join(', ');
}
