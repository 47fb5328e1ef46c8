import { formatApiTime, parseApiTime } from '@galleria/contract/wire/api-time';
import type { Locale } from '@galleria/domain/site/locales';

/** A month as in the URL: `2026-11`. Days are those of the reader's local clock. */
export type Month = string;

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

export function isMonth(text: string | null): text is Month {
  return text !== null && MONTH.test(text);
}

export function monthOf(moment: Date): Month {
  return `${String(moment.getFullYear()).padStart(4, '0')}-${String(moment.getMonth() + 1).padStart(2, '0')}`;
}

export function firstDayOf(month: Month): Date {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(year, number - 1, 1);
}

export function addMonths(month: Month, months: number): Month {
  const first = firstDayOf(month);
  return monthOf(new Date(first.getFullYear(), first.getMonth() + months, 1));
}

const SUNDAY = 0;
const MONDAY = 1;
const SATURDAY = 6;
const WEEK_DAYS = 7;

const WEEK_BEGINS: Partial<Record<Locale, number>> = {
  ...{ en: SUNDAY, he: SUNDAY, ja: SUNDAY, ko: SUNDAY, pt: SUNDAY, zh_TW: SUNDAY, ar: SATURDAY },
};

/** The whole weeks that contain the month, each day as its local midnight. */
export function weeksOf(month: Month, locale: Locale): Date[][] {
  const first = firstDayOf(month);
  const before = (first.getDay() - (WEEK_BEGINS[locale] ?? MONDAY) + WEEK_DAYS) % WEEK_DAYS;
  const lastDay = new Date(first.getFullYear(), first.getMonth() + 1, 0).getDate();
  const weeks = Math.ceil((before + lastDay) / WEEK_DAYS);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: WEEK_DAYS }, (__, day) => addDays(first, week * WEEK_DAYS + day - before)),
  );
}

/** Start and end of `weeksOf` the month, in the API's time format. */
export function periodOf(month: Month, locale: Locale): { from: string; to: string } {
  const weeks = weeksOf(month, locale);
  return { from: formatApiTime(weeks[0]?.[0] ?? firstDayOf(month)), to: formatApiTime(endOf(weeks)) };
}

/** The midnight that ends the last week. */
export function endOf(weeks: readonly (readonly Date[])[]): Date {
  const last = weeks.at(-1)?.at(-1);
  if (!last) throw new Error('endOf: a month without days');
  return addDays(last, 1);
}

function addDays(day: Date, days: number): Date {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + days);
}

interface Span {
  readonly startTime: string;
  readonly endTime: string;
}

export interface Bar<S extends Span> {
  readonly span: S;
  /** Columns of the week, from 1; `until` is included. */
  readonly from: number;
  readonly until: number;
  /** Whether this week has its first or its last day. */
  readonly beginsHere: boolean;
  readonly endsHere: boolean;
}

/**
 * Bars of the spans that overlap the week, the earliest first. A span that ends at midnight does not cover the day that
 * begins then.
 */
export function barsOf<S extends Span>(week: readonly Date[], spans: readonly S[]): Bar<S>[] {
  const [first] = week;
  if (!first) return [];
  const weekEnd = endOf([week]);
  return spans
    .map((span) => ({ span, start: parseApiTime(span.startTime), end: parseApiTime(span.endTime) }))
    .filter(({ start, end }) => start < end && start < weekEnd && end > first)
    .toSorted((one, other) => one.start.getTime() - other.start.getTime())
    .map(({ span, start, end }) => ({
      span,
      from: Math.max(1, week.filter((day) => day <= start).length),
      until: week.filter((day) => day < end).length,
      beginsHere: start >= first,
      endsHere: end <= weekEnd,
    }));
}
