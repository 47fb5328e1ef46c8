import { describe, expect, it } from 'vitest';
import { stageOf } from './top-up-message.tsx';

describe('stageOf a top-up', () => {
  it.each([
    ['open', 'none', 'waiting'],
    ['pending', 'pending', 'waiting'],
    ['paid', 'succeeded', 'paid'],
    ['open', 'failed', 'failed'],
    ['closed', 'failed', 'failed'],
    ['closed', 'pending', 'unclear'],
    ['closed', 'refunding', 'refunding'],
    ['closed', 'refunded', 'refunded'],
  ] as const)('in state %s whose last attempt is %s: %s', (state, lastTry, stage) => {
    expect(stageOf({ state, lastTry, amount: 20 })).toBe(stage);
  });
});
