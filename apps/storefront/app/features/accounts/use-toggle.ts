import type { MessageId } from '@galleria/i18n/message-id';
import { useEffect, useEffectEvent } from 'react';
import { publishOutcome, type SignInTrigger } from '../../api/outcomes.ts';
import { useText } from '../../messages/messages.tsx';
import { useExternalStore } from '../../ui/external-store.ts';
import { toast } from '../../ui/overlays/toast.ts';
import { useAccount } from '../../visit/use-account.ts';
import type { ToggleStore } from './toggle-store.ts';

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
  readonly trigger?: SignInTrigger;
}

/** Guests are asked to sign in first; then the click is carried out. */
export function useToggle(toggles: ToggleStore, id: number, { isLoadedOn, toasts, trigger }: ToggleOptions) {
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
    publishOutcome({ kind: 'signedOut', trigger });
  }

  async function setAndToast(buyer: string, isWanted: boolean) {
    const outcome = await toggles.set(buyer, id, isWanted);
    if (outcome === 'on' || outcome === 'off') toast.success(text(toasts[outcome]));
    if (outcome === 'tooLate') toast.error(text(toasts.tooLate));
  }
  return { isOn, toggle };
}
