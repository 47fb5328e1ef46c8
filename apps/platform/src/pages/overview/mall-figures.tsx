import { useText } from '@galleria/console-kit/console-context';
import { FiguresPanel } from '@galleria/console-kit/figures/figures-panel';
import type { OutputOf } from '@galleria/contract/operation';
import type { mallOverview } from '@galleria/contract/overview/staff-overview';

interface MallFiguresProps {
  days: NonNullable<OutputOf<typeof mallOverview>['days']>;
  timeZone: string;
}

export function MallFigures({ days, timeZone }: MallFiguresProps) {
  const text = useText<'platform'>();
  const note = text('platformOverview.salesNote', { timeZone });
  return (
    <FiguresPanel
      title={text('platformOverview.figures')}
      days={days}
      figures={[
        { metric: 'sales', name: text('platformOverview.sales'), isMoney: true, note },
        { metric: 'orders', name: text('platformOverview.orders'), note },
        { metric: 'buyers', name: text('platformOverview.buyers') },
        { metric: 'stores', name: text('platformOverview.stores') },
      ]}
    />
  );
}
