import { expect, it } from 'vitest';
import { arrivalDays, courierDays } from './arrival.ts';

const now = Date.UTC(2026, 2, 30, 23, 59);
const spaced = (text: string) => text.replaceAll(/[\u2009\u202f\u00a0]/g, ' ');

it('names both days, and the month again where it is another', () => {
  expect(spaced(arrivalDays('en', now, 0, 1))).toBe('Mar 30 – 31');
  expect(spaced(arrivalDays('en', now, 1, 4))).toBe('Mar 31 – Apr 3');
});

it('names one day once', () => {
  expect(arrivalDays('en', now, 2, 2)).toBe('Apr 1');
});

it('writes digits that match those of prices', () => {
  expect(arrivalDays('ar', now, 0, 1)).toMatch(/30.*31|31.*30/);
});

it('tells only what a courier takes', () => {
  const free = { isPossible: true, fee: 0, freeOver: null, terms: null, minDays: null, maxDays: null };
  const daysOf = (...ways: object[]) =>
    courierDays('en', now, { regionName: '', ways: ways.map((way) => ({ dvyType: 1, ...free, ...way })) });
  expect(daysOf({ minDays: 2, maxDays: 2 })).toBe('Apr 1');
  expect(daysOf({})).toBeUndefined();
  expect(daysOf({ dvyType: 2, minDays: 0, maxDays: 0 })).toBeUndefined();
});
