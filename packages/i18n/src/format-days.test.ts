import { LOCALES } from '@galleria/domain/site/locales';
import { describe, expect, it } from 'vitest';
import { formatDays } from './format-days.ts';

const day = (month: number, date: number) => new Date(Date.UTC(2026, month - 1, date));

describe('formatDays', () => {
  it.each([
    ['en', 'Nov 17 – 20', 'Nov 29 – Dec 2'],
    ['de', '17.–20. Nov.', '29. Nov. – 2. Dez.'],
    ['zh_CN', '11月17日–20日', '11月29日–12月2日'],
    ['zh_TW', '11月17日–20日', '11月29日–12月2日'],
    ['ja', '11月17日～20日', '11月29日～12月2日'],
  ] as const)('formats ranges as is customary in %s', (locale, withinMonth, acrossMonths) => {
    const plain = (text: string) => text.replace(/[\u2009\u202f\u00a0]/g, ' ');
    expect(plain(formatDays(locale, day(11, 17), day(11, 20)))).toBe(withinMonth);
    expect(plain(formatDays(locale, day(11, 29), day(12, 2)))).toBe(acrossMonths);
  });

  it.each(LOCALES)('shows a single day once in %s', (locale) => {
    expect(formatDays(locale, day(11, 17), day(11, 17)).match(/17/g)).toHaveLength(1);
  });
});
