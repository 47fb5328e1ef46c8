import { describe, expect, it } from 'vitest';
import type { RefundStep } from '../../features/refunds/refund.ts';
import { RETURN_ADDRESS } from '../../features/refunds/testing/sample-refund.ts';
import { stationsOf } from './progress.ts';

const REQUEST = {
  returnMoneySts: 1,
  applyType: 1,
  applyTime: '2026-05-01 10:00:00',
  steps: [],
  dispute: null,
  returnAddress: null,
  express: null,
};

const step = (what: RefundStep['what'], day: number) => ({
  what,
  by: 'seller' as const,
  of: null,
  time: `2026-05-0${day} 10:00:00`,
  words: '',
  imgs: [],
  amount: null,
});

const ruled = (ruling: 'full' | 'part' | 'refused' | null) => ({
  reason: 'other' as const,
  words: '',
  imgs: [],
  time: '2026-05-03 10:00:00',
  evidenceEndTimeIso: '2026-05-06T10:00:00Z',
  ruling,
  rulingWords: '',
  rulingTime: null,
});

/** `applied accepted* refunded-`: `*` marks the current station, `-` those ahead. */
function way(changes: Partial<Parameters<typeof stationsOf>[0]>): string {
  return stationsOf({ ...REQUEST, ...changes })
    .map(({ step: name, isReached, isHere }) => `${name}${isHere ? '*' : isReached ? '' : '-'}`)
    .join(' ');
}

describe('stationsOf a request', () => {
  it.each([
    [{}, 'applied* accepted- refunded-'],
    [{ returnMoneySts: 2 }, 'applied accepted* refunded-'],
    [{ returnMoneySts: 5 }, 'applied accepted refunded*'],
    [{ applyType: 2, returnMoneySts: 3 }, 'applied accepted sentBack* received- refunded-'],
    [{ returnMoneySts: 7 }, 'applied refused*'],
    [
      { applyType: 2, returnMoneySts: 7, steps: [step('refused', 4), step('sentBack', 3), step('accepted', 2)] },
      'applied accepted sentBack refused*',
    ],
    [{ returnMoneySts: 8, dispute: ruled(null) }, 'applied refused disputed* ruled-'],
    [{ returnMoneySts: -1, dispute: ruled('refused') }, 'applied refused disputed closed*'],
    [{ returnMoneySts: -1 }, 'applied closed*'],
    [{ returnMoneySts: 6 }, 'applied withdrawn*'],
    [{ applyType: 2, returnMoneySts: 2, dispute: ruled('part') }, 'applied refused disputed ruled* refunded-'],
    [{ returnMoneySts: 5, dispute: ruled('full') }, 'applied refused disputed ruled refunded*'],
    [
      { returnMoneySts: 3, dispute: ruled('full'), returnAddress: RETURN_ADDRESS },
      'applied refused disputed ruled sentBack* received- refunded-',
    ],
  ])('with %o are %s', (changes, expected) => {
    expect(way(changes)).toBe(expected);
  });

  it('have the last time at which a step was reached', () => {
    const [applied, accepted] = stationsOf({
      ...REQUEST,
      returnMoneySts: 2,
      steps: [step('accepted', 4), step('resubmitted', 3), step('refused', 2), step('applied', 1)],
    });
    expect([applied?.time, accepted?.time]).toEqual(['2026-05-03 10:00:00', '2026-05-04 10:00:00']);
  });
});
