import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PARCEL_STATE, parcelStateOf, parcelsInOneState, type ReportedState } from './parcel-state.ts';

const { none, collected, inTransit, inCity, signed, problem } = PARCEL_STATE;
const report = (state: ReportedState, minute: number) => ({
  state,
  happenedAt: new Date(Date.UTC(2026, 0, 1, 0, minute)),
});

describe('parcelStateOf', () => {
  it.each([
    [[], none],
    [[report(collected, 1)], collected],
    [[report(inTransit, 2), report(collected, 1)], inTransit],
    [[report(inTransit, 1), report(problem, 2)], problem],
    [[report(problem, 2), report(inCity, 3)], inCity],
    [[report(collected, 1), report(inTransit, 1)], inTransit],
    [[report(signed, 1), report(inTransit, 2), report(problem, 3)], signed],
  ])('for %j is %i', (reports, state) => {
    expect(parcelStateOf(reports)).toBe(state);
  });

  it('does not depend on order and repetition of the reports', () => {
    const reports = fc.array(
      fc.record({
        state: fc.constantFrom<ReportedState>(collected, inTransit, inCity, signed, problem),
        happenedAt: fc.integer({ min: 0, max: 5 }).map((minute) => new Date(minute * 60_000)),
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(reports, fc.infiniteStream(fc.integer({ min: 0, max: 1_000 })), (all, dice) => {
        const mixed = [...all, ...all]
          .map((one) => ({ one, at: Number(dice.next().value) }))
          .toSorted((a, b) => a.at - b.at)
          .map(({ one }) => one);
        expect(parcelStateOf(mixed)).toBe(parcelStateOf(all));
      }),
    );
  });
});

describe('parcelsInOneState', () => {
  it.each([
    [[], none],
    [[signed, signed], signed],
    [[signed, inTransit], inTransit],
    [[inCity, none], none],
    [[signed, problem, collected], problem],
  ] as const)('for %j is %i', (states, state) => {
    expect(parcelsInOneState(states)).toBe(state);
  });
});
