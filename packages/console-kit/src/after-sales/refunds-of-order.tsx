import type { mallRefundPage } from '@galleria/contract/after-sales/staff-disputes';
import type { storeRefundPage } from '@galleria/contract/after-sales/store-refunds';
import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '../console-context.tsx';
import { Panel } from '../page/panel.tsx';
import { PlainList } from '../page/plain-list.tsx';
import { Can } from '../sign-in/session.tsx';
import { MoneyText } from '../text/money-text.tsx';
import { useCall } from '../use-call.tsx';
import { Countdown } from './countdown.tsx';
import { type RefundRequest, RefundState } from './refund-state.tsx';

interface RefundsOfOrderProps {
  orderNumber: string;
  /** Lists requests; its keyword finds order numbers, among other things. */
  operation: typeof storeRefundPage | typeof mallRefundPage;
  /** Link to a request. */
  renderLink: (request: Pick<RefundRequest, 'refundSn' | 'applyTime'>) => ReactNode;
}

/** Refund requests of an order; nothing is shown where there are none. */
export function RefundsOfOrder(props: RefundsOfOrderProps) {
  return (
    <Can permission="refunds.view">
      <Requests {...props} />
    </Can>
  );
}

function Requests({ orderNumber, operation, renderLink }: RefundsOfOrderProps) {
  const text = useText();
  const found = useCall(operation, { view: 'all', keyword: orderNumber, size: 20 }).data?.records ?? [];
  const requests = found.filter((request) => request.orderNumber === orderNumber);
  if (requests.length === 0) return null;
  return (
    <Panel title={text('consoleRefunds.ofOrder')}>
      <PlainList>
        {requests.map((request) => (
          <Flex key={request.refundSn} component="li" wrap gap="small" align="start" justify="space-between">
            {renderLink(request)}
            <MoneyText amount={request.refundAmount} />
            <RefundState refund={request} />
            <Countdown until={request.endTimeIso} />
          </Flex>
        ))}
      </PlainList>
    </Panel>
  );
}
