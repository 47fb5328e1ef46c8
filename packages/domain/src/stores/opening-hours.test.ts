import { describe, expect, it } from 'vitest';
import { areSpansOrdered, hoursText, sameEveryDay } from './opening-hours.ts';

const LATE = { from: '10:00', to: '21:00' };

describe('hoursText', () => {
  it('groups neighbouring days with equal hours, and leaves closed days out', () => {
    const week = sameEveryDay(LATE)
      .with(5, [
        { from: '11:00', to: '13:00' },
        { from: '15:00', to: '18:00' },
      ])
      .with(6, []);
    expect(hoursText({ week, specialDays: [] }, 'en', 'closed')).toBe(
      'Mon–Fri 10:00–21:00, Sat 11:00–13:00 15:00–18:00',
    );
    expect(hoursText({ week, specialDays: [] }, 'zh_CN', '休息')).toBe(
      '周一–周五 10:00–21:00, 周六 11:00–13:00 15:00–18:00',
    );
  });

  it('adds special days, and returns the text for closed when nothing is open', () => {
    const specialDays = [
      { date: '2026-12-25', spans: [] },
      { date: '2026-12-24', spans: [LATE] },
    ];
    expect(hoursText({ week: sameEveryDay(LATE), specialDays }, 'en', 'closed')).toBe(
      'Mon–Sun 10:00–21:00; Dec 25 closed; Dec 24 10:00–21:00',
    );
    expect(hoursText({ week: [[], [], [], [], [], [], []], specialDays: [] }, 'en', 'closed')).toBe('closed');
  });
});

describe('areSpansOrdered', () => {
  it.each([
    [[LATE], true],
    [[], true],
    [[{ from: '00:00', to: '24:00' }], true],
    [[{ from: '10:00', to: '10:00' }], false],
    [[LATE, { from: '20:00', to: '22:00' }], false],
    [[LATE, { from: '08:00', to: '09:00' }], false],
  ])('for %j: %s', (spans, isGood) => {
    expect(areSpansOrdered(spans)).toBe(isGood);
  });
});
