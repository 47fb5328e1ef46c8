import { describe, expect, it } from 'vitest';
import { shownTabs } from './round-list.ts';

type Rounds = Parameters<typeof shownTabs>[0];

const TODAY = '2026-11-17';
const TOMORROW = '2026-11-18';

function round(day: string, number: number, state: Rounds[number]['state'], products: number): Rounds[number] {
  const startTimeIso = `${day}T${String(number * 2).padStart(2, '0')}:00:00.000Z`;
  return { day, round: number, state, products, startTime: '', endTime: '', startTimeIso, endTimeIso: '' };
}

const ROUNDS = [
  round(TODAY, 3, 'ended', 0),
  round(TODAY, 4, 'ongoing', 8),
  round(TODAY, 5, 'notStarted', 0),
  round(TODAY, 6, 'notStarted', 2),
  round(TOMORROW, 0, 'notStarted', 0),
  round(TOMORROW, 1, 'notStarted', 4),
  round(TOMORROW, 2, 'notStarted', 5),
];

const numbers = ({ tabs }: ReturnType<typeof shownTabs>) => tabs.map((tab) => tab.round);

describe('round tabs', () => {
  it('are the current round, later ones with products, and one for tomorrow', () => {
    const shown = shownTabs(ROUNDS, { day: TODAY, round: 4 });
    expect(numbers(shown)).toEqual([4, 6]);
    expect(shown.otherDay).toEqual({ isToday: false, first: { day: TOMORROW, round: 1 }, products: 9 });
  });

  it('include the open round, whatever its state', () => {
    expect(numbers(shownTabs(ROUNDS, { day: TODAY, round: 3 }))).toEqual([3, 4, 6]);
    expect(numbers(shownTabs(ROUNDS, { day: TODAY, round: 5 }))).toEqual([4, 5, 6]);
  });

  it('are the rounds of tomorrow if one is open, and the current round', () => {
    const shown = shownTabs(ROUNDS, { day: TOMORROW, round: 1 });
    expect(numbers(shown)).toEqual([1, 2]);
    expect(shown.otherDay).toEqual({ isToday: true, first: undefined, products: 10 });
  });

  it('are empty without rounds', () => {
    expect(shownTabs([], null)).toEqual({ tabs: [], otherDay: undefined });
  });
});
