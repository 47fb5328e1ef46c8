import { Heart } from 'lucide-react';
import { useText } from '../../words/words.tsx';
import type { KeptKind } from './favourites-store.ts';
import { useHeart } from './use-favourite.ts';

interface HeartButtonProps {
  kind: KeptKind;
  id: number;
  /** Of the product or store, for those who do not see what the heart stands on. */
  name: string;
}

const LABELS = { product: 'favourites.heart.keepNamed', store: 'favourites.heart.followNamed' } as const;

/** On a picture. It cannot do anything before scripts run, so it is not there without them. */
export function HeartButton({ kind, id, name }: HeartButtonProps) {
  const text = useText();
  const { isOn, turn, key } = useHeart(kind, id);
  return (
    <button
      type="button"
      aria-label={text(LABELS[kind], { name })}
      aria-pressed={isOn}
      data-early={key}
      onClick={turn}
      className="group/heart grid size-11 place-items-center rounded-full noscript:hidden"
    >
      <span className="grid size-8 place-items-center rounded-full bg-mist/90 text-ink-soft transition-[color,transform] group-hover/heart:text-brand-ink group-active/heart:scale-90 group-aria-pressed/heart:text-brand-ink">
        <Heart aria-hidden className="size-4.5 group-aria-pressed/heart:fill-current" />
      </span>
    </button>
  );
}
