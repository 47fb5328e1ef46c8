import { Countdown } from '@galleria/console-kit/after-sales/countdown';
import { RefundAmount } from '@galleria/console-kit/after-sales/refund-facts';
import { RefundGoods } from '@galleria/console-kit/after-sales/refund-goods';
import { RefundState, useKindName } from '@galleria/console-kit/after-sales/refund-state';
import { useText } from '@galleria/console-kit/console-context';
import type { ListColumn } from '@galleria/console-kit/list/list-columns';
import type { RowOf } from '@galleria/console-kit/list/list-page';
import { useCan } from '@galleria/console-kit/sign-in/session';
import { TimeText } from '@galleria/console-kit/text/time-text';
import type { mallRefundPage } from '@galleria/contract/after-sales/staff-disputes';
import { Flex, Typography } from 'antd';
import { Link } from 'react-router';
import { StoreLink } from './store-link.tsx';

type Request = RowOf<typeof mallRefundPage>;

/** Columns of the lists of refund requests and of disputes. */
export function useRequestColumns(): ListColumn<Request>[] {
  const text = useText<'platform'>();
  const kindName = useKindName();
  return [
    {
      key: 'request',
      title: text('consoleRefunds.request'),
      isMain: true,
      render: ({ refundSn, applyTime }) => <RequestLink number={refundSn} time={applyTime} to="/refund-requests" />,
    },
    { key: 'state', title: text('consoleRefunds.state'), render: (refund) => <RefundState refund={refund} /> },
    {
      key: 'deadline',
      title: text('consoleRefunds.deadline'),
      render: ({ endTimeIso }) => (endTimeIso ? <Countdown until={endTimeIso} /> : '–'),
    },
    {
      key: 'amount',
      title: text('consoleRefunds.amount'),
      align: 'end',
      render: (refund) => <RefundAmount refund={refund} />,
    },
    { key: 'goods', title: text('consoleRefunds.goods'), render: ({ lines }) => <RefundGoods lines={lines} isShort /> },
    { key: 'kind', title: text('consoleRefunds.kind'), render: ({ applyType }) => kindName(applyType) },
    { key: 'store', title: text('platformDisputes.store'), render: (request) => <StoreLink store={request} /> },
    { key: 'buyer', title: text('platformDisputes.buyer'), render: (request) => <BuyerLink buyer={request} /> },
    {
      key: 'order',
      title: text('consoleRefunds.order'),
      isHidden: true,
      render: ({ orderNumber }) => <Link to={`/orders/${orderNumber}`}>{orderNumber}</Link>,
    },
  ];
}

interface RequestLinkProps {
  number: string;
  /** Shown below the number. */
  time: string;
  /** The list from which the request is opened. */
  to: '/refund-requests' | '/disputes';
}

export function RequestLink({ number, time, to }: RequestLinkProps) {
  const mayOpen = useCan('disputes.view');
  return (
    <Flex vertical>
      {mayOpen ? (
        <Link to={`${to}/${number}`}>
          <strong>{number}</strong>
        </Link>
      ) : (
        <strong>{number}</strong>
      )}
      <Typography.Text type="secondary">
        <TimeText time={time} />
      </Typography.Text>
    </Flex>
  );
}

export function BuyerLink({ buyer: { userId, nickName } }: { buyer: Pick<Request, 'userId' | 'nickName'> }) {
  const text = useText<'platform'>();
  return (
    <Link to={`/buyers/${userId}`}>
      <bdi>{nickName || text('platformDisputes.closedAccount')}</bdi>
    </Link>
  );
}
