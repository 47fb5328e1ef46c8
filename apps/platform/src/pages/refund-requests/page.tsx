import { useKindName } from '@galleria/console-kit/after-sales/refund-state';
import { useText } from '@galleria/console-kit/console-context';
import { daysToTimes } from '@galleria/console-kit/list/days-to-times';
import type { Filters } from '@galleria/console-kit/list/filters';
import { ListPage } from '@galleria/console-kit/list/list-page';
import { mallRefundPage } from '@galleria/contract/after-sales/staff-disputes';
import { storeOptions } from '@galleria/contract/stores/staff-stores';
import { REFUND_KIND } from '@galleria/domain/after-sales/refund-lifecycle';
import { useRequestColumns } from '../../shared/request-columns.tsx';

/** Without a view, all requests are shown. */
const VIEWS = ['proceeding', 'completed', 'closed', 'failed'] as const;

/** Refund requests of all stores. */
export function Component() {
  const text = useText<'platform'>();
  const kindName = useKindName();
  const viewName = (view: (typeof VIEWS)[number]) => text(`platformDisputes.refundRequests.view.${view}`);
  const filters = {
    keyword: { kind: 'text', label: text('platformDisputes.refundRequests.search') },
    view: {
      kind: 'select',
      label: text('platformDisputes.refundRequests.view'),
      options: VIEWS.map((value) => ({ value, label: viewName(value) })),
    },
    kind: {
      kind: 'select',
      label: text('consoleRefunds.kind'),
      options: Object.values(REFUND_KIND).map((kind) => ({ value: String(kind), label: kindName(kind) })),
    },
    store: { kind: 'picker', label: text('platformDisputes.store'), operation: storeOptions },
    time: { kind: 'dateRange', label: text('platformDisputes.time') },
  } satisfies Filters;
  return (
    <ListPage
      name="refund-requests"
      title={text('platform.refundRequests')}
      intro={text('platformDisputes.refundRequests.intro')}
      operation={mallRefundPage}
      columns={useRequestColumns()}
      keyOf={({ refundSn }) => refundSn}
      filters={filters}
      views={VIEWS.map((view) => ({ name: viewName(view), search: `view=${view}` }))}
      toInput={({ keyword, view, kind, store, time }) => ({
        view: VIEWS.find((one) => one === view) ?? ('all' as const),
        keyword,
        applyType: kind,
        storeId: store,
        ...daysToTimes(time),
      })}
      emptyText={text('platformDisputes.refundRequests.none')}
    />
  );
}
