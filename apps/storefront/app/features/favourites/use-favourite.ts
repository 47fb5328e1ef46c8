import { useEffect, useEffectEvent, useState } from 'react';
import { publishOutcome } from '../../api/outcomes.ts';
import { useText } from '../../messages/messages.tsx';
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

interface FavouriteToggle {
  readonly isOn: boolean;
  readonly toggle: () => void;
  /** Value of the button's `data-early` attribute, by which a held click finds it after hydration. */
  readonly key: string;
}

/** Guests are asked to sign in first; then the click is carried out. */
export function useFavourite(kind: FavouriteKind, id: number): FavouriteToggle {
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

/** Number of followers, adjusted by this buyer's own click since the page was loaded. */
export function useFollowerCount(shopId: number, loadedCount: number): number {
  const isOn = useExternalStore(favourites, (state) => state.store.has(shopId));
  const isLoaded = useExternalStore(favourites, (state) => state.isLoaded);
  const [counted, setCounted] = useState({ loadedCount, isLoaded, isOn });
  // A newly loaded count includes the current state, and so does the old one when the favourites have just been loaded.
  if (counted.loadedCount !== loadedCount || counted.isLoaded !== isLoaded) setCounted({ loadedCount, isLoaded, isOn });
  return loadedCount + Number(isOn) - Number(counted.isOn);
}
