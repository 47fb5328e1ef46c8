import { useText } from '@galleria/console-kit/console-context';
import { Facts } from '@galleria/console-kit/page/facts';
import { Panel } from '@galleria/console-kit/page/panel';
import { useCan } from '@galleria/console-kit/sign-in/session';
import { MoneyText } from '@galleria/console-kit/text/money-text';
import { Flex, Typography } from 'antd';
import { Link } from 'react-router';
import type { RefundInfo } from './refund.ts';

/** The order that a request is about, and its buyer. */
export function OrderOfRefund({ refund }: { refund: RefundInfo }) {
  const text = useText<'merchant'>();
  const maySeeOrders = useCan('orders.view');
  const { orderNumber, nickName, mobile, paid, earlierCount, isStorePaid } = refund;
  const facts = [
    {
      label: text('merchantRefunds.order'),
      value: maySeeOrders ? <Link to={`/orders/${orderNumber}`}>{orderNumber}</Link> : <bdi>{orderNumber}</bdi>,
    },
    { label: text('merchantRefunds.paid'), value: <MoneyText amount={paid} /> },
    { label: text('merchantRefunds.buyer'), value: <bdi>{nickName}</bdi> },
    ...(mobile ? [{ label: text('merchantRefunds.mobile'), value: <bdi dir="ltr">{mobile}</bdi> }] : []),
    {
      label: text('merchantRefunds.earlier'),
      value: text('merchantRefunds.earlierCount', { count: earlierCount }),
    },
  ];
  return (
    <Panel title={text('merchantRefunds.order')}>
      <Flex vertical gap="small">
        <Facts facts={facts} />
        <Typography.Text type="secondary">
          {text(isStorePaid ? 'merchantRefunds.storePaid' : 'merchantRefunds.notStorePaid')}
        </Typography.Text>
      </Flex>
    </Panel>
  );
}
