/** A day with its value of each metric. */
export type FigureDay<Metric extends string> = { readonly day: string } & Readonly<Record<Metric, number>>;

/** Days of each period. */
const PERIODS = { today: 1, week: 7, month: 30 } as const;
export type Period = keyof typeof PERIODS;
export const PERIOD_NAMES = ['today', 'week', 'month'] as const satisfies readonly Period[];

/** One day alone makes no line: for today, the chart has the week that ends with it. */
const CHART_DAYS = { today: 7, week: 7, month: 30 } as const satisfies Record<Period, number>;

/** Sum of a metric over the period, and over the previous period of the same length. */
export function sumPeriods<Metric extends string>(
  days: readonly FigureDay<Metric>[],
  period: Period,
  metric: Metric,
): { now: number; before: number } {
  const length = PERIODS[period];
  const sum = (part: readonly FigureDay<Metric>[]) => part.reduce((total, day) => total + day[metric], 0);
  return { now: sum(days.slice(-length)), before: sum(days.slice(-2 * length, -length)) };
}

/** Days of a chart, each with the value one chart length earlier. */
export function chartDays<Metric extends string>(days: readonly FigureDay<Metric>[], period: Period, metric: Metric) {
  const length = CHART_DAYS[period];
  return days.slice(-length).map((day, index) => ({
    ...{ day: day.day, value: day[metric] },
    before: days.at(index - 2 * length)?.[metric] ?? 0,
  }));
}
