import { expect, it } from 'vitest';
import { openRateLimit } from './buyer-rate-limit.ts';

it('openRateLimit counts requests per buyer, in a window that starts with the first request', () => {
  let now = 1_000;
  const limit = openRateLimit({ requests: 2, windowMs: 100, nowMs: () => now });
  const allowed = (userId: string, times: number) => Array.from({ length: times }, () => limit.allows(userId));
  expect(allowed('ada', 3)).toEqual([true, true, false]);
  expect(allowed('ben', 2)).toEqual([true, true]);
  now += 99;
  // Further requests do not extend the window.
  expect([limit.allows('ada'), limit.allows('ben')]).toEqual([false, false]);
  now += 1;
  expect(allowed('ada', 3)).toEqual([true, true, false]);
});
