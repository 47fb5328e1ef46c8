/**
 * States of an activity as stores and staff see them; each has a name in the catalogues. They follow from the clock: no
 * job has to start or end an activity. An activity that still waits for approval when its time is over counts as ended.
 */
export const ACTIVITY_STATES = [
  'waiting',
  'refused',
  'notStarted',
  'ongoing',
  'soldOut',
  'ended',
  'takenDown',
] as const;
export type ActivityState = (typeof ACTIVITY_STATES)[number];

/** A sold-out activity still runs: pieces of orders that stay unpaid come back. */
export function isRunning(state: ActivityState): boolean {
  return state === 'ongoing' || state === 'soldOut';
}
