import { describe, expect, it } from 'vitest';
import { formatApiTime, isApiTime, parseApiTime } from './api-time.ts';

describe('formatApiTime', () => {
  it('writes UTC without milliseconds', () => {
    expect(formatApiTime(new Date('2026-01-31T18:30:05.999+01:00'))).toBe('2026-01-31 17:30:05');
  });
});

describe('isApiTime', () => {
  it.each([
    ['2026-01-31 17:30:05', true],
    ['2028-02-29 00:00:00', true],
    ['2026-02-29 00:00:00', false],
    ['2026-01-99 00:00:00', false],
    ['2026-01-31 24:00:00', false],
    ['2026-01-31', false],
    ['0001-01-01 00:00:00', true],
    ['0000-01-01 00:00:00', false],
    ['', false],
  ])('returns for "%s": %s', (text, expected) => expect(isApiTime(text)).toBe(expected));
});

describe('parseApiTime', () => {
  it('reads UTC', () => expect(parseApiTime('2026-01-31 17:30:05').toISOString()).toBe('2026-01-31T17:30:05.000Z'));
  it('returns an invalid date for a day that does not exist', () => {
    expect(parseApiTime('2026-01-99 00:00:00').getTime()).toBeNaN();
  });
});
