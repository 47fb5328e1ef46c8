import { describe, expect, it } from 'vitest';
import { afterCollecting, afterRefusal } from './use-collect-coupon.ts';

describe('afterCollecting and afterRefusal', () => {
  it('keeps a coupon collectable while the limit allows one more', () => {
    expect(afterCollecting({ ownCount: 0, limitNum: 2 })).toEqual({ ownCount: 1, state: 'free' });
    expect(afterCollecting({ ownCount: 1, limitNum: 2 })).toEqual({ ownCount: 2, state: 'collected' });
  });

  it('keeps the state after a refusal, or takes the state that the refusal implies', () => {
    const before = { ownCount: 0, state: 'free' } as const;
    expect(afterRefusal(before, 'server.fault')).toEqual(before);
    expect(afterRefusal(before, 'access.signIn')).toEqual(before);
    expect(afterRefusal(before, 'coupon.soldOut')).toEqual({ ownCount: 0, state: 'soldOut' });
    expect(afterRefusal(before, 'coupon.limit')).toEqual({ ownCount: 0, state: 'collected' });
    expect(afterRefusal(before, 'coupon.ended')).toEqual({ ownCount: 0, state: 'ended' });
  });
});
