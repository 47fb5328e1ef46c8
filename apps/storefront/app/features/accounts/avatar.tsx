import { CircleUserRound } from 'lucide-react';
import { Picture } from '../../ui/picture.tsx';

/** Somebody's picture, round; a figure for who has none. `sizes` as of an image, `className` gives the measures. */
export function Avatar({ path, sizes, className }: { path: string; sizes: string; className: string }) {
  if (!path) return <CircleUserRound aria-hidden strokeWidth={1.5} className={`shrink-0 ${className}`} />;
  return <Picture path={path} alt="" sizes={sizes} className={`shrink-0 rounded-full object-cover ${className}`} />;
}
