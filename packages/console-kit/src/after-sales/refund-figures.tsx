import type { RefundFigures as Figures } from '@galleria/contract/after-sales/fields';
import type { ValueOf } from '@galleria/contract/operation';
import { languageTag } from '@galleria/domain/site/locales';
import type { ReactNode } from 'react';
import { useLocale, useText } from '../console-context.tsx';
import { MoneyText } from '../text/money-text.tsx';
import { SecondaryText } from '../text/secondary-text.tsx';
import './after-sales.css';

/** Refund figures of a store: rates, with the counts that they are computed from. */
export function RefundFigures({ figures }: { figures: ValueOf<typeof Figures> }) {
  const text = useText();
  const percent = usePercent();
  const { requests, orders, disputes, lostDisputes, answerHours } = figures;
  return (
    <dl className="refund-figures">
      <Figure
        name={text('consoleRefunds.figures.refundRate')}
        value={percent(figures.refundRate)}
        note={text('consoleRefunds.figures.requestsOf', { requests, orders })}
      />
      <Figure
        name={text('consoleRefunds.figures.disputeRate')}
        value={percent(figures.disputeRate)}
        note={`${text('consoleRefunds.figures.disputes')}: ${disputes}`}
      />
      <Figure name={text('consoleRefunds.figures.lostDisputes')} value={lostDisputes} />
      <Figure name={text('consoleRefunds.figures.answerHours')} value={useAnswerTimeText()(answerHours)} />
      <Figure name={text('consoleRefunds.figures.amount')} value={<MoneyText amount={figures.amount} />} />
    </dl>
  );
}

function useAnswerTimeText(): (hours: number | null) => string {
  const text = useText();
  return (hours) => {
    if (hours === null) return text('consoleRefunds.figures.noAnswers');
    return hours < 1 ? text('consoleRefunds.figures.underAnHour') : text('consoleRefunds.figures.hours', { hours });
  };
}

function usePercent(): (share: number) => string {
  const format = new Intl.NumberFormat(`${languageTag(useLocale())}-u-nu-latn`, {
    ...{ style: 'percent', maximumFractionDigits: 1 },
  });
  return (share) => format.format(share);
}

interface FigureProps {
  name: string;
  value: ReactNode;
  note?: string;
}

function Figure({ name, value, note }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <strong>{value}</strong>
        {note && <SecondaryText>{note}</SecondaryText>}
      </dd>
    </div>
  );
}
