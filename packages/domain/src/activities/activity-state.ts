import type { APPROVALS } from './flash-sale.ts';

/** As buyers, stores and staff see an activity. Each has a name in the catalogues. */
export const ACTIVITY_STATES = ['waiting', 'refused', 'notStarted', 'ongoing', 'ended', 'takenDown'] as const;
export type ActivityState = (typeof ACTIVITY_STATES)[number];

interface Dated {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly isTakenDown: boolean;
  /** Of a kind that the mall approves: what it has said. One that still waits at its end has ended without ever running. */
  readonly approval?: (typeof APPROVALS)[number];
}

/** Follows the clock: nobody has to switch an activity on or off. It runs from its first to just before its last instant. */
export function activityState({ startsAt, endsAt, isTakenDown, approval = 'none' }: Dated, now: Date): ActivityState {
  if (isTakenDown) return 'takenDown';
  if (approval === 'refused') return 'refused';
  if (now >= endsAt) return 'ended';
  if (approval === 'waiting') return 'waiting';
  return now < startsAt ? 'notStarted' : 'ongoing';
}
