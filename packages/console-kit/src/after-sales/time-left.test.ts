import { describe, expect, it } from 'vitest';
import { timeLeft } from './time-left.ts';

const NOW = Date.UTC(2026, 0, 1);
const after = (days: number, hours = 0, minutes = 0) => NOW + ((days * 24 + hours) * 60 + minutes) * 60_000;

describe('timeLeft', () => {
  it('counts days and hours while there is at least a day', () => {
    expect(timeLeft(after(2, 4, 59), NOW)).toMatchObject({ unit: 'days', days: 2, hours: 4, urgency: 'low' });
    expect(timeLeft(after(1), NOW)).toMatchObject({ unit: 'days', days: 1, hours: 0, urgency: 'middle' });
  });

  it('counts hours and minutes on the last day, then minutes', () => {
    expect(timeLeft(after(0, 23, 59), NOW)).toMatchObject({ unit: 'hours', hours: 23, minutes: 59, urgency: 'high' });
    expect(timeLeft(after(0, 0, 5) + 59_999, NOW)).toMatchObject({ unit: 'minutes', minutes: 5, urgency: 'high' });
    expect(timeLeft(NOW + 1, NOW)).toMatchObject({ unit: 'minutes', minutes: 0 });
  });

  it('is over from the deadline on', () => {
    expect(timeLeft(NOW, NOW)).toMatchObject({ unit: 'over', urgency: 'high' });
    expect(timeLeft(after(-3), NOW)).toMatchObject({ unit: 'over', days: 0, hours: 0, minutes: 0 });
  });
});
