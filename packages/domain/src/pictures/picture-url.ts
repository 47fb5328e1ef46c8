import { parsePicturePath } from './picture-path.ts';

/** The widths a picture is served in. Few, so that browsers, proxies and our own cache share the same files. */
const pictureWidths = [64, 128, 240, 320, 480, 640, 960, 1280, 1920] as const;

const largestWidth = 1920;

/** The smallest served width that is at least as wide as asked; the largest one when none is. */
export function servedWidth(width: number): number {
  return pictureWidths.find((step) => step >= width) ?? largestWidth;
}

/** Where to fetch a picture about `width` device pixels wide. What is not a stored picture is left as it is. */
export function pictureUrl(path: string, width: number): string {
  return parsePicturePath(path) ? `/${path}?w=${servedWidth(width)}` : path;
}

/** The sides of a mall's icons on home screens. */
export const iconSizes = [180, 192, 512] as const;

/** A stored picture as a square icon; nothing for other addresses. */
export function iconUrl(path: string, size: (typeof iconSizes)[number]): string | undefined {
  return parsePicturePath(path) ? `/${path}/icon-${size}.png` : undefined;
}

/** The `srcset` of a stored picture, of the widths that cover `least` to `most`; nothing for other addresses. */
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
