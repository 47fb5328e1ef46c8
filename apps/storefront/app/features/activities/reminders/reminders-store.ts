import { createExternalStore } from '../../../ui/external-store.ts';
import { pendingIntent } from '../../accounts/pending-intent.ts';
import type { Reply } from './reminder-calls.ts';

interface Reminders {
  readonly userId: string | undefined;
  /** What this buyer has chosen on this page, by activity; of others the page's data knows. */
  readonly chosen: ReadonlyMap<number, boolean>;
}

/** Shared by all buttons of the page: several products are of one activity. */
export const reminders = createExternalStore<Reminders>('reminders', { userId: undefined, chosen: new Map() });

/** The click of a guest, or of a buyer whose session has ended: done after they have signed in. */
export const pendingReminder = pendingIntent('pendingReminder', (value): value is number =>
  Number.isSafeInteger(value),
);

export function chosenReminder({ userId, chosen }: Reminders, ofUserId: string | undefined, activityId: number) {
  return userId === ofUserId ? chosen.get(activityId) : undefined;
}

function choose(userId: string, activityId: number, isOn: boolean): void {
  const now = reminders.get();
  const before = now.userId === userId ? now.chosen : new Map<number, boolean>();
  reminders.set({ userId, chosen: new Map([...before, [activityId, isOn]]) });
}

/** The last click on buttons whose first is still on its way to the server. */
const wanted = new Map<number, boolean>();

type Outcome = 'on' | 'off' | Exclude<Reply, 'stored'>;

/**
 * The button changes at once, and back when the server refuses. There is one call at a time for each activity, and another
 * one if it was clicked again meanwhile. Answers nothing when an earlier click takes care of it.
 */
export async function setReminder(userId: string, activityId: number, isOn: boolean): Promise<Outcome | undefined> {
  const isUnderWay = wanted.has(activityId);
  wanted.set(activityId, isOn);
  choose(userId, activityId, isOn);
  if (isUnderWay) return undefined;
  const calls = await import('./reminder-calls.ts').catch(() => undefined);
  let stored = !isOn;
  let reply: Reply = 'stored';
  while (reply === 'stored' && wanted.get(activityId) !== stored) {
    const next: boolean = wanted.get(activityId) ?? isOn;
    reply = (await calls?.storeReminder(activityId, next)) ?? 'refused';
    if (reply === 'stored') stored = next;
  }
  if (reply === 'guest' && wanted.get(activityId)) pendingReminder.remember(activityId);
  wanted.delete(activityId);
  choose(userId, activityId, stored);
  if (reply !== 'stored') return reply;
  return stored ? 'on' : 'off';
}
