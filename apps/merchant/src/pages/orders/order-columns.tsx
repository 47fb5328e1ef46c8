import { useText } from '@galleria/console-kit/console-context';
import type { ListColumn } from '@galleria/console-kit/list/list-columns';
import { useCan } from '@galleria/console-kit/sign-in/session';
import { MoneyText } from '@galleria/console-kit/text/money-text';
import { TimeText } from '@galleria/console-kit/text/time-text';
import { Button, Flex, Typography } from 'antd';
import { Link } from 'react-router';
import { OrderLineSummary } from './order-line-summary.tsx';
import { isShippable, type Order, OrderState, useDeliveryNames } from './order-state.tsx';

export function useOrderColumns(onShip: (order: Order) => void): ListColumn<Order>[] {
  const text = useText<'merchant'>();
  const mayShip = useCan('orders.ship');
  const deliveryNames = useDeliveryNames();
  const columns: ListColumn<Order>[] = [
    {
      key: 'order',
      title: text('merchant.order.order'),
      isMain: true,
      render: (order) => <OrderNumber order={order} />,
    },
    { key: 'goods', title: text('merchant.order.goods'), render: ({ lines }) => <Goods lines={lines} /> },
    { key: 'receiver', title: text('merchant.order.receiver'), render: (order) => <Receiver order={order} /> },
    {
      key: 'delivery',
      title: text('merchant.order.delivery'),
      isHidden: true,
      render: ({ dvyType }) => deliveryNames.find(({ value }) => value === String(dvyType))?.label,
    },
    {
      key: 'amount',
      title: text('merchant.order.amount'),
      align: 'end',
      render: ({ payable }) => <MoneyText amount={payable} />,
    },
    { key: 'state', title: text('merchant.order.state'), render: (order) => <OrderState order={order} /> },
    { key: 'remark', title: text('merchant.order.remark'), isHidden: true, render: ({ remark }) => remark },
  ];
  const actions: ListColumn<Order> = {
    key: 'actions',
    title: text('console.list.actions'),
    isActions: true,
    render: (order) =>
      isShippable(order) && (
        <Button aria-label={text('merchant.order.shipOf', { number: order.orderNumber })} onClick={() => onShip(order)}>
          {text('merchant.order.ship')}
        </Button>
      ),
  };
  return mayShip ? [...columns, actions] : columns;
}

function OrderNumber({ order: { orderNumber, createTime } }: { order: Order }) {
  return (
    <Flex vertical>
      <Link to={`/orders/${orderNumber}`}>
        <strong>{orderNumber}</strong>
      </Link>
      <Typography.Text type="secondary">
        <TimeText time={createTime} />
      </Typography.Text>
    </Flex>
  );
}

function Goods({ lines }: Pick<Order, 'lines'>) {
  const text = useText<'merchant'>();
  const [first, ...others] = lines;
  if (!first) return null;
  return (
    <Flex vertical gap={4} style={{ minWidth: 180, maxWidth: 280 }}>
      <OrderLineSummary line={first} />
      {others.length > 0 && (
        <Typography.Text type="secondary">{text('merchant.order.more', { count: others.length })}</Typography.Text>
      )}
    </Flex>
  );
}

function Receiver({ order: { receiver, addr, mobile, message } }: { order: Order }) {
  return (
    <Flex vertical style={{ maxWidth: 180 }}>
      <bdi>{receiver}</bdi>
      <Typography.Text type="secondary" ellipsis={{ tooltip: addr || mobile }}>
        <bdi>{addr || mobile}</bdi>
      </Typography.Text>
      {message && (
        <Typography.Text type="secondary" italic ellipsis={{ tooltip: message }}>
          “<bdi>{message}</bdi>”
        </Typography.Text>
      )}
    </Flex>
  );
}
