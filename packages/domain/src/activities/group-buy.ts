/** Number of buyers in a group. */
export const GROUP_SIZE = { least: 2, most: 10, usual: 3 } as const;

/** Time for a group to fill, counted from its leader's payment. */
export const GROUP_HOURS = 24;

/** `filled`: all places are paid. `failed`: not full in time, everyone has left, or the activity was taken down. */
export const GROUP_STATES = ['open', 'filled', 'failed'] as const;
export type GroupState = (typeof GROUP_STATES)[number];

interface GroupFacts {
  readonly state: GroupState;
  readonly size: number;
  /** Places that are taken, paid or not. */
  readonly taken: number;
  /** Null until the leader has paid; until then nobody else can join. */
  readonly expiresAt: Date | null;
}

export type JoinObjection = 'group.notFound' | 'group.over' | 'group.full';

/** Why a group cannot be joined; undefined when it can. */
export function joinObjection({ state, size, taken, expiresAt }: GroupFacts, now: Date): JoinObjection | undefined {
  if (state === 'filled') return 'group.full';
  if (state === 'failed') return 'group.over';
  if (!expiresAt) return 'group.notFound';
  if (expiresAt <= now) return 'group.over';
  return taken < size ? undefined : 'group.full';
}

/** The lowest free place; undefined when there is none. */
export function firstFreeOrdinal(size: number, taken: readonly number[]): number | undefined {
  for (let ordinal = 1; ordinal <= size; ordinal += 1) if (!taken.includes(ordinal)) return ordinal;
  return undefined;
}

interface Member {
  readonly userId: string;
  /** Trades are numbered in the order in which their places were taken. */
  readonly tradeId: number;
  /** Null while the place is held for an unpaid order. */
  readonly paidAt: Date | null;
}

/**
 * The new leader when the leader has left: who paid first, else who took a place first. Ordinals do not tell, since one
 * that became free is given again.
 */
export function nextLeader(members: readonly Member[]): string | undefined {
  const paidTime = ({ paidAt }: Member) => paidAt?.getTime() ?? Number.MAX_SAFE_INTEGER;
  const [first] = members.toSorted((one, other) => paidTime(one) - paidTime(other) || one.tradeId - other.tradeId);
  return first?.userId;
}

export function isFull(size: number, members: readonly { readonly isPaid: boolean }[]): boolean {
  return members.filter(({ isPaid }) => isPaid).length >= size;
}
