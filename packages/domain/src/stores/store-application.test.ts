import { describe, expect, it } from 'vitest';
import { hasLength, isAllowed, isContactNumber, isValidFoundingDate, parseDegrees } from './store-application.ts';

describe('store application', () => {
  it('can be edited and sent as a draft or after a refusal, and withdrawn or decided only under review', () => {
    const states = ['draft', 'review', 'refused', 'accepted', 'opened'] as const;
    const allowed = (step: Parameters<typeof isAllowed>[0]) => states.filter((state) => isAllowed(step, state));
    expect(allowed('edit')).toEqual(['draft', 'refused']);
    expect(allowed('send')).toEqual(['draft', 'refused']);
    expect(allowed('withdraw')).toEqual(['review']);
    expect(allowed('decide')).toEqual(['review']);
    expect(allowed('setAccount')).toEqual(['accepted']);
  });

  it.each([
    ['address', 'No 5', false],
    ['address', 'No. 5', true],
    ['address', '   No   ', false],
    ['intro', '短短的介绍', false],
    ['intro', 'x'.repeat(200), true],
    ['intro', 'x'.repeat(201), false],
  ] as const)('has a valid length with %s "%s": %s', (field, text, fits) => {
    expect(hasLength(field, text)).toBe(fits);
  });

  it.each([
    ['13800138000', true],
    ['+49 30 901820', true],
    ['(030) 901820', false],
    ['1234', false],
    ['call me', false],
  ])('has a valid contact number with %s: %s', (text, isRight) => {
    expect(isContactNumber(text)).toBe(isRight);
  });

  it.each([
    ['latitude', '52.52', 52.52],
    ['latitude', '-90', -90],
    ['latitude', '90.1', undefined],
    ['longitude', '121.4737', 121.4737],
    ['longitude', '181', undefined],
    ['longitude', '12,5', undefined],
    ['longitude', '', undefined],
  ] as const)('parses %s %s', (kind, text, degrees) => {
    expect(parseDegrees(kind, text)).toBe(degrees);
  });

  it('has a founding day in the past', () => {
    expect(isValidFoundingDate('2019-02-28', '2026-11-16')).toBe(true);
    expect(isValidFoundingDate('2026-11-17', '2026-11-16')).toBe(false);
    expect(isValidFoundingDate('2019-02', '2026-11-16')).toBe(false);
  });
});
