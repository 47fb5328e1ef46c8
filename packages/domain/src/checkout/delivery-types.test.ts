import { describe, expect, it } from 'vitest';
import { canBeDeliveredBy, deliveryTypesFor, needsAddress } from './delivery-types.ts';

const able = { hasPickupPoints: true, deliversSameCity: true };
const sent = (...deliveryTypes: number[]) => ({ isVirtual: false, deliveryTypes });
const virtual = { isVirtual: true, deliveryTypes: [3] };

describe('delivery types', () => {
  it.each([
    ['all that items and store allow, courier first', [sent(4, 2, 1)], able, [1, 4, 2]],
    ['what all items have in common', [sent(1, 2), sent(1, 4)], able, [1]],
    ['none when they have none in common', [sent(2), sent(1)], able, []],
    ['no pickup without pickup points', [sent(1, 2, 4)], { hasPickupPoints: false, deliversSameCity: false }, [1]],
    ['none needed for virtual items', [virtual], able, [3]],
    ['any for virtual items together with others', [virtual, sent(2)], able, [2]],
  ])('are %s', (_, lines, store, ways) => {
    expect(deliveryTypesFor(lines, store)).toEqual(ways);
  });

  it('are checked per item when the items have none in common', () => {
    const goods = [sent(2), sent(1), virtual];
    expect(goods.map((line) => canBeDeliveredBy(1, line, able))).toEqual([false, true, true]);
    expect(goods.map((line) => canBeDeliveredBy(2, line, able))).toEqual([true, false, true]);
    expect(canBeDeliveredBy(2, sent(2), { ...able, hasPickupPoints: false })).toBe(false);
    expect(canBeDeliveredBy(3, sent(1, 2, 3), able)).toBe(false);
  });

  it('require an address only for courier and same-city delivery', () => {
    expect(([1, 2, 3, 4] as const).filter(needsAddress)).toEqual([1, 4]);
  });
});
