import { createToggleStore } from '../../accounts/toggle-store.ts';

/** Activities that the buyer wants a mail about when they start. */
export const reminderToggles = createToggleStore(
  'reminders',
  async () => (await import('./reminder-calls.ts')).storeReminder,
);
