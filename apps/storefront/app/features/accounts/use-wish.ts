import type { MessageId } from '@galleria/i18n/message-id';
import { useEffect, useEffectEvent } from 'react';
import { announce, type SignInWhy } from '../../api/outcomes.ts';
import { useExternalStore } from '../../ui/external-store.ts';
import { toast } from '../../ui/overlays/toast.ts';
import { useText } from '../../words/words.tsx';
import { useAccount } from './use-account.ts';
import type { Wishes } from './wish-store.ts';

interface WishWords {
  readonly on: MessageId<'storefront'>;
  readonly off: MessageId<'storefront'>;
  readonly tooLate: MessageId<'storefront'>;
}

interface WishOptions {
  /** The state in the page's loader data. */
  readonly isLoadedOn: boolean;
  readonly words: WishWords;
  /** Selects the sentence of the sign-in form that guests get. */
  readonly why?: SignInWhy;
}

/** Guests are asked to sign in first; then the click is carried out. */
export function useWish(wishes: Wishes, id: number, { isLoadedOn, words, why }: WishOptions) {
  const text = useText();
  const userId = useAccount()?.userId;
  const isOn = useExternalStore(wishes.store, (state) => wishes.chosenOf(state, userId, id)) ?? isLoadedOn;

  const resumePending = useEffectEvent((buyer: string) => {
    if (wishes.pending.take((pending) => pending === id) !== undefined) void setAndToast(buyer, true);
  });
  useEffect(() => {
    if (userId !== undefined) resumePending(userId);
  }, [userId]);

  function toggle() {
    if (userId !== undefined) return void setAndToast(userId, !isOn);
    wishes.pending.remember(id);
    announce({ kind: 'signedOut', why });
  }

  async function setAndToast(buyer: string, wish: boolean) {
    const outcome = await wishes.set(buyer, id, wish);
    if (outcome === 'on' || outcome === 'off') toast.success(text(words[outcome]));
    if (outcome === 'tooLate') toast.error(text(words.tooLate));
  }
  return { isOn, toggle };
}
