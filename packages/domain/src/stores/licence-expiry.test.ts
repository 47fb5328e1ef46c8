import { describe, expect, it } from 'vitest';
import { daysUntilEnd, dueWarning, licenceState } from './licence-expiry.ts';

describe('licenceState', () => {
  const on = (day: string) => new Date(`${day}T12:00:00Z`);

  it('changes to ending weeks before the last day, and to ended after it', () => {
    expect(licenceState(null, on('2026-01-01'))).toBe('open');
    expect(licenceState('2027-01-01', on('2026-01-01'))).toBe('valid');
    expect(licenceState('2026-02-15', on('2026-01-01'))).toBe('ending');
    expect(licenceState('2026-01-01', on('2026-01-01'))).toBe('ending');
    expect(licenceState('2026-01-01', on('2026-01-02'))).toBe('ended');
  });
});

describe('dueWarning', () => {
  const due = (day: string) => dueWarning(daysUntilEnd('2026-03-31', new Date(`${day}T12:00:00Z`)));

  it.each([
    ['2026-02-28', undefined],
    ['2026-03-01', 30],
    ['2026-03-23', 30],
    ['2026-03-24', 7],
    ['2026-03-30', 7],
    ['2026-03-31', 0],
    ['2026-04-01', undefined],
  ])('on %s is %s', (day, expected) => {
    expect(due(day)).toBe(expected);
  });
});
