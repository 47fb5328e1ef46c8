import { Heart } from 'lucide-react';
import { useText } from '../../messages/messages.tsx';
import { type ButtonSize, buttonClass } from '../../ui/button-class.ts';
import type { FavouriteKind } from './favourites-store.ts';
import { useFavourite } from './use-favourite.ts';

/*
 * Both buttons need scripts, so they are hidden without them.
 */

interface HeartButtonProps {
  kind: FavouriteKind;
  id: number;
  /** Name of the product or store, for screen readers. */
  name: string;
}

const HEART_LABELS = { product: 'favourites.heart.keepNamed', store: 'favourites.heart.followNamed' } as const;

/** The heart without a label, for the corner of a picture. */
export function HeartButton({ kind, id, name }: HeartButtonProps) {
  const text = useText();
  const { isOn, toggle, key } = useFavourite(kind, id);
  return (
    <button
      type="button"
      aria-label={text(HEART_LABELS[kind], { name })}
      aria-pressed={isOn}
      data-early={key}
      onClick={toggle}
      className="group/heart grid size-11 place-items-center rounded-full noscript:hidden"
    >
      <span className="grid size-8 place-items-center rounded-full bg-mist/90 text-ink-soft transition-[color,transform] group-hover/heart:text-brand-ink group-active/heart:scale-90 group-aria-pressed/heart:text-brand-ink">
        <Heart aria-hidden className="size-4.5 group-aria-pressed/heart:fill-current" />
      </span>
    </button>
  );
}

const BUTTON_LABELS = {
  product: { on: 'favourites.heart.kept', off: 'favourites.heart.keep' },
  store: { on: 'favourites.heart.following', off: 'favourites.heart.follow' },
} as const;

interface FavouriteButtonProps extends HeartButtonProps {
  size?: ButtonSize;
}

/** The heart with a label. Both labels are stacked, so that the button keeps its width. */
export function FavouriteButton({ kind, id, name, size = 'medium' }: FavouriteButtonProps) {
  const text = useText();
  const { isOn, toggle, key } = useFavourite(kind, id);
  const { on, off } = BUTTON_LABELS[kind];
  return (
    <button
      type="button"
      data-early={key}
      onClick={toggle}
      className={`${buttonClass('outline', size)} noscript:hidden`}
    >
      <Heart aria-hidden className={`size-4 ${isOn ? 'fill-current text-brand-ink' : ''}`} />
      <span className="grid *:[grid-area:1/1]">
        <span className={isOn ? 'invisible' : ''}>{text(off)}</span>
        <span className={isOn ? '' : 'invisible'}>{text(on)}</span>
      </span>
      <span className="sr-only">{name}</span>
    </button>
  );
}
