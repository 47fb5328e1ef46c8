import { useText } from '../console-context.tsx';
import type { LineChartProps } from './line-chart.tsx';

/** The numbers of a chart as a table, for screen readers among others; collapsed at first. */
export function ChartTable({ title, points, format, hasBefore }: LineChartProps & { hasBefore: boolean }) {
  const text = useText();
  return (
    <details className="chart-table">
      <summary>{text('console.chart.asTable')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{text('console.chart.day')}</th>
            <th scope="col">{title}</th>
            {hasBefore && <th scope="col">{text('console.chart.before')}</th>}
          </tr>
        </thead>
        <tbody>
          {points.map(({ label, value, before }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>
                <bdi>{format(value)}</bdi>
              </td>
              {hasBefore && (
                <td>
                  <bdi>{before === undefined ? '' : format(before)}</bdi>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
