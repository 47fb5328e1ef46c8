import { pictureUrl } from '@galleria/domain/pictures/picture-url';

const SHARP_PX = 64;

/** One small size fits every screen: a list of sizes would outweigh the picture. */
export function CategoryIcon({ path }: { path: string }) {
  if (!path) return null;
  return <img src={pictureUrl(path, SHARP_PX)} alt="" width={28} height={28} className="size-7 shrink-0" />;
}
