import { useText } from '@galleria/console-kit/console-context';
import type { ListColumn } from '@galleria/console-kit/list/list-columns';
import { MoneyText } from '@galleria/console-kit/text/money-text';
import { TimeText } from '@galleria/console-kit/text/time-text';
import { Flex, Typography } from 'antd';
import { Link } from 'react-router';
import { type Order, OrderState } from './order-state.tsx';

export function useOrderColumns(): ListColumn<Order>[] {
  const text = useText<'platform'>();
  return [
    {
      key: 'order',
      title: text('platformOrders.order'),
      isMain: true,
      render: ({ orderNumber, createTime }) => (
        <Flex vertical>
          <Link to={`/orders/${orderNumber}`}>
            <strong>{orderNumber}</strong>
          </Link>
          <Typography.Text type="secondary">
            <TimeText time={createTime} />
          </Typography.Text>
        </Flex>
      ),
    },
    {
      key: 'store',
      title: text('platformOrders.store'),
      render: ({ shopId, shopName }) => (
        <Link to={`/stores/${shopId}`}>
          <bdi>{shopName || shopId}</bdi>
        </Link>
      ),
    },
    { key: 'buyer', title: text('platformOrders.buyer'), render: (order) => <BuyerLink order={order} /> },
    {
      key: 'amount',
      title: text('platformOrders.amount'),
      align: 'end',
      render: ({ payable }) => <MoneyText amount={payable} />,
    },
    {
      key: 'refunded',
      title: text('platformOrders.refunded'),
      align: 'end',
      render: ({ refunded }) => refunded > 0 && <MoneyText amount={refunded} />,
    },
    { key: 'state', title: text('platformOrders.state'), render: (order) => <OrderState order={order} /> },
    {
      key: 'paid',
      title: text('platformOrders.paid'),
      isHidden: true,
      render: ({ payTime }) => payTime && <TimeText time={payTime} />,
    },
  ];
}

export function BuyerLink({ order: { userId, nickName } }: { order: Pick<Order, 'userId' | 'nickName'> }) {
  const text = useText<'platform'>();
  return (
    <Link to={`/buyers/${userId}`}>
      <bdi>{nickName || text('platformOrders.closedAccount')}</bdi>
    </Link>
  );
}
