import { createWishes } from '../../accounts/wish-store.ts';

/** Activities that the buyer wants a mail about when they start. */
export const reminderWishes = createWishes(
  'reminders',
  async () => (await import('./reminder-calls.ts')).storeReminder,
);
