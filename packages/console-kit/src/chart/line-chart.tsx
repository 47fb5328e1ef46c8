import { theme } from 'antd';
import { type PointerEvent, useId, useState } from 'react';
import { useText } from '../console-context.tsx';
import './chart.css';
import { ChartTable } from './chart-table.tsx';
import { niceTicks, visibleLabels } from './scale.ts';

export interface ChartPoint {
  /** Label on the axis, e.g. a short date. */
  readonly label: string;
  readonly value: number;
  /** Value at the same place in the previous period. */
  readonly before?: number;
}

export interface LineChartProps {
  /** The metric with its unit. */
  title: string;
  points: readonly ChartPoint[];
  format: (value: number) => string;
  /** Shorter format for the axis. */
  formatTick?: (value: number) => string;
}

const MAX_LABELS = 7;
/** Side of the SVG's view box; the lines are stretched to the size of the chart. */
const SIZE = 100;

/**
 * Values over time, with the previous period as a dashed line. Only the lines are SVG; the axes are HTML text, so that
 * they stay readable at every width and follow the direction of the language. Screen readers skip the chart and read
 * the table.
 */
export function LineChart({ title, points, format, formatTick = format }: LineChartProps) {
  const text = useText();
  const { token } = theme.useToken();
  const titleId = useId();
  const [pointedIndex, setPointedIndex] = useState<number>();
  const hasBefore = points.some(({ before }) => before !== undefined);
  const ticks = niceTicks(Math.max(0, ...points.flatMap(({ value, before = 0 }) => [value, before])));
  const top = ticks.at(-1) ?? 1;
  const positionOf = (index: number) => (points.length < 2 ? SIZE / 2 : (index * SIZE) / (points.length - 1));
  const line = (values: readonly number[]) =>
    values.map((value, index) => `${positionOf(index)},${SIZE - (value / top) * SIZE}`).join(' ');
  const isEmpty = points.every(({ value, before = 0 }) => value === 0 && before === 0);
  const shown = visibleLabels(points.length, MAX_LABELS);
  const point = pointedIndex === undefined ? undefined : points[pointedIndex];

  function trackPointer(event: PointerEvent<HTMLElement>): void {
    const { left, right, width } = event.currentTarget.getBoundingClientRect();
    const isReversed = getComputedStyle(event.currentTarget).direction === 'rtl';
    const share = (isReversed ? right - event.clientX : event.clientX - left) / width;
    setPointedIndex(Math.min(points.length - 1, Math.max(0, Math.round(share * (points.length - 1)))));
  }

  return (
    <figure className="chart" aria-labelledby={titleId}>
      <figcaption id={titleId} className="visually-hidden">
        {title}
      </figcaption>
      <div aria-hidden className="chart-body">
        <div className="chart-scale">
          {ticks.toReversed().map((tick) => (
            <bdi key={tick}>{formatTick(tick)}</bdi>
          ))}
        </div>
        <div className="chart-plot" onPointerMove={trackPointer} onPointerLeave={() => setPointedIndex(undefined)}>
          <svg viewBox={`0 0 ${SIZE} ${SIZE}`} preserveAspectRatio="none" aria-hidden="true">
            {ticks.map((tick) => (
              <line
                key={tick}
                {...{ x1: 0, x2: SIZE, y1: SIZE - (tick / top) * SIZE, y2: SIZE - (tick / top) * SIZE }}
                stroke={token.colorBorderSecondary}
              />
            ))}
            {hasBefore && (
              <polyline
                points={line(points.map(({ before = 0 }) => before))}
                stroke={token.colorTextTertiary}
                strokeDasharray="3 4"
              />
            )}
            <polyline points={line(points.map(({ value }) => value))} stroke={token.colorPrimary} strokeWidth={2.5} />
          </svg>
          {isEmpty && <span className="chart-empty">{text('console.chart.noData')}</span>}
          {point && pointedIndex !== undefined && (
            <div
              className={pointedIndex * 2 > points.length ? 'chart-tip chart-tip-before' : 'chart-tip'}
              style={{ insetInlineStart: `${positionOf(pointedIndex)}%` }}
            >
              <strong>
                {point.label} · <bdi>{format(point.value)}</bdi>
              </strong>
              {point.before !== undefined && (
                <span>
                  {text('console.chart.before')} <bdi>{format(point.before)}</bdi>
                </span>
              )}
            </div>
          )}
        </div>
        <div className="chart-labels">
          {points.map(
            ({ label }, index) =>
              shown.has(index) && (
                <span key={label} style={{ insetInlineStart: `${positionOf(index)}%` }}>
                  {label}
                </span>
              ),
          )}
        </div>
      </div>
      <ChartTable {...{ title, points, format, hasBefore }} />
    </figure>
  );
}
