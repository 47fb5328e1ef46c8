import { CircleUserRound } from 'lucide-react';
import { Picture } from '../../ui/pictures/picture.tsx';

/** A round profile picture, or an icon if there is none. `className` gives the size. */
export function Avatar({ path, sizes, className }: { path: string; sizes: string; className: string }) {
  if (!path) return <CircleUserRound aria-hidden strokeWidth={1.5} className={`shrink-0 ${className}`} />;
  return <Picture path={path} alt="" sizes={sizes} className={`shrink-0 rounded-full object-cover ${className}`} />;
}
