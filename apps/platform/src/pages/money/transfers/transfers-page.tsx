import { useText } from '@galleria/console-kit/console-context';
import type { Filters } from '@galleria/console-kit/list/filters';
import { ListPage } from '@galleria/console-kit/list/list-page';
import { TimeText } from '@galleria/console-kit/text/time-text';
import { transferList } from '@galleria/contract/payments/payments';
import { Tag } from 'antd';
import { Link } from 'react-router';
import { AmountText } from '../amount-text.tsx';
import { OrderLinks } from '../payments/payment-columns.tsx';
import { TransferActions } from './transfer-actions.tsx';

const STATES = ['pending', 'closed'] as const;

/** Transfers that buyers announced, to be compared with the mall's bank account. */
export function Component() {
  const text = useText<'platform'>();
  const filters = {
    state: {
      kind: 'select',
      label: text('platformMoney.state'),
      options: STATES.map((value) => ({ value, label: text(`platformMoney.transferState.${value}`) })),
    },
  } satisfies Filters;
  return (
    <ListPage
      name="transfers"
      title={text('platform.transfers')}
      intro={text('platformMoney.transfersIntro')}
      operation={transferList}
      keyOf={({ payNumber }) => payNumber}
      filters={filters}
      views={STATES.map((one) => ({ name: text(`platformMoney.transferState.${one}`), search: `state=${one}` }))}
      toInput={({ state }) => ({ state: STATES.find((one) => one === state) })}
      emptyText={text('platformMoney.transfersNone')}
      columns={[
        {
          key: 'reference',
          title: text('platformMoney.transferReference'),
          isMain: true,
          render: ({ payNumber }) => <Link to={`/payments/${payNumber}`}>{payNumber}</Link>,
        },
        {
          key: 'amount',
          title: text('platformMoney.amount'),
          align: 'end',
          render: ({ amount, currency }) => <AmountText {...{ amount, currency }} />,
        },
        {
          key: 'state',
          title: text('platformMoney.state'),
          render: ({ state }) => (
            <Tag color={state === 'closed' ? 'warning' : 'processing'}>
              {text(state === 'closed' ? 'platformMoney.transferState.closed' : 'platformMoney.transferState.pending')}
            </Tag>
          ),
        },
        {
          key: 'orders',
          title: text('platformMoney.orders'),
          render: ({ orderNumbers }) => <OrderLinks orderNumbers={orderNumbers.split(',')} />,
        },
        {
          key: 'announced',
          title: text('platformMoney.announced'),
          render: ({ createTime }) => <TimeText time={createTime} />,
        },
        { key: 'until', title: text('platformMoney.until'), render: ({ endTime }) => <TimeText time={endTime} /> },
        {
          key: 'actions',
          title: text('platformMoney.actions'),
          isActions: true,
          render: (transfer) => <TransferActions transfer={transfer} />,
        },
      ]}
    />
  );
}
