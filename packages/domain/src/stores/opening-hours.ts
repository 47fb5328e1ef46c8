import { type Locale, languageTag } from '../site/locales.ts';

/** `HH:mm`, until `24:00`. */
export interface OpenSpan {
  from: string;
  to: string;
}

/** Spans for Monday to Sunday; a day without spans is closed. */
export type WeeklyHours = OpenSpan[][];

/** A day that differs from its weekday: a holiday, or a long evening. */
export interface SpecialDay {
  /** `yyyy-MM-dd` */
  date: string;
  spans: OpenSpan[];
}

export const DAYS_OF_WEEK = 7;
export const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/;

/** Whether spans are in order and do not overlap. `HH:mm` compares as text. */
export function areSpansOrdered(spans: readonly OpenSpan[]): boolean {
  return spans.every(({ from, to }, index) => from < to && (index === 0 || (spans[index - 1]?.to ?? '') < from));
}

export function sameEveryDay(span: OpenSpan): WeeklyHours {
  return Array.from({ length: DAYS_OF_WEEK }, () => [span]);
}

interface Hours {
  readonly week: WeeklyHours;
  readonly specialDays: readonly SpecialDay[];
}

/** The hours as one line in a language: `Mon–Fri 10:00–21:00, Sat 11:00–18:00; 25 Dec closed`. */
export function hoursText({ week, specialDays }: Hours, locale: Locale, closedWord: string): string {
  const tag = languageTag(locale);
  const special = specialDays.map(({ date, spans }) => `${dayOf(tag, date)} ${spansText(spans) || closedWord}`);
  return [runsOf(week, tag).join(', ') || closedWord, ...special].join('; ');
}

/** Groups neighbouring days with the same hours. */
function runsOf(week: WeeklyHours, tag: string): string[] {
  const runs: { first: number; last: number; text: string }[] = [];
  for (const [day, spans] of week.entries()) {
    const text = spansText(spans);
    const before = runs.at(-1);
    if (before && before.text === text && before.last === day - 1) before.last = day;
    else runs.push({ first: day, last: day, text });
  }
  return runs.filter(({ text }) => text).map(({ first, last, text }) => `${daysText(tag, first, last)} ${text}`);
}

function daysText(tag: string, first: number, last: number): string {
  return first === last ? weekdayName(tag, first) : `${weekdayName(tag, first)}–${weekdayName(tag, last)}`;
}

function spansText(spans: readonly OpenSpan[]): string {
  return spans.map(({ from, to }) => `${from}–${to}`).join(' ');
}

/** 5 January 1970 was a Monday. */
const MONDAY_MS = 4 * 86_400_000;

/** Short name of a weekday; 0 is Monday. */
export function weekdayName(tag: string, day: number, weekday: 'short' | 'long' = 'short'): string {
  return new Intl.DateTimeFormat(tag, { weekday, timeZone: 'UTC' }).format(MONDAY_MS + day * 86_400_000);
}

function dayOf(tag: string, date: string): string {
  return new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(Date.parse(date));
}
