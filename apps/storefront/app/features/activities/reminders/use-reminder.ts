import { useToggle } from '../../accounts/use-toggle.ts';
import { reminderToggles } from './reminders-store.ts';

const TOASTS = {
  on: 'activities.reminder.set',
  off: 'activities.reminder.removed',
  tooLate: 'activities.reminder.tooLate',
} as const;

export function useReminder(activityId: number, isReminded: boolean) {
  return useToggle(reminderToggles, activityId, { isLoadedOn: isReminded, toasts: TOASTS });
}
