import { RefundFigures } from '@galleria/console-kit/after-sales/refund-figures';
import { useText } from '@galleria/console-kit/console-context';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { Panel } from '@galleria/console-kit/page/panel';
import { Can } from '@galleria/console-kit/sign-in/session';
import { useCall } from '@galleria/console-kit/use-call';
import { platformStoreRefunds } from '@galleria/contract/after-sales/staff-disputes';
import { Flex } from 'antd';
import { Link } from 'react-router';

/** How the store handles refund requests, in figures. */
export function RefundsPanel({ storeId }: { storeId: number }) {
  const text = useText<'platform'>();
  const answer = useCall(platformStoreRefunds, { storeId });
  return (
    <Panel title={text('consoleRefunds.figures')}>
      <Flex vertical gap="middle">
        <Loaded answer={answer} lines={3}>
          {(figures) => <RefundFigures figures={figures} />}
        </Loaded>
        <Flex wrap gap="middle">
          <Can permission="refunds.view">
            <Link to={`/refund-requests?store=${storeId}`}>{text('platformDisputes.ofStore')}</Link>
          </Can>
          <Can permission="disputes.view">
            <Link to={`/disputes?store=${storeId}`}>{text('platformDisputes.ofStoreDisputes')}</Link>
          </Can>
        </Flex>
      </Flex>
    </Panel>
  );
}
