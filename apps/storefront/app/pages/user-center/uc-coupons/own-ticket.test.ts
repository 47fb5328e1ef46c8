import { describe, expect, it } from 'vitest';
import { isExpiringSoon } from './own-ticket.tsx';

describe('isExpiringSoon', () => {
  const now = Date.parse('2026-05-10T12:00:00Z');

  it.each([
    ['2026-05-11T00:00:00Z', true],
    ['2026-05-13T12:00:00Z', true],
    ['2026-05-13T12:00:01Z', false],
    ['2026-05-10T11:59:59Z', false],
  ])('of a coupon that ends at %s is %s', (userEndTimeIso, expected) => {
    expect(isExpiringSoon({ userEndTimeIso }, now)).toBe(expected);
  });
});
