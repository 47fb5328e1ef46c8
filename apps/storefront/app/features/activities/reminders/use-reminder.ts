import { useEffect, useEffectEvent } from 'react';
import { announce } from '../../../api/outcomes.ts';
import { useExternalStore } from '../../../ui/external-store.ts';
import { useToast } from '../../../ui/toast.tsx';
import { useText } from '../../../words/words.tsx';
import { useAccount } from '../../accounts/use-account.ts';
import { chosenReminder, pendingReminder, reminders, setReminder } from './reminders-store.ts';

/** Guests are asked to sign in first; then what they had clicked is done. */
export function useReminder(activityId: number, isReminded: boolean) {
  const text = useText();
  const toast = useToast();
  const userId = useAccount()?.userId;
  const isOn = useExternalStore(reminders, (state) => chosenReminder(state, userId, activityId)) ?? isReminded;

  const resumePending = useEffectEvent((buyer: string) => {
    if (pendingReminder.take((id) => id === activityId) !== undefined) void setAndToast(buyer, true);
  });
  useEffect(() => {
    if (userId !== undefined) resumePending(userId);
  }, [userId]);

  function toggle() {
    if (userId !== undefined) return void setAndToast(userId, !isOn);
    pendingReminder.remember(activityId);
    announce({ kind: 'signedOut' });
  }

  async function setAndToast(buyer: string, wish: boolean) {
    const outcome = await setReminder(buyer, activityId, wish);
    if (outcome === 'on') toast.success(text('activities.reminder.set'));
    if (outcome === 'off') toast.success(text('activities.reminder.removed'));
    if (outcome === 'tooLate') toast.error(text('activities.reminder.tooLate'));
  }
  return { isOn, toggle };
}
