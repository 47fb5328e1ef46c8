import { Countdown } from '@galleria/console-kit/after-sales/countdown';
import { RefundState } from '@galleria/console-kit/after-sales/refund-state';
import { useText } from '@galleria/console-kit/console-context';
import { MoneyText } from '@galleria/console-kit/money-text';
import { Panel } from '@galleria/console-kit/panel';
import { Can } from '@galleria/console-kit/sign-in/session';
import { useCall } from '@galleria/console-kit/use-call';
import { mallRefundPage } from '@galleria/contract/staff/disputes';
import { Flex } from 'antd';
import { PlainList } from '../../shared/plain-list.tsx';
import { CaseLink } from '../../shared/request-columns.tsx';

/** Requests to give money of the order back; nothing is shown where there are none. */
export function RefundsOfOrder({ orderNumber }: { orderNumber: string }) {
  return (
    <Can permission="refunds.view">
      <Requests orderNumber={orderNumber} />
    </Can>
  );
}

function Requests({ orderNumber }: { orderNumber: string }) {
  const text = useText<'platform'>();
  const found = useCall(mallRefundPage, { keyword: orderNumber, size: 20 }).data?.records ?? [];
  const requests = found.filter((request) => request.orderNumber === orderNumber);
  if (requests.length === 0) return null;
  return (
    <Panel title={text('platformDisputes.ofOrder')}>
      <PlainList>
        {requests.map((request) => (
          <Flex key={request.refundSn} component="li" wrap gap="small" justify="space-between">
            <CaseLink number={request.refundSn} time={request.applyTime} to="/refund-requests" />
            <MoneyText amount={request.refundAmount} />
            <RefundState refund={request} />
            <Countdown until={request.endTimeIso} />
          </Flex>
        ))}
      </PlainList>
    </Panel>
  );
}
