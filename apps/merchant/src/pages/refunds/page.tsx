import { RefundFigures } from '@galleria/console-kit/after-sales/refund-figures';
import { useKindName } from '@galleria/console-kit/after-sales/refund-state';
import { useText } from '@galleria/console-kit/console-context';
import { daysToTimes } from '@galleria/console-kit/list/days-to-times';
import type { Filters } from '@galleria/console-kit/list/filters';
import { ListPage } from '@galleria/console-kit/list/list-page';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { Panel } from '@galleria/console-kit/page/panel';
import { useCall } from '@galleria/console-kit/use-call';
import { storeRefundFigures, storeRefundPage } from '@galleria/contract/after-sales/store-refunds';
import { storeProductOptions } from '@galleria/contract/catalogue/store-products';
import { REFUND_KIND } from '@galleria/domain/after-sales/refund-lifecycle';
import { Flex } from 'antd';
import { VIEWS } from './refund.ts';
import { useRefundColumns } from './refund-columns.tsx';

/** Refund requests to the store; by default those that wait for the store. */
export function Component() {
  const text = useText<'merchant'>();
  const kindName = useKindName();
  const [defaultView, ...otherViews] = VIEWS;
  const filters = {
    keyword: { kind: 'text', label: text('merchantRefunds.search') },
    view: {
      kind: 'select',
      label: text('merchantRefunds.view'),
      options: VIEWS.map((value) => ({ value, label: text(`merchantRefunds.view.${value}`) })),
    },
    kind: {
      kind: 'select',
      label: text('consoleRefunds.kind'),
      options: Object.values(REFUND_KIND).map((kind) => ({ value: String(kind), label: kindName(kind) })),
    },
    product: { kind: 'picker', label: text('merchant.order.product'), operation: storeProductOptions },
    time: { kind: 'dateRange', label: text('merchantRefunds.time') },
  } satisfies Filters;
  return (
    <Flex vertical gap="large">
      <ListPage
        name="refunds"
        title={text('merchant.refunds')}
        intro={text('merchantRefunds.intro')}
        operation={storeRefundPage}
        columns={useRefundColumns()}
        keyOf={({ refundSn }) => refundSn}
        filters={filters}
        views={[
          { name: text(`merchantRefunds.view.${defaultView}`), search: '' },
          ...otherViews.map((view) => ({ name: text(`merchantRefunds.view.${view}`), search: `view=${view}` })),
        ]}
        toInput={({ keyword, view, kind, product, time }) => ({
          view: VIEWS.find((one) => one === view) ?? defaultView,
          keyword,
          applyType: kind,
          prodId: product,
          ...daysToTimes(time),
        })}
        emptyText={text('merchantRefunds.none')}
      />
      <FiguresPanel />
    </Flex>
  );
}

function FiguresPanel() {
  const text = useText<'merchant'>();
  const answer = useCall(storeRefundFigures, {});
  return (
    <Panel title={text('consoleRefunds.figures')}>
      <Loaded answer={answer} lines={2}>
        {(figures) => <RefundFigures figures={figures} />}
      </Loaded>
    </Panel>
  );
}
