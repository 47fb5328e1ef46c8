/** A day and what was measured on it. */
export type FigureDay<Metric extends string> = { readonly day: string } & Readonly<Record<Metric, number>>;

/** How many days a period has. */
const PERIODS = { today: 1, week: 7, month: 30 } as const;
export type Period = keyof typeof PERIODS;
export const PERIOD_NAMES = ['today', 'week', 'month'] as const satisfies readonly Period[];

/** One day alone makes no line: today is shown at the end of its week. */
const DRAWN_DAYS = { today: 7, week: 7, month: 30 } as const satisfies Record<Period, number>;

/** Sums of the last so many days and of as many before. */
export function sumsOf<Metric extends string>(
  days: readonly FigureDay<Metric>[],
  period: Period,
  metric: Metric,
): { now: number; before: number } {
  const length = PERIODS[period];
  const sum = (some: readonly FigureDay<Metric>[]) => some.reduce((total, day) => total + day[metric], 0);
  return { now: sum(days.slice(-length)), before: sum(days.slice(-2 * length, -length)) };
}

/** The days of a chart, each with the one that lies a period before it. */
export function drawnDays<Metric extends string>(days: readonly FigureDay<Metric>[], period: Period, metric: Metric) {
  const length = DRAWN_DAYS[period];
  return days.slice(-length).map((day, at) => ({
    ...{ day: day.day, value: day[metric] },
    before: days.at(at - 2 * length)?.[metric] ?? 0,
  }));
}
