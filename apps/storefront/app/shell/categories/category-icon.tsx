import { pictureUrl } from '@galleria/domain/pictures/picture-url';

const SHARP_PX = 64;

/**
 * One small size for all screens: a `srcset` would outweigh the picture. Loaded lazily, since most menus are closed
 * when a page opens and the page's own pictures come first.
 */
export function CategoryIcon({ path }: { path: string }) {
  if (!path) return null;
  return (
    <img src={pictureUrl(path, SHARP_PX)} alt="" loading="lazy" width={28} height={28} className="size-7 shrink-0" />
  );
}
