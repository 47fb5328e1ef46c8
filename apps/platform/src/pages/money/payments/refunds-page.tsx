import { useText } from '@galleria/console-kit/console-context';
import type { Filters } from '@galleria/console-kit/list/filters';
import { ListPage } from '@galleria/console-kit/list/list-page';
import { TimeText } from '@galleria/console-kit/text/time-text';
import { paymentRefundPage } from '@galleria/contract/payments/staff-payments';
import { Link } from 'react-router';
import { AmountText } from '../amount-text.tsx';
import { GatewayName } from './payment-columns.tsx';
import { RefundActions, RefundState } from './refund-columns.tsx';

const STATES = ['waiting', 'requested', 'done', 'failed'] as const;

/** Refunds of payments, in every state: the badge in the menu counts the failed ones. */
export function Component() {
  const text = useText<'platform'>();
  const filters = {
    state: {
      kind: 'select',
      label: text('platformMoney.state'),
      options: STATES.map((value) => ({ value, label: text(`platformMoney.refundState.${value}`) })),
    },
  } satisfies Filters;
  return (
    <ListPage
      name="refunds"
      title={text('platform.failedRefunds')}
      intro={text('platformMoney.refundsIntro')}
      operation={paymentRefundPage}
      keyOf={({ refundId }) => refundId}
      filters={filters}
      views={STATES.map((one) => ({ name: text(`platformMoney.refundState.${one}`), search: `state=${one}` }))}
      toInput={({ state }) => ({ state: STATES.find((one) => one === state) })}
      emptyText={text('platformMoney.refundsNone')}
      columns={[
        {
          key: 'payment',
          title: text('platformMoney.payment'),
          isMain: true,
          render: ({ payNumber }) => <Link to={`/payments/${payNumber}`}>{payNumber}</Link>,
        },
        {
          key: 'amount',
          title: text('platformMoney.amount'),
          align: 'end',
          render: ({ amount, currency, payNumber }) => (
            <Link to={`/payments/${payNumber}#journals`}>
              <AmountText {...{ amount, currency }} />
            </Link>
          ),
        },
        { key: 'state', title: text('platformMoney.state'), render: (refund) => <RefundState refund={refund} /> },
        {
          key: 'gateway',
          title: text('platformMoney.gateway'),
          render: ({ gateway }) => <GatewayName gateway={gateway} />,
        },
        {
          key: 'buyer',
          title: text('platformMoney.buyer'),
          render: ({ userId }) => <Link to={`/buyers/${userId}`}>{text('platformMoney.openBuyer')}</Link>,
        },
        { key: 'time', title: text('platformMoney.time'), render: ({ createTime }) => <TimeText time={createTime} /> },
        {
          key: 'actions',
          title: text('platformMoney.actions'),
          isActions: true,
          render: (refund) => <RefundActions refund={refund} />,
        },
      ]}
    />
  );
}
