/**
 * As stores and staff see an activity; each has a name in the catalogues. It follows the clock: nobody has to switch an activity
 * on or off. One that still waits for approval at its end has ended without ever running.
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

/** One that is sold out runs on: pieces of orders that are not paid come back. */
export function isRunning(state: ActivityState): boolean {
  return state === 'ongoing' || state === 'soldOut';
}
