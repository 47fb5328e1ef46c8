import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { announce } from '../../api/outcomes.ts';
import { useToast } from '../../ui/toast.tsx';
import { useText } from '../../words/words.tsx';
import { useAccount } from '../accounts/use-account.ts';
import { takeEarlyClick } from './early-click.ts';
import { fulfilWish } from './fulfil-wish.ts';
import { keepUpWith } from './keep-up-with.ts';
import { isKept, type KeptKind, subscribe } from './favourites-store.ts';
import { rememberWish } from '../accounts/pending-intent.ts';
import { turnHeart } from './turn-heart.ts';

interface Heart {
  readonly isOn: boolean;
  readonly turn: () => void;
  /** For `data-early` of its button. */
  readonly key: string;
}

/** Guests are asked to sign in first; then what they had clicked is done. */
export function useHeart(kind: KeptKind, id: number): Heart {
  const key = `${kind} ${id}`;
  const userId = useAccount()?.userId;
  const say = useSaying();
  const isOn = useSyncExternalStore(subscribe, () => isKept(kind, id), isOff);

  const sayDone = useEffectEvent((done: KeptKind) => say(done, true));
  useEffect(() => {
    if (userId === undefined) void keepUpWith(undefined);
    else void fulfilWish(userId).then((done) => done && sayDone(done));
  }, [userId]);

  const answerEarlyClick = useEffectEvent(() => {
    if (takeEarlyClick(key)) turn();
  });
  useEffect(() => {
    // Not at once: the click that this heart was made ready for may still be on its way to it, and takes itself.
    const timer = setTimeout(() => answerEarlyClick());
    return () => clearTimeout(timer);
  }, []);

  function turn() {
    takeEarlyClick(key);
    if (userId !== undefined) return void turnAndSay();
    rememberWish({ kind, id });
    announce({ kind: 'signedOut' });
  }

  async function turnAndSay() {
    const after = await turnHeart(kind, id);
    if (after !== undefined) say(kind, after);
  }
  return { isOn, turn, key };
}

function useSaying() {
  const toast = useToast();
  const text = useText();
  return (kind: KeptKind, isOn: boolean) => toast.success(text(SAID[kind][isOn ? 'on' : 'off']));
}

const SAID = {
  product: { on: 'favourites.heart.saved', off: 'favourites.heart.removed' },
  store: { on: 'favourites.heart.followed', off: 'favourites.heart.unfollowed' },
} as const;

const isOff = () => false;
