import { Heart } from 'lucide-react';
import { type ButtonSize, buttonLook } from '../../ui/button-look.ts';
import { useText } from '../../words/words.tsx';
import type { KeptKind } from './kept-store.ts';
import { useHeart } from './use-heart.ts';

const WORDS = {
  product: { on: 'favourites.heart.kept', off: 'favourites.heart.keep' },
  store: { on: 'favourites.heart.following', off: 'favourites.heart.follow' },
} as const;

interface KeepButtonProps {
  kind: KeptKind;
  id: number;
  name: string;
  size?: ButtonSize;
}

/** The heart with words. Both stand in it, one on the other, so that it keeps its width when it is turned. */
export function KeepButton({ kind, id, name, size = 'medium' }: KeepButtonProps) {
  const text = useText();
  const { isOn, turn, key } = useHeart(kind, id);
  const { on, off } = WORDS[kind];
  return (
    <button type="button" data-early={key} onClick={turn} className={`${buttonLook('outline', size)} noscript:hidden`}>
      <Heart aria-hidden className={`size-4 ${isOn ? 'fill-current text-brand-ink' : ''}`} />
      <span className="grid *:[grid-area:1/1]">
        <span className={isOn ? 'invisible' : ''}>{text(off)}</span>
        <span className={isOn ? '' : 'invisible'}>{text(on)}</span>
      </span>
      <span className="sr-only">{name}</span>
    </button>
  );
}
