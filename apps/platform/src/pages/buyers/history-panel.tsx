import { useText } from '@galleria/console-kit/console-context';
import type { RowOf } from '@galleria/console-kit/list/list-page';
import { Panel } from '@galleria/console-kit/page/panel';
import { useCan } from '@galleria/console-kit/sign-in/session';
import { DateText } from '@galleria/console-kit/text/date-text';
import { MoneyText } from '@galleria/console-kit/text/money-text';
import { TimeText } from '@galleria/console-kit/text/time-text';
import { buyerCouponPage, buyerReviewPage } from '@galleria/contract/accounts/buyer-records';
import { buyerBalancePage, buyerPointsPage } from '@galleria/contract/ledger/buyer-money';
import { Flex, Rate, Tabs, Tag, Typography } from 'antd';
import { Link } from 'react-router';
import { JournalLink } from '../../shared/journal-link.tsx';
import { PagedTable } from '../../shared/paged-table.tsx';
import { OrdersOfBuyer } from './orders-of-buyer.tsx';
import { RefundsOfBuyer } from './refunds-of-buyer.tsx';
import './history.css';

/** Tabs with the buyer's orders, refund requests and other activity. */
export function HistoryPanel({ userId }: { userId: string }) {
  const text = useText<'platform'>();
  const maySeeOrders = useCan('orders.view');
  const maySeeRefunds = useCan('refunds.view');
  const refunds = {
    ...{ key: 'refunds', label: text('platformDisputes.ofBuyer'), children: <RefundsOfBuyer userId={userId} /> },
  };
  const orders = { key: 'orders', label: text('platformBuyers.orders'), children: <OrdersOfBuyer userId={userId} /> };
  const tabs = [
    { key: 'balance', children: <Statement userId={userId} operation={buyerBalancePage} isMoney /> },
    { key: 'points', children: <Statement userId={userId} operation={buyerPointsPage} /> },
    { key: 'coupons', children: <Coupons userId={userId} /> },
    { key: 'reviews', children: <Reviews userId={userId} /> },
  ] as const;
  return (
    <Panel>
      <Tabs
        className="buyer-history"
        items={[
          ...(maySeeOrders ? [orders] : []),
          ...(maySeeRefunds ? [refunds] : []),
          ...tabs.map((tab) => ({ ...tab, label: text(`platformBuyers.${tab.key}`) })),
        ]}
      />
    </Panel>
  );
}

type Line = RowOf<typeof buyerBalancePage>;

interface StatementProps {
  userId: string;
  operation: typeof buyerBalancePage | typeof buyerPointsPage;
  isMoney?: boolean;
}

function Statement({ userId, operation, isMoney = false }: StatementProps) {
  const text = useText<'platform'>();
  const amount = (value: number) => (isMoney ? <MoneyText amount={value} /> : <bdi>{value}</bdi>);
  return (
    <PagedTable
      operation={operation}
      input={{ userId }}
      keyOf={({ journalId }) => journalId}
      emptyText={text('platformBuyers.noChanges')}
      columns={[
        { key: 'time', title: text('platformBuyers.time'), render: ({ createTime }) => <TimeText time={createTime} /> },
        { key: 'reason', title: text('platformBuyers.why'), render: (line) => <ChangeReason line={line} /> },
        {
          key: 'change',
          title: text('platformBuyers.change'),
          align: 'end',
          render: ({ change, journalId }) => <JournalLink journalId={journalId}>{amount(change)}</JournalLink>,
        },
        { key: 'after', title: text('platformBuyers.after'), align: 'end', render: ({ balance }) => amount(balance) },
      ]}
    />
  );
}

function ChangeReason({ line: { reasonText, note } }: { line: Line }) {
  return (
    <Flex vertical>
      <span>{reasonText}</span>
      {note && (
        <Typography.Text type="secondary">
          <bdi>{note}</bdi>
        </Typography.Text>
      )}
    </Flex>
  );
}

const COUPON_COLOURS = { usable: 'success', used: 'processing', expired: 'default' } as const;

function Coupons({ userId }: { userId: string }) {
  const text = useText<'platform'>();
  return (
    <PagedTable
      operation={buyerCouponPage}
      input={{ userId }}
      keyOf={({ id }) => id}
      emptyText={text('platformBuyers.noCoupons')}
      columns={[
        { key: 'name', title: text('platformBuyers.coupon'), render: ({ name }) => <bdi>{name}</bdi> },
        {
          key: 'store',
          title: text('platformBuyers.store'),
          render: ({ shopId }) =>
            shopId === 0 ? text('platformBuyers.mall') : <Link to={`/stores/${shopId}`}>{shopId}</Link>,
        },
        {
          key: 'state',
          title: text('platformBuyers.status'),
          render: ({ state }) => <Tag color={COUPON_COLOURS[state]}>{text(`platformBuyers.coupon.${state}`)}</Tag>,
        },
        { key: 'until', title: text('platformBuyers.until'), render: ({ endTime }) => <DateText time={endTime} /> },
      ]}
    />
  );
}

function Reviews({ userId }: { userId: string }) {
  const text = useText<'platform'>();
  return (
    <PagedTable
      operation={buyerReviewPage}
      input={{ userId }}
      keyOf={({ id }) => id}
      emptyText={text('platformBuyers.noReviews')}
      columns={[
        {
          key: 'stars',
          title: text('platformBuyers.stars'),
          render: ({ score }) => (
            <Rate disabled value={score} aria-label={text('platformBuyers.starCount', { stars: score })} />
          ),
        },
        { key: 'words', title: text('platformBuyers.review'), render: ({ content }) => <bdi>{content}</bdi> },
        { key: 'time', title: text('platformBuyers.time'), render: ({ createTime }) => <DateText time={createTime} /> },
      ]}
    />
  );
}
