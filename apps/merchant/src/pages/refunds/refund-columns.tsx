import { Countdown } from '@galleria/console-kit/after-sales/countdown';
import { RefundAmount } from '@galleria/console-kit/after-sales/refund-facts';
import { RefundGoods } from '@galleria/console-kit/after-sales/refund-goods';
import { RefundState, useKindName } from '@galleria/console-kit/after-sales/refund-state';
import { useText } from '@galleria/console-kit/console-context';
import type { ListColumn } from '@galleria/console-kit/list/list-columns';
import { useCan } from '@galleria/console-kit/sign-in/session';
import { TimeText } from '@galleria/console-kit/text/time-text';
import { Button, Flex, Typography } from 'antd';
import { Link } from 'react-router';
import type { ListedRefund } from './refund.ts';

export function useRefundColumns(): ListColumn<ListedRefund>[] {
  const text = useText<'merchant'>();
  const mayHandle = useCan('refunds.handle');
  const kindName = useKindName();
  const columns: ListColumn<ListedRefund>[] = [
    {
      key: 'request',
      title: text('consoleRefunds.request'),
      isMain: true,
      render: ({ refundSn, applyTime }) => (
        <Flex vertical>
          <Link to={`/refunds/${refundSn}`}>
            <strong>{refundSn}</strong>
          </Link>
          <Typography.Text type="secondary">
            <TimeText time={applyTime} />
          </Typography.Text>
        </Flex>
      ),
    },
    {
      key: 'deadline',
      title: text('consoleRefunds.deadline'),
      render: ({ endTimeIso }) => (endTimeIso ? <Countdown until={endTimeIso} /> : '–'),
    },
    {
      key: 'goods',
      title: text('consoleRefunds.goods'),
      render: ({ lines }) => <RefundGoods lines={lines} isShort />,
    },
    { key: 'kind', title: text('consoleRefunds.kind'), render: ({ applyType }) => kindName(applyType) },
    {
      key: 'amount',
      title: text('consoleRefunds.amount'),
      align: 'end',
      render: (refund) => <RefundAmount refund={refund} />,
    },
    { key: 'state', title: text('consoleRefunds.state'), render: (refund) => <RefundState refund={refund} /> },
    {
      key: 'buyer',
      title: text('merchantRefunds.buyer'),
      isHidden: true,
      render: ({ nickName }) => <bdi>{nickName}</bdi>,
    },
    {
      key: 'order',
      title: text('merchantRefunds.order'),
      isHidden: true,
      render: ({ orderNumber }) => <Link to={`/orders/${orderNumber}`}>{orderNumber}</Link>,
    },
  ];
  const actions: ListColumn<ListedRefund> = {
    key: 'actions',
    title: text('console.list.actions'),
    isActions: true,
    render: ({ refundSn, waitsFor }) =>
      waitsFor === 'seller' && (
        <Link to={`/refunds/${refundSn}`} aria-label={text('merchantRefunds.openOf', { number: refundSn })}>
          <Button tabIndex={-1}>{text('merchantRefunds.open')}</Button>
        </Link>
      ),
  };
  return mayHandle ? [...columns, actions] : columns;
}
