import type { flashSalePage } from '@galleria/contract/activities/flash-sale';
import type { OutputOf } from '@galleria/contract/operation';

type Round = OutputOf<typeof flashSalePage>['rounds'][number];
type Shown = Pick<Round, 'day' | 'round'> | null;

export interface RoundTab {
  readonly day: string;
  readonly round: number;
  readonly state: Round['state'];
  readonly startTimeIso: string;
  readonly products: number;
}

/** A tab for the whole of another day. */
interface DayTab {
  readonly isToday: boolean;
  readonly first: { readonly day: string; readonly round: number } | undefined;
  readonly products: number;
}

/**
 * The rounds of the shown day, and one tab for the other day. Rounds that are over, and coming ones without products,
 * are left out unless one of them is shown.
 */
export function shownTabs(rounds: readonly Round[], shown: Shown): { tabs: RoundTab[]; otherDay: DayTab | undefined } {
  const [today] = rounds;
  const day = shown?.day ?? today?.day;
  const isShown = (one: Round) => one.day === shown?.day && one.round === shown.round;
  const visible = rounds.filter((one) => isShown(one) || one.state === 'ongoing' || isUpcoming(one));
  const others = rounds.filter((one) => one.day !== day && (one.state === 'ongoing' || isUpcoming(one)));
  const [first] = others;
  return {
    tabs: visible.filter((one) => one.day === day).map(tabOf),
    otherDay: first && {
      isToday: first.day === today?.day,
      // The current round is the default of the address.
      first: first.state === 'ongoing' ? undefined : { day: first.day, round: first.round },
      products: others.reduce((sum, { products }) => sum + products, 0),
    },
  };
}

function isUpcoming({ state, products }: Round): boolean {
  return state === 'notStarted' && products > 0;
}

function tabOf({ day, round, state, startTimeIso, products }: Round): RoundTab {
  return { day, round, state, startTimeIso, products };
}
