import { useSellerActionName } from '@galleria/console-kit/audit/seller-actions';
import { useText } from '@galleria/console-kit/console-context';
import { Facts } from '@galleria/console-kit/page/facts';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { Panel } from '@galleria/console-kit/page/panel';
import { MoneyText } from '@galleria/console-kit/text/money-text';
import { TimeText } from '@galleria/console-kit/text/time-text';
import { useCall } from '@galleria/console-kit/use-call';
import { storeOrderLog } from '@galleria/contract/orders/store-orders';
import { Flex, Typography } from 'antd';
import type { OrderInfo } from './order-state.tsx';

/** The reason of a cancellation by the store or the platform, and the refund, if any. */
export function CancellationPanel({ order: { closeReason, cancelNote, refund } }: { order: OrderInfo }) {
  const text = useText<'merchant'>();
  const isByOthers = closeReason === 'seller' || closeReason === 'platform';
  if (!isByOthers && !refund?.amount) return null;
  const facts = isByOthers ? [{ label: text('merchant.order.cancelReason'), value: <bdi>{cancelNote}</bdi> }] : [];
  if (refund && refund.amount > 0) {
    facts.push(
      { label: text('merchant.order.refund'), value: <MoneyText amount={refund.amount} /> },
      {
        label: text('merchant.order.refundWay'),
        value: <>{text(`merchant.order.refund.${refund.way}.${refund.state}`)}</>,
      },
    );
  }
  return (
    <Panel title={text('merchant.order.cancellation')}>
      <Facts facts={facts} />
    </Panel>
  );
}

/** The actions of the store's members on the order. */
export function LogPanel({ orderNumber }: { orderNumber: string }) {
  const text = useText<'merchant'>();
  const answer = useCall(storeOrderLog, { orderNumber });
  const actionName = useSellerActionName();
  return (
    <Panel title={text('merchant.order.log')}>
      <Loaded answer={answer} lines={2}>
        {(entries) =>
          entries.length === 0 ? (
            <Typography.Text type="secondary">{text('merchant.order.noLog')}</Typography.Text>
          ) : (
            <ul className="plain-list">
              {entries.map(({ id, time, name, operation, detail }) => (
                <li key={id}>
                  <Flex vertical>
                    <span>
                      {actionName(operation)}
                      {detail && (
                        <>
                          {': '}
                          <bdi>{detail}</bdi>
                        </>
                      )}
                    </span>
                    <Typography.Text type="secondary">
                      <bdi>{name}</bdi> · <TimeText time={time} />
                    </Typography.Text>
                  </Flex>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  );
}
