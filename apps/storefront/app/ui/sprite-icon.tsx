import { spriteUrl } from 'virtual:icon-sprite';
import type { LucideProps } from 'lucide-react';

/** Replaces Lucide's icons in a build (`vite/icon-sprite.ts`); colours and sizes are in `base.css`. */
export function spriteIcon(name: string) {
  const href = `${spriteUrl}#${name}`;
  return function SpriteIcon({ className, strokeWidth, style, ...others }: LucideProps) {
    return (
      <svg
        aria-hidden="true"
        className={className ? `icon ${className}` : 'icon'}
        style={strokeWidth === undefined ? style : { ...style, strokeWidth }}
        {...others}
      >
        <use href={href} />
      </svg>
    );
  };
}
