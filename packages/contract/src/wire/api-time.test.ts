import { describe, expect, it } from 'vitest';
import { formatApiTime, parseApiTime } from './api-time.ts';

describe('formatApiTime', () => {
  it('writes UTC without milliseconds', () => {
    expect(formatApiTime(new Date('2026-01-31T18:30:05.999+01:00'))).toBe('2026-01-31 17:30:05');
  });
});

describe('parseApiTime', () => {
  it('reads UTC', () => expect(parseApiTime('2026-01-31 17:30:05').toISOString()).toBe('2026-01-31T17:30:05.000Z'));
  it('is an invalid date for a day that does not exist', () => {
    expect(parseApiTime('2026-01-99 00:00:00').getTime()).toBeNaN();
  });
});
