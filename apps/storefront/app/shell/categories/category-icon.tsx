import { pictureUrl } from '@galleria/domain/pictures/picture-url';

const SHARP_PX = 64;

/**
 * One small size fits every screen: a list of sizes would outweigh the picture. Most menus are closed when a page opens,
 * and what the page is about comes first, so icons wait until they are seen.
 */
export function CategoryIcon({ path }: { path: string }) {
  if (!path) return null;
  return (
    <img src={pictureUrl(path, SHARP_PX)} alt="" loading="lazy" width={28} height={28} className="size-7 shrink-0" />
  );
}
