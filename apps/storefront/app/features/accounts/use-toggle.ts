import type { MessageId } from '@galleria/i18n/message-id';
import { useEffect, useEffectEvent } from 'react';
import { announce, type SignInWhy } from '../../api/outcomes.ts';
import { useText } from '../../messages/messages.tsx';
import { useExternalStore } from '../../ui/external-store.ts';
import { toast } from '../../ui/overlays/toast.ts';
import type { ToggleStore } from './toggle-store.ts';
import { useAccount } from './use-account.ts';

interface ToggleToasts {
  readonly on: MessageId<'storefront'>;
  readonly off: MessageId<'storefront'>;
  readonly tooLate: MessageId<'storefront'>;
}

interface ToggleOptions {
  /** The state in the page's loader data. */
  readonly isLoadedOn: boolean;
  readonly toasts: ToggleToasts;
  /** Selects the sentence of the sign-in form that guests get. */
  readonly why?: SignInWhy;
}

/** Guests are asked to sign in first; then the click is carried out. */
export function useToggle(toggles: ToggleStore, id: number, { isLoadedOn, toasts, why }: ToggleOptions) {
  const text = useText();
  const userId = useAccount()?.userId;
  const isOn = useExternalStore(toggles.store, (state) => toggles.chosenOf(state, userId, id)) ?? isLoadedOn;

  const resumePending = useEffectEvent((buyer: string) => {
    if (toggles.pending.take((pending) => pending === id) !== undefined) void setAndToast(buyer, true);
  });
  useEffect(() => {
    if (userId !== undefined) resumePending(userId);
  }, [userId]);

  function toggle() {
    if (userId !== undefined) return void setAndToast(userId, !isOn);
    toggles.pending.remember(id);
    announce({ kind: 'signedOut', why });
  }

  async function setAndToast(buyer: string, isWanted: boolean) {
    const outcome = await toggles.set(buyer, id, isWanted);
    if (outcome === 'on' || outcome === 'off') toast.success(text(toasts[outcome]));
    if (outcome === 'tooLate') toast.error(text(toasts.tooLate));
  }
  return { isOn, toggle };
}
