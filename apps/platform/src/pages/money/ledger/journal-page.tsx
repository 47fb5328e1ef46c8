import { useText } from '@galleria/console-kit/console-context';
import { Facts } from '@galleria/console-kit/page/facts';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { Page } from '@galleria/console-kit/page/page';
import { Panel } from '@galleria/console-kit/page/panel';
import { TimeText } from '@galleria/console-kit/text/time-text';
import { useCall } from '@galleria/console-kit/use-call';
import { journalInfo } from '@galleria/contract/ledger/staff-ledger';
import type { OutputOf } from '@galleria/contract/operation';
import { journalOrigin } from '@galleria/contract/payments/staff-payments';
import { Flex, Table } from 'antd';
import { Link, useParams } from 'react-router';
import { OrderLinks } from '../payments/payment-columns.tsx';
import { AccountOwner } from './account-owner.tsx';
import { ReasonName } from './journal-list.tsx';
import { BalanceText } from './kinds-panel.tsx';

type Info = OutputOf<typeof journalInfo>;

/** One journal: its lines, which add up to zero, and the order or payment that it belongs to. */
export function Component() {
  const text = useText<'platform'>();
  const { journalId = '' } = useParams();
  const answer = useCall(journalInfo, { journalId: Number(journalId) || 0 });
  return (
    <Page title={text('platformMoney.journalTitle', { number: journalId })}>
      <Loaded answer={answer}>
        {(info) => (
          <Flex vertical gap="middle">
            <Header info={info} />
            <Panel title={text('platformMoney.lines')}>
              <Lines lines={info.lines} />
            </Panel>
          </Flex>
        )}
      </Loaded>
    </Page>
  );
}

function Header({ info: { key, reason, actor, createTime } }: { info: Info }) {
  const text = useText<'platform'>();
  const origin = useCall(journalOrigin, { key }).data;
  const about = [
    ...(origin?.orderNumbers.length
      ? [{ label: text('platformMoney.orders'), value: <OrderLinks orderNumbers={origin.orderNumbers} /> }]
      : []),
    ...(origin?.payNumber
      ? [
          {
            label: text('platformMoney.payment'),
            value: <Link to={`/payments/${origin.payNumber}`}>{origin.payNumber}</Link>,
          },
        ]
      : []),
    ...(origin?.payoutId
      ? [
          {
            label: text('platformMoney.payout'),
            value: <Link to={`/payouts?payoutId=${origin.payoutId}`}>{text('platformMoney.openPayout')}</Link>,
          },
        ]
      : []),
    ...(origin?.userId
      ? [
          {
            label: text('platformMoney.buyer'),
            value: <Link to={`/buyers/${origin.userId}`}>{text('platformMoney.openBuyer')}</Link>,
          },
        ]
      : []),
  ];
  return (
    <Panel>
      <Facts
        facts={[
          { label: text('platformMoney.what'), value: <ReasonName reason={reason} /> },
          { label: text('platformMoney.time'), value: <TimeText time={createTime} /> },
          { label: text('platformMoney.by'), value: actor },
          { label: text('platformMoney.key'), value: key },
          ...about,
        ]}
      />
    </Panel>
  );
}

function Lines({ lines }: Pick<Info, 'lines'>) {
  const text = useText<'platform'>();
  return (
    <Table<Info['lines'][number]>
      dataSource={lines}
      rowKey="accountId"
      size="small"
      pagination={false}
      scroll={{ x: 'max-content' }}
      columns={[
        {
          title: text('platformMoney.account'),
          render: (_, { kind, owner }) => (
            <Link to={`/ledger?kind=${kind}&owner=${encodeURIComponent(owner)}`}>
              {text(`platformMoney.kind.${kind}`)}
            </Link>
          ),
        },
        { title: text('platformMoney.owner'), render: (_, line) => <AccountOwner account={line} /> },
        {
          title: text('platformMoney.change'),
          align: 'end',
          render: (_, { unit, change }) => <BalanceText unit={unit} balance={change} />,
        },
        {
          title: text('platformMoney.balanceAfter'),
          align: 'end',
          render: (_, { unit, balance }) => <BalanceText {...{ unit, balance }} />,
        },
      ]}
    />
  );
}
