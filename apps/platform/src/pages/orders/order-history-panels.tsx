import { useText } from '@galleria/console-kit/console-context';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { Panel } from '@galleria/console-kit/page/panel';
import { PlainList } from '@galleria/console-kit/page/plain-list';
import { useCan } from '@galleria/console-kit/sign-in/session';
import { MoneyText } from '@galleria/console-kit/text/money-text';
import { TimeText } from '@galleria/console-kit/text/time-text';
import { useCall } from '@galleria/console-kit/use-call';
import { mallOrderLog } from '@galleria/contract/orders/staff-orders';
import { orderPaymentList } from '@galleria/contract/payments/order-payments';
import { PARCEL_STATE } from '@galleria/domain/orders/parcel-state';
import { Flex, Tag, Typography } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { JournalLink } from '../../shared/journal-link.tsx';
import type { OrderInfo } from '../../shared/order-state.tsx';
import { useActionName } from './use-action-name.ts';

const PAYMENT_COLOURS = {
  ...{ created: 'default', open: 'processing', settled: 'success', failed: 'default', late: 'error' },
  promised: 'warning',
} as const;

/** Payment attempts and refunds of the order. */
export function PaymentsPanel({ order: { orderNumber, refunds } }: { order: OrderInfo }) {
  const text = useText<'platform'>();
  const maySeePayments = useCan('payments.view');
  const answer = useCall(orderPaymentList, { orderNumber });
  return (
    <Panel title={text('platformOrders.payments')}>
      <Loaded answer={answer} lines={2}>
        {(payments) => (
          <PlainList>
            {payments.length + refunds.length === 0 && <Nothing>{text('platformOrders.noPayments')}</Nothing>}
            {payments.map(({ payNumber, amount, state, gateway, createTime, journalId }) => (
              <Entry
                key={payNumber}
                name={maySeePayments ? <Link to={`/payments/${payNumber}`}>{payNumber}</Link> : payNumber}
                tag={<Tag color={PAYMENT_COLOURS[state]}>{text(`platformOrders.payment.${state}`)}</Tag>}
                detail={
                  <>
                    <bdi>{gateway}</bdi> · <TimeText time={createTime} />
                  </>
                }
                amount={<Money amount={amount} journalId={journalId} />}
              />
            ))}
            {refunds.map(({ refundId, amount, state, way, points, createTime, journalId }) => (
              <Entry
                key={refundId}
                name={text(`platformOrders.refundWay.${way}`)}
                tag={
                  <Tag color={state === 'failed' ? 'error' : 'default'}>{text(`platformOrders.refund.${state}`)}</Tag>
                }
                detail={
                  <>
                    <TimeText time={createTime} />
                    {points > 0 && ` · ${text('platformBuyers.pointCount', { points })}`}
                  </>
                }
                amount={<Money amount={-amount} journalId={journalId} />}
              />
            ))}
          </PlainList>
        )}
      </Loaded>
    </Panel>
  );
}

function Money({ amount, journalId }: { amount: number; journalId: number | null }) {
  return (
    <JournalLink journalId={journalId}>
      <MoneyText amount={amount} />
    </JournalLink>
  );
}

/** Journals of this order and of the others of its trade. */
export function JournalsPanel({ journals }: Pick<OrderInfo, 'journals'>) {
  const text = useText<'platform'>();
  return (
    <Panel title={text('platformOrders.journals')}>
      <PlainList>
        {journals.length === 0 && <Nothing>{text('platformOrders.noJournals')}</Nothing>}
        {journals.map(({ journalId, reason, createTime, lines }) => (
          <Entry
            key={journalId}
            name={<JournalLink journalId={journalId}>{text(`platformOrders.journal.${reason}`)}</JournalLink>}
            detail={<TimeText time={createTime} />}
            amount={<MovedAmount lines={lines} />}
          />
        ))}
      </PlainList>
    </Panel>
  );
}

/** The amount that a journal moves: the sum of its positive lines, which equals that of its negative ones. */
function MovedAmount({ lines }: Pick<OrderInfo['journals'][number], 'lines'>) {
  const text = useText<'platform'>();
  const sum = (unit: 'cents' | 'points') =>
    lines.reduce((total, line) => total + (line.unit === unit && line.amount > 0 ? line.amount : 0), 0);
  const [money, points] = [sum('cents'), sum('points')];
  return (
    <Flex vertical align="end">
      {money > 0 && <MoneyText amount={money} />}
      {points > 0 && <span>{text('platformBuyers.pointCount', { points })}</span>}
    </Flex>
  );
}

type ParcelStateName = keyof typeof PARCEL_STATE;

function parcelState(state: number): ParcelStateName {
  const names = Object.keys(PARCEL_STATE) as ParcelStateName[];
  return names.find((name) => PARCEL_STATE[name] === state) ?? 'none';
}

export function ParcelsPanel({ parcels }: { parcels: OrderInfo['packages'] }) {
  const text = useText<'platform'>();
  return (
    <Panel title={text('platformOrders.parcels')}>
      <PlainList>
        {parcels.length === 0 && <Nothing>{text('platformOrders.noParcels')}</Nothing>}
        {parcels.map(({ parcelId, dvyName, dvyFlowId, state, createTime }) => (
          <Entry
            key={parcelId}
            name={<bdi>{[dvyName, dvyFlowId].filter(Boolean).join(' ') || text('platformOrders.noCourier')}</bdi>}
            tag={<Tag>{text(`platformOrders.parcel.${parcelState(state)}`)}</Tag>}
            detail={<TimeText time={createTime} />}
          />
        ))}
      </PlainList>
    </Panel>
  );
}

/** Audited actions of sellers and staff on the order. */
export function LogPanel({ orderNumber }: { orderNumber: string }) {
  const text = useText<'platform'>();
  const answer = useCall(mallOrderLog, { orderNumber });
  const actionName = useActionName();
  return (
    <Panel title={text('platformOrders.log')}>
      <Loaded answer={answer} lines={2}>
        {(entries) => (
          <PlainList>
            {entries.length === 0 && <Nothing>{text('platformOrders.noLog')}</Nothing>}
            {entries.map(({ id, time, who, name, operation, detail }) => (
              <Entry
                key={id}
                name={
                  <>
                    {actionName(operation)}
                    {detail && <bdi>: {detail}</bdi>}
                  </>
                }
                detail={
                  <>
                    <bdi>{name || '–'}</bdi> · {text(`platformOrders.who.${who}`)} · <TimeText time={time} />
                  </>
                }
              />
            ))}
          </PlainList>
        )}
      </Loaded>
    </Panel>
  );
}

interface EntryProps {
  name: ReactNode;
  tag?: ReactNode;
  detail: ReactNode;
  amount?: ReactNode;
}

function Entry({ name, tag, detail, amount }: EntryProps) {
  return (
    <Flex component="li" gap="middle" justify="space-between">
      <Flex vertical style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <span>
          {name} {tag}
        </span>
        <Typography.Text type="secondary">{detail}</Typography.Text>
      </Flex>
      {amount}
    </Flex>
  );
}

function Nothing({ children }: { children: ReactNode }) {
  return (
    <li>
      <Typography.Text type="secondary">{children}</Typography.Text>
    </li>
  );
}
