import { parseApiTime } from '@galleria/contract/wire/api-time';
import { centsOf } from '@galleria/domain/money/main-units';
import { BASE_CURRENCY } from '@galleria/domain/payments/pay-types';
import { languageTag } from '@galleria/domain/site/locales';
import { formatMoney, formatNumber } from '@galleria/i18n/formats';
import { Button, Flex } from 'antd';
import { type ReactNode, useState } from 'react';
import { LineChart } from '../chart/line-chart.tsx';
import { useLocale, useText } from '../console-context.tsx';
import { Panel } from '../page/panel.tsx';
import { SecondaryText } from '../text/secondary-text.tsx';
import { FigureButton } from './figure-button.tsx';
import './figures.css';
import { chartDays, type FigureDay, PERIOD_NAMES, type Period, sumPeriods } from './periods.ts';

export interface Figure<Metric extends string> {
  readonly metric: Metric;
  readonly name: string;
  readonly isMoney?: boolean;
  /** Text below its chart. */
  readonly note?: ReactNode;
}

interface FiguresPanelProps<Metric extends string> {
  title: string;
  /** The oldest first, at least sixty. */
  days: readonly FigureDay<Metric>[];
  figures: readonly [Figure<Metric>, ...Figure<Metric>[]];
}

/** Figures of a period against the one before; the chosen one as a chart. */
export function FiguresPanel<Metric extends string>({ title, days, figures }: FiguresPanelProps<Metric>) {
  const text = useText();
  const [period, setPeriod] = useState<Period>('week');
  const [chosen, setChosen] = useState(figures[0].metric);
  const format = useFormat();
  const formatTick = useTickFormat();
  const dayName = useDayFormat();
  const { metric, name, isMoney = false, note } = figures.find((one) => one.metric === chosen) ?? figures[0];
  const points = chartDays(days, period, metric).map(({ day, value, before }) => ({
    ...{ label: dayName(day), value, before },
  }));
  return (
    <Panel title={title} extra={<PeriodButtons period={period} onChange={setPeriod} />}>
      <Flex wrap gap="small" style={{ marginBlockEnd: 24 }}>
        {figures.map((one) => (
          <FigureButton
            key={one.metric}
            name={one.name}
            {...sumPeriods(days, period, one.metric)}
            format={(value) => format(one.isMoney ?? false, value)}
            comparedWith={text(`console.figures.before.${period}`)}
            isChosen={one.metric === metric}
            onChoose={() => setChosen(one.metric)}
          />
        ))}
      </Flex>
      <LineChart
        title={name}
        points={points}
        format={(value) => format(isMoney, value)}
        formatTick={(value) => formatTick(isMoney, value)}
      />
      {note && (
        <p className="chart-note">
          <SecondaryText>{note}</SecondaryText>
        </p>
      )}
    </Panel>
  );
}

function useDayFormat(): (day: string) => string {
  const format = new Intl.DateTimeFormat(`${languageTag(useLocale())}-u-nu-latn`, {
    ...{ month: 'short', day: 'numeric', timeZone: 'UTC' },
  });
  return (day) => format.format(parseApiTime(`${day} 00:00:00`));
}

function useFormat(): (isMoney: boolean, value: number) => string {
  const locale = useLocale();
  return (isMoney, value) =>
    isMoney ? formatMoney(locale, BASE_CURRENCY, centsOf(value)) : formatNumber(locale, value);
}

/** Format of the axis: amounts have no cents. */
function useTickFormat(): (isMoney: boolean, value: number) => string {
  const tag = `${languageTag(useLocale())}-u-nu-latn`;
  const style = { style: 'currency', currency: BASE_CURRENCY, currencyDisplay: 'narrowSymbol' } as const;
  const amount = new Intl.NumberFormat(tag, { ...style, maximumFractionDigits: 0 });
  const count = new Intl.NumberFormat(tag);
  return (isMoney, value) => (isMoney ? amount : count).format(value);
}

function PeriodButtons({ period, onChange }: { period: Period; onChange: (period: Period) => void }) {
  const text = useText();
  return (
    <Button.Group>
      {PERIOD_NAMES.map((one) => (
        <Button
          key={one}
          type={one === period ? 'primary' : 'default'}
          aria-pressed={one === period}
          onClick={() => onChange(one)}
        >
          {text(`console.figures.period.${one}`)}
        </Button>
      ))}
    </Button.Group>
  );
}
