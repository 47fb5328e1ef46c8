import { useText } from '@galleria/console-kit/console-context';
import { Facts } from '@galleria/console-kit/page/facts';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { Page } from '@galleria/console-kit/page/page';
import { Panel } from '@galleria/console-kit/page/panel';
import { TimeText } from '@galleria/console-kit/text/time-text';
import { useCall } from '@galleria/console-kit/use-call';
import type { OutputOf } from '@galleria/contract/operation';
import { paymentInfo } from '@galleria/contract/payments/staff-payments';
import { Flex, Table } from 'antd';
import { Link, useParams } from 'react-router';
import { AmountText } from '../amount-text.tsx';
import { JournalList } from '../ledger/journal-list.tsx';
import { PaymentActions } from './payment-actions.tsx';
import { GatewayName, OrderLinks, PaymentState } from './payment-columns.tsx';
import { RefundTable } from './refund-columns.tsx';

type Info = OutputOf<typeof paymentInfo>;

/** One payment with the gateway's answers, its refunds and its journals. */
export function Component() {
  const text = useText<'platform'>();
  const { payNumber = '' } = useParams();
  const answer = useCall(paymentInfo, { payNumber });
  return (
    <Page
      title={text('platformMoney.paymentTitle', { number: payNumber })}
      action={answer.data && <PaymentActions payment={answer.data} />}
    >
      <Loaded answer={answer}>
        {(info) => (
          <Flex vertical gap="middle">
            <Panel>
              <Facts facts={paymentFacts(text, info)} />
            </Panel>
            <Panel id="journals" title={text('platformMoney.journals')}>
              <JournalList journals={info.journals} />
            </Panel>
            <Panel title={text('platformMoney.refundsOf')}>
              <RefundTable refunds={info.refunds} />
            </Panel>
            <Panel title={text('platformMoney.events')}>
              <Events events={info.events} />
            </Panel>
            <Panel title={text('platformMoney.attempts')}>
              <Attempts attempts={info.attempts} />
            </Panel>
          </Flex>
        )}
      </Loaded>
    </Page>
  );
}

function paymentFacts(text: ReturnType<typeof useText<'platform'>>, info: Info) {
  const { amount, currency, received, orderNumbers, userId, buyer, gatewayRef, chargeRef, note } = info;
  const { failure, settleTime, checkTime } = info;
  return [
    { label: text('platformMoney.state'), value: <PaymentState payment={info} /> },
    { label: text('platformMoney.amount'), value: <AmountText {...{ amount, currency }} /> },
    ...(received ? [{ label: text('platformMoney.amountReceived'), value: <AmountText {...received} /> }] : []),
    {
      label: text('platformMoney.orders'),
      value: info.purpose === 'topUp' ? text('platformMoney.topUp') : <OrderLinks orderNumbers={orderNumbers} />,
    },
    {
      label: text('platformMoney.buyer'),
      value: <Link to={`/buyers/${userId}`}>{buyer || text('platformMoney.openBuyer')}</Link>,
    },
    { label: text('platformMoney.gateway'), value: <GatewayName gateway={info.gateway} /> },
    ...(gatewayRef ? [{ label: text('platformMoney.gatewayRef'), value: gatewayRef }] : []),
    ...(chargeRef ? [{ label: text('platformMoney.chargeRef'), value: chargeRef }] : []),
    { label: text('platformMoney.started'), value: <TimeText time={info.createTime} /> },
    ...(settleTime ? [{ label: text('platformMoney.arrived'), value: <TimeText time={settleTime} /> }] : []),
    ...(checkTime ? [{ label: text('platformMoney.lastAsked'), value: <TimeText time={checkTime} /> }] : []),
    ...(failure ? [{ label: text('platformMoney.failure'), value: failure }] : []),
    ...(note ? [{ label: text('platformMoney.note'), value: note }] : []),
  ];
}

function Events({ events }: Pick<Info, 'events'>) {
  const text = useText<'platform'>();
  return (
    <Table
      dataSource={events}
      rowKey="eventId"
      size="small"
      pagination={false}
      scroll={{ x: 'max-content' }}
      locale={{ emptyText: text('platformMoney.eventsNone') }}
      columns={[
        { title: text('platformMoney.time'), render: (_, { receiveTime }) => <TimeText time={receiveTime} /> },
        { title: text('platformMoney.event'), dataIndex: 'kind' },
        { title: text('platformMoney.outcome'), dataIndex: 'outcome' },
        { title: text('platformMoney.note'), dataIndex: 'note' },
      ]}
    />
  );
}

function Attempts({ attempts }: Pick<Info, 'attempts'>) {
  const text = useText<'platform'>();
  return (
    <Table
      dataSource={attempts}
      rowKey="payNumber"
      size="small"
      pagination={false}
      scroll={{ x: 'max-content' }}
      locale={{ emptyText: text('platformMoney.attemptsNone') }}
      columns={[
        {
          title: text('platformMoney.payment'),
          render: (_, { payNumber }) => <Link to={`/payments/${payNumber}`}>{payNumber}</Link>,
        },
        { title: text('platformMoney.state'), render: (_, row) => <PaymentState payment={row} /> },
        { title: text('platformMoney.gateway'), render: (_, row) => <GatewayName gateway={row.gateway} /> },
        {
          title: text('platformMoney.amount'),
          align: 'end',
          render: (_, row) => <AmountText amount={row.amount} currency={row.currency} />,
        },
        { title: text('platformMoney.started'), render: (_, { createTime }) => <TimeText time={createTime} /> },
      ]}
    />
  );
}
