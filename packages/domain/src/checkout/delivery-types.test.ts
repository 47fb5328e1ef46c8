import { describe, expect, it } from 'vitest';
import { goesBy, needsAddress, waysFor } from './delivery-types.ts';

const able = { hasPickupPoints: true, bringsRound: true };
const sent = (...deliveryTypes: number[]) => ({ isVirtual: false, deliveryTypes });
const virtual = { isVirtual: true, deliveryTypes: [3] };

describe('the ways to a buyer', () => {
  it.each([
    ['all that the goods and the store allow, the courier first', [sent(4, 2, 1)], able, [1, 4, 2]],
    ['what all goods have in common', [sent(1, 2), sent(1, 4)], able, [1]],
    ['none when they have none in common', [sent(2), sent(1)], able, []],
    ['no counter where there is none', [sent(1, 2, 4)], { hasPickupPoints: false, bringsRound: false }, [1]],
    ['nothing to send for what is virtual', [virtual], able, [3]],
    ['what is virtual goes along with anything', [virtual, sent(2)], able, [2]],
  ])('are %s', (_, lines, store, ways) => {
    expect(waysFor(lines, store)).toEqual(ways);
  });

  it('are known for each of the goods where they have none in common', () => {
    const goods = [sent(2), sent(1), virtual];
    expect(goods.map((line) => goesBy(1, line, able))).toEqual([false, true, true]);
    expect(goods.map((line) => goesBy(2, line, able))).toEqual([true, false, true]);
    expect(goesBy(2, sent(2), { ...able, hasPickupPoints: false })).toBe(false);
    expect(goesBy(3, sent(1, 2, 3), able)).toBe(false);
  });

  it('lead to a door only with courier and rider', () => {
    expect(([1, 2, 3, 4] as const).filter(needsAddress)).toEqual([1, 4]);
  });
});
