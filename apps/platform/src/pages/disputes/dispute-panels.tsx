import { stateName } from '@galleria/console-kit/after-sales/refund-state';
import { useText } from '@galleria/console-kit/console-context';
import { Facts } from '@galleria/console-kit/page/facts';
import { Panel } from '@galleria/console-kit/page/panel';
import { PlainList } from '@galleria/console-kit/page/plain-list';
import { useCan } from '@galleria/console-kit/sign-in/session';
import { MoneyText } from '@galleria/console-kit/text/money-text';
import { TimeText } from '@galleria/console-kit/text/time-text';
import { RULINGS } from '@galleria/domain/after-sales/dispute-rules';
import { Flex, Tag, Typography } from 'antd';
import { Link } from 'react-router';
import type { DisputeInfo } from './dispute.ts';

/** The order that the request is about, and whether its store was paid already. */
export function OrderPanel({ refund }: { refund: DisputeInfo }) {
  const text = useText<'platform'>();
  const maySeeOrders = useCan('orders.view');
  const { orderNumber, paid, refundedBefore, maxAmount, isStorePaid } = refund;
  return (
    <Panel title={text('platformDisputes.order')}>
      <Flex vertical gap="small">
        <Facts
          facts={[
            {
              label: text('consoleRefunds.order'),
              value: maySeeOrders ? <Link to={`/orders/${orderNumber}`}>{orderNumber}</Link> : orderNumber,
            },
            { label: text('platformDisputes.paid'), value: <MoneyText amount={paid} /> },
            { label: text('platformDisputes.refundedBefore'), value: <MoneyText amount={refundedBefore} /> },
            { label: text('platformDisputes.maxAmount'), value: <MoneyText amount={maxAmount} /> },
          ]}
        />
        <Typography.Text type="secondary">
          {text(isStorePaid ? 'platformDisputes.storePaid' : 'platformDisputes.notStorePaid')}
        </Typography.Text>
      </Flex>
    </Panel>
  );
}

/** Earlier requests of the buyer and of the store. */
export function EarlierRequestsPanel({ refund: { earlierOfBuyer, earlierOfStore } }: { refund: DisputeInfo }) {
  const text = useText<'platform'>();
  return (
    <Panel title={text('platformDisputes.earlier')}>
      <div className="both-sides">
        <EarlierRequests title={text('platformDisputes.earlierOfBuyer')} requests={earlierOfBuyer} />
        <EarlierRequests title={text('platformDisputes.earlierOfStore')} requests={earlierOfStore} />
      </div>
    </Panel>
  );
}

function EarlierRequests({ title, requests }: { title: string; requests: DisputeInfo['earlierOfBuyer'] }) {
  const text = useText<'platform'>();
  return (
    <section>
      <h3 className="side-name">{title}</h3>
      {requests.length === 0 && (
        <Typography.Text type="secondary">{text('platformDisputes.earlierNone')}</Typography.Text>
      )}
      <PlainList>
        {requests.map(({ refundSn, time, amount, state, ruling }) => {
          const ruled = RULINGS.find((one) => one === ruling);
          return (
            <Flex key={refundSn} component="li" wrap gap="small" justify="space-between">
              <Flex vertical>
                <Link to={`/disputes/${refundSn}`}>{refundSn}</Link>
                <Typography.Text type="secondary">
                  <TimeText time={time} />
                </Typography.Text>
              </Flex>
              <Flex vertical align="end">
                <MoneyText amount={amount} />
                <Tag style={{ marginInlineEnd: 0 }}>
                  {ruled
                    ? text('platformDisputes.ruledAs', { ruling: text(`consoleRefunds.ruling.${ruled}`) })
                    : text(`consoleRefunds.state.${stateName(state)}`)}
                </Tag>
              </Flex>
            </Flex>
          );
        })}
      </PlainList>
    </section>
  );
}
