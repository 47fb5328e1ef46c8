import { Countdown } from '@galleria/console-kit/after-sales/countdown';
import { RefundAmount } from '@galleria/console-kit/after-sales/refund-facts';
import { RefundGoods } from '@galleria/console-kit/after-sales/refund-goods';
import { RefundState } from '@galleria/console-kit/after-sales/refund-state';
import { useText } from '@galleria/console-kit/console-context';
import type { Filters } from '@galleria/console-kit/list/filters';
import type { ListColumn } from '@galleria/console-kit/list/list-columns';
import { ListPage, type RowOf } from '@galleria/console-kit/list/list-page';
import { disputePage } from '@galleria/contract/after-sales/staff-disputes';
import { storeOptions } from '@galleria/contract/stores/staff-stores';
import { REFUND_STATE } from '@galleria/domain/after-sales/refund-lifecycle';
import { Flex, Tag, Typography } from 'antd';
import { BuyerLink, RequestLink } from '../../shared/request-columns.tsx';
import { StoreLink } from '../../shared/store-link.tsx';

type Row = RowOf<typeof disputePage>;

/** The first is the default view. */
const VIEWS = ['open', 'mine', 'second', 'ruled'] as const;

/** Disputes, the oldest first. */
export function Component() {
  const text = useText<'platform'>();
  const [defaultView, ...otherViews] = VIEWS;
  const filters = {
    view: {
      kind: 'select',
      label: text('platformDisputes.view'),
      options: VIEWS.map((value) => ({ value, label: text(`platformDisputes.view.${value}`) })),
    },
    store: { kind: 'picker', label: text('platformDisputes.store'), operation: storeOptions },
  } satisfies Filters;
  return (
    <ListPage
      name="disputes"
      title={text('platform.disputes')}
      intro={text('platformDisputes.intro')}
      operation={disputePage}
      columns={useColumns()}
      keyOf={({ refundSn }) => refundSn}
      filters={filters}
      views={[
        { name: text(`platformDisputes.view.${defaultView}`), search: '' },
        ...otherViews.map((view) => ({ name: text(`platformDisputes.view.${view}`), search: `view=${view}` })),
      ]}
      toInput={({ view, store }) => ({
        view: VIEWS.find((one) => one === view) ?? defaultView,
        storeId: store,
      })}
      emptyText={text('platformDisputes.none')}
    />
  );
}

function useColumns(): ListColumn<Row>[] {
  const text = useText<'platform'>();
  return [
    {
      key: 'case',
      title: text('platformDisputes.case'),
      isMain: true,
      render: ({ refundSn, disputeTime }) => <RequestLink number={refundSn} time={disputeTime} to="/disputes" />,
    },
    {
      key: 'due',
      title: text('platformDisputes.due'),
      render: ({ returnMoneySts, targetTimeIso }) =>
        returnMoneySts === REFUND_STATE.disputed ? <Countdown until={targetTimeIso} /> : '–',
    },
    {
      key: 'state',
      title: text('consoleRefunds.state'),
      render: (row) => (
        <Flex wrap gap={4}>
          <RefundState refund={row} />
          {row.isProposed && <Tag color="warning">{text('platformDisputes.proposed')}</Tag>}
        </Flex>
      ),
    },
    {
      key: 'assignee',
      title: text('platformDisputes.assignee'),
      render: ({ assignee }) =>
        assignee ? (
          <bdi>{assignee}</bdi>
        ) : (
          <Typography.Text type="secondary">{text('platformDisputes.nobody')}</Typography.Text>
        ),
    },
    {
      key: 'amount',
      title: text('consoleRefunds.amount'),
      align: 'end',
      render: (refund) => <RefundAmount refund={refund} />,
    },
    {
      key: 'sides',
      title: `${text('platformDisputes.buyer')} · ${text('platformDisputes.store')}`,
      render: (row) => (
        <Flex vertical>
          <BuyerLink buyer={row} />
          <StoreLink store={row} />
        </Flex>
      ),
    },
    { key: 'goods', title: text('consoleRefunds.goods'), render: ({ lines }) => <RefundGoods lines={lines} isShort /> },
  ];
}
