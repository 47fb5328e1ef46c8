import { dayOf, daysFrom } from '../site/days.ts';
import { instantOf } from '../site/local-time.ts';

/** A day has twelve rounds of two hours, from midnight by the clocks of the mall. */
export const FLASH_ROUNDS = 12;
export const ROUND_HOURS = 2;

/** An unpaid order of a flash sale holds its pieces for this long. */
export const FLASH_UNPAID_MINUTES = 15;

export const FLASH_RULES = {
  /** Pieces of one SKU in the pool of a flash sale. */
  piecesAtMost: 10_000,
  /** Days from today for which stores can apply. */
  daysAhead: 14,
  /** Products of a store in one round, unless staff set another number. */
  productsPerStore: 5,
  productsPerStoreAtMost: 100,
} as const;

/** The round that a store applies for. */
export interface FlashRound {
  /** `2026-11-17`, of the mall's time zone. */
  readonly day: string;
  /** 0 begins at midnight, 11 at 22:00. */
  readonly round: number;
}

/**
 * Start and end of a round by the clocks of the time zone. On a day with a clock change, one round is shorter or
 * longer.
 */
export function roundTimes({ day, round }: FlashRound, timeZone: string): { startsAt: Date; endsAt: Date } {
  const [, nextDay = day] = daysFrom(day, 2);
  const isLast = round + 1 >= FLASH_ROUNDS;
  return {
    startsAt: instantOf(day, round * ROUND_HOURS, timeZone),
    endsAt: isLast ? instantOf(nextDay, 0, timeZone) : instantOf(day, (round + 1) * ROUND_HOURS, timeZone),
  };
}

/** The round in which a moment falls. */
export function roundAt(moment: Date, timeZone: string): FlashRound {
  const day = dayOf(moment, timeZone);
  let round = 0;
  while (round + 1 < FLASH_ROUNDS && instantOf(day, (round + 1) * ROUND_HOURS, timeZone) <= moment) round += 1;
  return { day, round };
}

/** States of a flash sale as buyers see them. Each has a name in the catalogues. */
export const FLASH_STATES = ['notStarted', 'ongoing', 'ended', 'soldOut'] as const;
export type FlashState = (typeof FLASH_STATES)[number];

interface FlashSaleFacts {
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Pieces that can be bought now. */
  readonly left: number;
}

export function flashState({ startsAt, endsAt, left }: FlashSaleFacts, now: Date): FlashState {
  if (endsAt <= now) return 'ended';
  if (startsAt > now) return 'notStarted';
  return left > 0 ? 'ongoing' : 'soldOut';
}

/** The mall's decision about a flash sale. `none`: activities of other kinds need no approval. */
export const APPROVALS = ['none', 'waiting', 'approved', 'refused'] as const;
