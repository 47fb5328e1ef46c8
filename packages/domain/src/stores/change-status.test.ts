import { describe, expect, it } from 'vitest';
import { mayStaffSet, mayStoreSwitch, STAFF_STATUSES } from './change-status.ts';
import { STORE_STATUS } from './store-status.ts';

const choices = (status: number, isStatusByPlatform: boolean) =>
  STAFF_STATUSES.filter((wanted) => mayStaffSet({ status, isStatusByPlatform }, wanted));

describe('mayStaffSet', () => {
  it.each([
    ['open', STORE_STATUS.normal, false, ['paused', 'offline', 'abnormal']],
    ['paused by staff', STORE_STATUS.paused, true, ['normal', 'offline', 'abnormal']],
    ['paused by itself', STORE_STATUS.paused, false, ['paused', 'offline', 'abnormal']],
    ['offline', STORE_STATUS.offline, true, ['normal', 'paused', 'abnormal']],
    ['abnormal', STORE_STATUS.abnormal, true, ['normal', 'paused', 'offline']],
    ['not accepted yet', STORE_STATUS.underReview, false, []],
  ] as const)('offers the possible statuses for a store that is %s', (_what, status, isByPlatform, expected) => {
    expect(choices(status, isByPlatform)).toEqual(expected);
  });
});

describe('mayStoreSwitch', () => {
  it('allows a store to switch unless the platform decided its status', () => {
    const may = (status: number, isStatusByPlatform = false) => mayStoreSwitch({ status, isStatusByPlatform });
    expect([may(STORE_STATUS.normal), may(STORE_STATUS.paused)]).toEqual([true, true]);
    expect([may(STORE_STATUS.paused, true), may(STORE_STATUS.offline)]).toEqual([false, false]);
  });
});
