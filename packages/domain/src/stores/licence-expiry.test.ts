import { describe, expect, it } from 'vitest';
import { licenceState } from './licence-expiry.ts';

describe('licenceState', () => {
  const on = (day: string) => new Date(`${day}T12:00:00Z`);

  it('warns in time, and counts the last day as valid', () => {
    expect(licenceState(null, on('2026-01-01'))).toBe('open');
    expect(licenceState('2027-01-01', on('2026-01-01'))).toBe('valid');
    expect(licenceState('2026-02-15', on('2026-01-01'))).toBe('ending');
    expect(licenceState('2026-01-01', on('2026-01-01'))).toBe('ending');
    expect(licenceState('2026-01-01', on('2026-01-02'))).toBe('ended');
  });
});
