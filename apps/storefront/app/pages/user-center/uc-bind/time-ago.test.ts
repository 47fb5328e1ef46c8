import { expect, it } from 'vitest';
import { timeAgo } from './time-ago.ts';

const NOW = Date.UTC(2026, 4, 10, 12, 0, 0);

it.each([
  ['2026-05-10 11:59:30', 'now'],
  ['2026-05-10 12:00:05', 'now'],
  ['2026-05-10 11:58:59', '1 minute ago'],
  ['2026-05-10 09:30:00', '2 hours ago'],
  ['2026-05-09 11:00:00', 'yesterday'],
  ['2026-04-10 12:00:00', '30 days ago'],
])('timeAgo formats %s as %s', (time, expected) => {
  expect(timeAgo('en', time, NOW)).toBe(expected);
});
