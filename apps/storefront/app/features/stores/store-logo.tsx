import { Store } from 'lucide-react';
import { Picture } from '../../ui/pictures/picture.tsx';

const SIZES = {
  medium: { className: 'size-14', sizes: '56px' },
  large: { className: 'size-16 md:size-20', sizes: '(width >= 768px) 80px, 64px' },
} as const;

/** Decorative (empty `alt`): the store's name is always beside it. */
export function StoreLogo({ path, size = 'medium' }: { path: string; size?: keyof typeof SIZES }) {
  const { className, sizes } = SIZES[size];
  return (
    <span
      className={`grid shrink-0 place-items-center overflow-hidden rounded-card bg-well text-ink-soft ring-1 ring-line ${className}`}
    >
      {path ? (
        <Picture path={path} alt="" sizes={sizes} className="size-full object-cover" />
      ) : (
        <Store aria-hidden className="size-1/2" />
      )}
    </span>
  );
}
