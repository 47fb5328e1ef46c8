import { createWishes } from '../../accounts/wish-store.ts';

/** Activities of which the buyer wants a mail when they start. */
export const reminderWishes = createWishes(
  'reminders',
  async () => (await import('./reminder-calls.ts')).storeReminder,
);
