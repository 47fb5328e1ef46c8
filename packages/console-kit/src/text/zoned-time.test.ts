import { describe, expect, it } from 'vitest';
import { fromZoned, toZoned } from './zoned-time.ts';

describe('times in a zone', () => {
  it.each([
    ['2026-01-15 12:30:00', 'Europe/Berlin', '2026-01-15T13:30'],
    ['2026-07-15 12:30:00', 'Europe/Berlin', '2026-07-15T14:30'],
    ['2026-07-15 18:45:00', 'Asia/Kolkata', '2026-07-16T00:15'],
    ['2026-07-15 00:00:00', 'UTC', '2026-07-15T00:00'],
    ['2026-03-08 06:59:00', 'America/New_York', '2026-03-08T01:59'],
    ['2026-03-08 07:00:00', 'America/New_York', '2026-03-08T03:00'],
  ])('%s in %s is %s, and back', (apiTime, zone, zoned) => {
    expect(toZoned(apiTime, zone)).toBe(zoned);
    expect(fromZoned(zoned, zone)).toBe(apiTime);
  });

  it('maps a time that the clock change skips to a time after it', () => {
    expect(fromZoned('2026-03-29T02:30', 'Europe/Berlin')).toBe('2026-03-29 01:30:00');
  });

  it('returns an empty string for an empty string', () => {
    expect(toZoned('', 'UTC')).toBe('');
    expect(fromZoned('', 'UTC')).toBe('');
  });
});
