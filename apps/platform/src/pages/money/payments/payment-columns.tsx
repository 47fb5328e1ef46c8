import { useText } from '@galleria/console-kit/console-context';
import type { ListColumn } from '@galleria/console-kit/list/list-columns';
import { TimeText } from '@galleria/console-kit/text/time-text';
import { Flex, Tag, Typography } from 'antd';
import { Link } from 'react-router';
import { AmountText } from '../amount-text.tsx';
import { type Payment, PaymentActions } from './payment-actions.tsx';

const COLOURS: Readonly<Record<Payment['state'], string>> = {
  created: 'default',
  open: 'processing',
  settled: 'success',
  failed: 'error',
  late: 'warning',
  promised: 'processing',
};

/** The state of the payment, and its trouble if it has one. */
export function PaymentState({ payment: { state, trouble } }: { payment: Pick<Payment, 'state' | 'trouble'> }) {
  const text = useText<'platform'>();
  return (
    <Flex gap={4} wrap>
      <Tag color={COLOURS[state]}>{text(`platformMoney.paymentState.${state}`)}</Tag>
      {trouble && <Tag color="error">{text(`platformMoney.trouble.${trouble}`)}</Tag>}
    </Flex>
  );
}

export function usePaymentColumns(): ListColumn<Payment>[] {
  const text = useText<'platform'>();
  return [
    {
      key: 'number',
      title: text('platformMoney.payment'),
      isMain: true,
      render: ({ payNumber }) => <Link to={`/payments/${payNumber}`}>{payNumber}</Link>,
    },
    {
      key: 'amount',
      title: text('platformMoney.amount'),
      align: 'end',
      render: ({ payNumber, amount, currency, received }) => (
        <Flex vertical align="end">
          <Link to={`/payments/${payNumber}#journals`}>
            <AmountText {...{ amount, currency }} />
          </Link>
          {received && (
            <Typography.Text type="danger">
              {text('platformMoney.came')} <AmountText {...received} />
            </Typography.Text>
          )}
        </Flex>
      ),
    },
    { key: 'state', title: text('platformMoney.state'), render: (payment) => <PaymentState payment={payment} /> },
    {
      key: 'gateway',
      title: text('platformMoney.gateway'),
      render: ({ gateway }) => <GatewayName gateway={gateway} />,
    },
    {
      key: 'orders',
      title: text('platformMoney.orders'),
      render: ({ orderNumbers, purpose }) =>
        purpose === 'topUp' ? text('platformMoney.topUp') : <OrderLinks orderNumbers={orderNumbers} />,
    },
    {
      key: 'buyer',
      title: text('platformMoney.buyer'),
      isHidden: true,
      render: ({ userId }) => <Link to={`/buyers/${userId}`}>{text('platformMoney.openBuyer')}</Link>,
    },
    {
      key: 'created',
      title: text('platformMoney.started'),
      render: ({ createTime }) => <TimeText time={createTime} />,
    },
    {
      key: 'actions',
      title: text('platformMoney.actions'),
      isActions: true,
      render: (payment) => <PaymentActions payment={payment} />,
    },
  ];
}

export function OrderLinks({ orderNumbers }: { orderNumbers: readonly string[] }) {
  return (
    <Flex vertical>
      {orderNumbers.map((number) => (
        <Link key={number} to={`/orders/${number}`}>
          {number}
        </Link>
      ))}
    </Flex>
  );
}

const NAMED = ['stripe', 'payPal', 'sandbox', 'transfer', 'mall'] as const;

export function GatewayName({ gateway }: { gateway: string }) {
  const text = useText<'platform'>();
  const named = NAMED.find((one) => one === gateway);
  return named ? text(`platformMoney.gateway.${named}`) : gateway;
}
