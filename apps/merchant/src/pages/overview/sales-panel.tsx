import { LineChart } from '@galleria/console-kit/chart/line-chart';
import { useLocale, useText } from '@galleria/console-kit/console-context';
import { Panel } from '@galleria/console-kit/panel';
import { SoftText } from '@galleria/console-kit/soft-text';
import { parseApiTime } from '@galleria/contract/api-time';
import { centsOf } from '@galleria/domain/money/main-units';
import { BASE_CURRENCY } from '@galleria/domain/payments/pay-types';
import { languageTag } from '@galleria/domain/site/locales';
import { formatDate, formatMoney, formatNumber } from '@galleria/i18n/formats';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { FigureButton } from './figure-button.tsx';
import { type Day, drawnDays, METRICS, type Metric, PERIOD_NAMES, type Period, sumsOf } from './periods.ts';

interface SalesPanelProps {
  days: readonly Day[];
  /** Visitors were not counted before. */
  visitorsSince: string | null;
}

/** Sales, orders and visitors of a period against the one before; the chosen figure as a chart. */
export function SalesPanel({ days, visitorsSince }: SalesPanelProps) {
  const text = useText<'merchant'>();
  const locale = useLocale();
  const [period, setPeriod] = useState<Period>('week');
  const [metric, setMetric] = useState<Metric>('sales');
  const format = useFormat();
  const formatTick = useTickFormat();
  const dayName = new Intl.DateTimeFormat(`${languageTag(locale)}-u-nu-latn`, {
    ...{ month: 'short', day: 'numeric', timeZone: 'UTC' },
  });
  const points = drawnDays(days, period, metric).map(({ day, value, before }) => ({
    ...{ label: dayName.format(midnight(day)), value, before },
  }));
  return (
    <Panel title={text('merchantOverview.figures')} extra={<PeriodButtons period={period} onChange={setPeriod} />}>
      <Flex wrap gap="small" style={{ marginBlockEnd: 24 }}>
        {METRICS.map((one) => (
          <FigureButton
            key={one}
            name={text(`merchantOverview.${one}`)}
            {...sumsOf(days, period, one)}
            format={(value) => format(one, value)}
            comparedWith={text(`merchantOverview.before.${period}`)}
            isChosen={one === metric}
            onChoose={() => setMetric(one)}
          />
        ))}
      </Flex>
      <LineChart
        title={text(`merchantOverview.${metric}`)}
        points={points}
        format={(value) => format(metric, value)}
        formatTick={(value) => formatTick(metric, value)}
      />
      {metric === 'visitors' && (
        <p className="chart-note">
          <SoftText>
            {visitorsSince
              ? text('merchantOverview.visitorsSince', { day: formatDate(locale, midnight(visitorsSince)) })
              : text('merchantOverview.noVisitors')}
          </SoftText>
        </p>
      )}
    </Panel>
  );
}

const midnight = (day: string) => parseApiTime(`${day} 00:00:00`);

function useFormat(): (metric: Metric, value: number) => string {
  const locale = useLocale();
  return (metric, value) =>
    metric === 'sales' ? formatMoney(locale, BASE_CURRENCY, centsOf(value)) : formatNumber(locale, value);
}

/** On the axis, amounts go without cents. */
function useTickFormat(): (metric: Metric, value: number) => string {
  const tag = `${languageTag(useLocale())}-u-nu-latn`;
  const style = { style: 'currency', currency: BASE_CURRENCY, currencyDisplay: 'narrowSymbol' } as const;
  const amount = new Intl.NumberFormat(tag, { ...style, maximumFractionDigits: 0 });
  const count = new Intl.NumberFormat(tag);
  return (metric, value) => (metric === 'sales' ? amount : count).format(value);
}

function PeriodButtons({ period, onChange }: { period: Period; onChange: (period: Period) => void }) {
  const text = useText<'merchant'>();
  return (
    <Button.Group>
      {PERIOD_NAMES.map((one) => (
        <Button
          key={one}
          type={one === period ? 'primary' : 'default'}
          aria-pressed={one === period}
          onClick={() => onChange(one)}
        >
          {text(`merchantOverview.period.${one}`)}
        </Button>
      ))}
    </Button.Group>
  );
}
