/** Number of buyers in a group. */
export const GROUP_SIZE = { least: 2, most: 10, usual: 3 } as const;

/** Time for a group to fill, counted from its leader's payment. */
export const GROUP_HOURS = 24;

/** `filled`: all places are paid. `failed`: not full in time, everyone has left, or the activity was taken down. */
export const GROUP_STATES = ['open', 'filled', 'failed'] as const;
export type GroupState = (typeof GROUP_STATES)[number];

interface Standing {
  readonly state: GroupState;
  readonly size: number;
  /** Places that are taken, paid or not. */
  readonly taken: number;
  /** Null until the leader has paid; until then nobody else can join. */
  readonly expiresAt: Date | null;
}

export type JoinObjection = 'group.notFound' | 'group.over' | 'group.full';

/** Why a group cannot be joined; undefined when it can. */
export function joinObjection({ state, size, taken, expiresAt }: Standing, now: Date): JoinObjection | undefined {
  if (state === 'filled') return 'group.full';
  if (state === 'failed') return 'group.over';
  if (!expiresAt) return 'group.notFound';
  if (expiresAt <= now) return 'group.over';
  return taken < size ? undefined : 'group.full';
}

/** The lowest free place; undefined when there is none. */
export function freeOrdinal(size: number, taken: readonly number[]): number | undefined {
  for (let ordinal = 1; ordinal <= size; ordinal += 1) if (!taken.includes(ordinal)) return ordinal;
  return undefined;
}

interface Member {
  readonly userId: string;
  readonly ordinal: number;
  readonly isPaid: boolean;
}

/** The new leader when the leader has left: the first member who has paid, else the first member. */
export function nextLeader(members: readonly Member[]): string | undefined {
  const first = (those: readonly Member[]) => those.toSorted((one, other) => one.ordinal - other.ordinal)[0]?.userId;
  return first(members.filter(({ isPaid }) => isPaid)) ?? first(members);
}

export function isFull(size: number, members: readonly Pick<Member, 'isPaid'>[]): boolean {
  return members.filter(({ isPaid }) => isPaid).length >= size;
}
