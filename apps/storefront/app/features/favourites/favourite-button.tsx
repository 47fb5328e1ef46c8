import { Heart } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { publishOutcome } from '../../api/outcomes.ts';
import { useText } from '../../messages/messages.tsx';
import { type ButtonSize, buttonClass } from '../../ui/button-class.ts';
import { useExternalStore } from '../../ui/external-store.ts';
import { toast } from '../../ui/overlays/toast.ts';
import { useAccount } from '../../visit/use-account.ts';
import {
  type FavouriteKind,
  favourites,
  pendingFavourite,
  resumePendingFavourite,
  syncFavourites,
  toggleFavourite,
} from './favourites-store.ts';

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

interface FavouriteToggle {
  readonly isOn: boolean;
  readonly toggle: () => void;
  /** Value of the button's `data-early` attribute, by which a held click finds it after hydration. */
  readonly key: string;
}

/** Guests are asked to sign in first; then the click is carried out. */
function useFavourite(kind: FavouriteKind, id: number): FavouriteToggle {
  const key = `${kind} ${id}`;
  const userId = useAccount()?.userId;
  const toastState = useStateToast();
  const isOn = useExternalStore(favourites, (state) => state[kind].has(id));

  const toastResumed = useEffectEvent((resumed: FavouriteKind) => toastState(resumed, true));
  useEffect(() => {
    if (userId === undefined) void syncFavourites(undefined);
    else void resumePendingFavourite(userId).then((resumed) => resumed && toastResumed(resumed));
  }, [userId]);

  function toggle() {
    if (userId !== undefined) return void toggleAndToast();
    pendingFavourite.remember({ kind, id });
    publishOutcome({ kind: 'signedOut' });
  }

  async function toggleAndToast() {
    const after = await toggleFavourite(kind, id);
    if (after !== undefined) toastState(kind, after);
  }
  return { isOn, toggle, key };
}

function useStateToast() {
  const text = useText();
  return (kind: FavouriteKind, isOn: boolean) => toast.success(text(TOASTS[kind][isOn ? 'on' : 'off']));
}

const TOASTS = {
  product: { on: 'favourites.heart.saved', off: 'favourites.heart.removed' },
  store: { on: 'favourites.heart.followed', off: 'favourites.heart.unfollowed' },
} as const;
