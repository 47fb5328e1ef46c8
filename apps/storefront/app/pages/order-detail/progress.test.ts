import { describe, expect, it } from 'vitest';
import { stationsOf } from './progress.ts';

const order = {
  status: 1,
  mold: 0,
  createTime: '2026-05-01 10:00:00',
  payTime: null,
  dvyTime: null,
  finallyTime: null,
  completeTime: null,
  cancelTime: null,
};
const shown = (changes: Partial<Parameters<typeof stationsOf>[0]>) =>
  stationsOf({ ...order, ...changes }).map(
    ({ step, isReached, isHere }) => `${isHere ? '>' : isReached ? '+' : '-'}${step}`,
  );

describe('steps of an order', () => {
  it('follow its state', () => {
    expect(shown({})).toEqual(['>submitted', '-paid', '-shipped', '-received', '-completed']);
    expect(shown({ status: 2 })).toEqual(['+submitted', '>paid', '-shipped', '-received', '-completed']);
    expect(shown({ status: 3 })).toEqual(['+submitted', '+paid', '>shipped', '-received', '-completed']);
    expect(shown({ status: 4 })).toEqual(['+submitted', '+paid', '+shipped', '>received', '-completed']);
    expect(shown({ status: 5 })).toEqual(['+submitted', '+paid', '+shipped', '+received', '>completed']);
  });

  it('have no shipping for virtual products', () => {
    expect(shown({ mold: 1, status: 3 })).toEqual(['+submitted', '>paid', '-received', '-completed']);
  });

  it('end with the closing of an order', () => {
    expect(shown({ status: 6 })).toEqual(['+submitted', '>closed']);
    expect(shown({ status: 6, payTime: '2026-05-01 10:01:00' })).toEqual(['+submitted', '+paid', '>closed']);
  });
});
