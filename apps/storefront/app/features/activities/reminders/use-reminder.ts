import { useWish } from '../../accounts/use-wish.ts';
import { reminderWishes } from './reminders-store.ts';

const WORDS = {
  on: 'activities.reminder.set',
  off: 'activities.reminder.removed',
  tooLate: 'activities.reminder.tooLate',
} as const;

export function useReminder(activityId: number, isReminded: boolean) {
  return useWish(reminderWishes, activityId, { isLoadedOn: isReminded, words: WORDS });
}
