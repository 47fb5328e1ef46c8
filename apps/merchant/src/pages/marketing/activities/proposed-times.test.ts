import { expect, it } from 'vitest';
import { defaultTimes, timesOfCopy } from './proposed-times.ts';

const at = (text: string) => new Date(`${text}Z`);

it('defaultTimes returns one week from the next full hour', () => {
  expect(defaultTimes(at('2026-11-16T09:20:10'))).toEqual({
    startTime: '2026-11-16 10:00:00',
    endTime: '2026-11-23 10:00:00',
  });
});

it.each([
  ['ended long ago', '2026-10-01 08:00:00', '2026-10-03 20:00:00', '2026-11-17 08:00:00', '2026-11-19 20:00:00'],
  ['still runs', '2026-11-15 08:00:00', '2026-11-18 20:00:00', '2026-11-19 08:00:00', '2026-11-22 20:00:00'],
  ['has not begun', '2026-12-01 08:00:00', '2026-12-01 10:00:00', '2026-12-02 08:00:00', '2026-12-02 10:00:00'],
  ['lasts whole days', '2026-12-01 08:00:00', '2026-12-03 08:00:00', '2026-12-03 08:00:00', '2026-12-05 08:00:00'],
])(
  'timesOfCopy moves the times into the future at the same time of day: the original %s',
  (_, startTime, endTime, newStart, newEnd) => {
    const copy = timesOfCopy({ startTime, endTime }, at('2026-11-16T09:20:10'));
    expect(copy).toEqual({ startTime: newStart, endTime: newEnd });
  },
);
