import { useText } from '@galleria/console-kit/console-context';
import { Facts } from '@galleria/console-kit/page/facts';
import { Panel } from '@galleria/console-kit/page/panel';
import { MoneyText } from '@galleria/console-kit/text/money-text';
import { TimeText } from '@galleria/console-kit/text/time-text';
import { Flex, Typography } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { JournalLink } from '../../shared/journal-link.tsx';
import { BuyerLink } from '../../shared/order-columns.tsx';
import type { OrderInfo } from '../../shared/order-state.tsx';

/** Buyer, store, recipient, and the other orders of the trade. */
export function PeoplePanel({ order }: { order: OrderInfo }) {
  const text = useText<'platform'>();
  const others = order.tradeOrderNumbers.filter((number) => number !== order.orderNumber);
  return (
    <Panel title={text('platformOrders.people')}>
      <FactList
        facts={[
          [text('platformOrders.buyer'), <BuyerLink key="buyer" order={order} />],
          [
            text('platformOrders.store'),
            <Link key="store" to={`/stores/${order.shopId}`}>
              <bdi>{order.shopName || order.shopId}</bdi>
            </Link>,
          ],
          [text('platformOrders.receiver'), order.receiver && <bdi key="receiver">{order.receiver}</bdi>],
          [
            text('platformBuyers.mobile'),
            order.mobile && (
              <bdi key="mobile" dir="ltr">
                {order.mobile}
              </bdi>
            ),
          ],
          [text('platformOrders.address'), order.addr && <bdi key="address">{order.addr}</bdi>],
          [
            text('platformOrders.together'),
            others.length > 0 && (
              <Flex key="others" vertical>
                {others.map((number) => (
                  <Link key={number} to={`/orders/${number}`}>
                    {number}
                  </Link>
                ))}
              </Flex>
            ),
          ],
        ]}
      />
    </Panel>
  );
}

export function TimesPanel({ order }: { order: OrderInfo }) {
  const text = useText<'platform'>();
  const times: [string, string | null][] = [
    [text('platformOrders.placed'), order.createTime],
    [text('platformOrders.paid'), order.payTime],
    [text('platformOrders.shipped'), order.dvyTime],
    [text('platformOrders.received'), order.finallyTime],
    [text('platformOrders.storePaid'), order.storePayTime],
    [text('platformOrders.closedAt'), order.cancelTime],
  ];
  return (
    <Panel title={text('platformOrders.times')}>
      <FactList facts={times.map(([label, time]) => [label, time && <TimeText key={label} time={time} />])} />
    </Panel>
  );
}

/** Omits facts without a value. */
function FactList({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return <Facts facts={facts.filter(([, value]) => value).map(([label, value]) => ({ label, value }))} />;
}

/** The amounts of the order and its refunds; each amount links to its journal. */
export function AmountsPanel({ order }: { order: OrderInfo }) {
  const text = useText<'platform'>();
  const { amounts, refunds } = order;
  return (
    <Panel title={text('platformOrders.amount')}>
      <Flex vertical gap="small">
        <Amount label={text('platformOrders.amounts.goods')} amount={amounts.total} />
        {amounts.reductions.map(({ kind, sourceId, name, amount }) => (
          <Amount
            key={`${kind} ${sourceId}`}
            label={[text(`platformOrders.amounts.${kind}`), name].filter(Boolean).join(' · ')}
            amount={-amount}
          />
        ))}
        <Amount label={text('platformOrders.amounts.shipping')} amount={amounts.transfee} />
        {amounts.freeTransfee > 0 && (
          <Amount label={text('platformOrders.amounts.freeShipping')} amount={-amounts.freeTransfee} />
        )}
        <strong>
          <Amount
            label={text(order.payTime ? 'platformOrders.paidAmount' : 'platformOrders.amounts.total')}
            amount={amounts.actualTotal}
            journalId={order.paidJournalId}
          />
        </strong>
        {refunds.map((refund) => (
          <Amount
            key={refund.refundId}
            label={text(`platformOrders.refund.${refund.state}`)}
            amount={-refund.amount}
            journalId={refund.journalId}
          />
        ))}
        <Typography.Text type="secondary">
          {text('platformOrders.commission')} <MoneyText amount={order.commission} />{' '}
          {order.settledJournalId !== null && (
            <JournalLink journalId={order.settledJournalId}>{text('platformOrders.settled')}</JournalLink>
          )}
        </Typography.Text>
      </Flex>
    </Panel>
  );
}

interface AmountProps {
  label: string;
  amount: number;
  journalId?: number | null;
}

function Amount({ label, amount, journalId = null }: AmountProps) {
  return (
    <Flex gap="middle" justify="space-between">
      <span>{label}</span>
      <JournalLink journalId={journalId}>
        <MoneyText amount={amount} />
      </JournalLink>
    </Flex>
  );
}
