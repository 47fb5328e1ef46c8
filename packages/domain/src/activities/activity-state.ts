/** As buyers, stores and staff see an activity. Each has a name in the catalogues. */
export const ACTIVITY_STATES = ['notStarted', 'ongoing', 'ended', 'takenDown'] as const;
export type ActivityState = (typeof ACTIVITY_STATES)[number];

interface Dated {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly isTakenDown: boolean;
}

/** Follows the clock: nobody has to switch an activity on or off. It runs from its first to just before its last instant. */
export function activityState({ startsAt, endsAt, isTakenDown }: Dated, now: Date): ActivityState {
  if (isTakenDown) return 'takenDown';
  if (now < startsAt) return 'notStarted';
  return now < endsAt ? 'ongoing' : 'ended';
}
