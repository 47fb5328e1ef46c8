import { describe, expect, it } from 'vitest';
import { firstFreeOrdinal, isFull, joinObjection, nextLeader } from './group-buy.ts';

const NOW = new Date('2026-05-01T12:00:00Z');
const LATER = new Date('2026-05-01T12:00:01Z');
const open = { state: 'open', size: 3, taken: 1, expiresAt: LATER } as const;

describe('joinObjection', () => {
  it.each([
    ['a group with a free place', open, undefined],
    ['a group whose leader has not paid', { ...open, expiresAt: null }, 'group.notFound'],
    ['a group at the end of its time', { ...open, expiresAt: NOW }, 'group.over'],
    ['a group without a free place', { ...open, taken: 3 }, 'group.full'],
    ['a group that is filled', { ...open, state: 'filled', taken: 3 }, 'group.full'],
    ['a group that has failed', { ...open, state: 'failed' }, 'group.over'],
  ] as const)('checks %s', (_, group, objection) => {
    expect(joinObjection(group, NOW)).toBe(objection);
  });
});

describe('places of a group', () => {
  it('are taken from the lowest free number', () => {
    expect([firstFreeOrdinal(3, []), firstFreeOrdinal(3, [1, 3]), firstFreeOrdinal(3, [1, 2, 3])]).toEqual([
      1,
      2,
      undefined,
    ]);
  });

  it('fill the group when all are paid', () => {
    const [paid, unpaid] = [{ isPaid: true }, { isPaid: false }];
    expect([isFull(2, [paid]), isFull(2, [paid, unpaid]), isFull(2, [paid, paid])]).toEqual([false, false, true]);
  });

  it('pass the lead to the member who paid first, else to the one who took a place first', () => {
    const ada = { userId: 'ada', tradeId: 1, paidAt: null };
    const ben = { userId: 'ben', tradeId: 4, paidAt: NOW };
    const eve = { userId: 'eve', tradeId: 3, paidAt: LATER };
    const dan = { userId: 'dan', tradeId: 2, paidAt: null };
    expect(nextLeader([])).toBeUndefined();
    expect(nextLeader([dan, ada])).toBe('ada');
    expect(nextLeader([dan, eve, ada])).toBe('eve');
    expect(nextLeader([eve, ada, ben])).toBe('ben');
  });
});
