import { useLocale, useText } from '@galleria/console-kit/console-context';
import { FiguresPanel } from '@galleria/console-kit/figures/figures-panel';
import type { OutputOf } from '@galleria/contract/operation';
import type { storeOverview } from '@galleria/contract/overview/overview';
import { parseApiTime } from '@galleria/contract/wire/api-time';
import { formatDate } from '@galleria/i18n/formats';

interface SalesPanelProps {
  days: NonNullable<OutputOf<typeof storeOverview>['days']>;
  /** Day since which visitors are counted. */
  visitorsSince: string | null;
}

/** Sales, orders and visitors of a period against the one before. */
export function SalesPanel({ days, visitorsSince }: SalesPanelProps) {
  const text = useText<'merchant'>();
  const locale = useLocale();
  const note = visitorsSince
    ? text('merchantOverview.visitorsSince', { day: formatDate(locale, parseApiTime(`${visitorsSince} 00:00:00`)) })
    : text('merchantOverview.noVisitors');
  return (
    <FiguresPanel
      title={text('merchantOverview.figures')}
      days={days}
      figures={[
        { metric: 'sales', name: text('merchantOverview.sales'), isMoney: true },
        { metric: 'orders', name: text('merchantOverview.orders') },
        { metric: 'visitors', name: text('merchantOverview.visitors'), note },
      ]}
    />
  );
}
