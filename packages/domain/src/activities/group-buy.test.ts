import { describe, expect, it } from 'vitest';
import { freeOrdinal, isFull, joinObjection, nextLeader } from './group-buy.ts';

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
    expect([freeOrdinal(3, []), freeOrdinal(3, [1, 3]), freeOrdinal(3, [1, 2, 3])]).toEqual([1, 2, undefined]);
  });

  it('fill the group when all are paid', () => {
    const [paid, unpaid] = [{ isPaid: true }, { isPaid: false }];
    expect([isFull(2, [paid]), isFull(2, [paid, unpaid]), isFull(2, [paid, paid])]).toEqual([false, false, true]);
  });

  it('pass the lead to the first paid one, else to the first', () => {
    const ada = { userId: 'ada', ordinal: 2, isPaid: false };
    const ben = { userId: 'ben', ordinal: 4, isPaid: true };
    expect([nextLeader([]), nextLeader([ada]), nextLeader([ben, ada])]).toEqual([undefined, 'ada', 'ben']);
  });
});
