import { RefundsOfOrder } from '@galleria/console-kit/after-sales/refunds-of-order';
import { useText } from '@galleria/console-kit/console-context';
import { LineActivityText, LineAmount } from '@galleria/console-kit/orders/order-line';
import { PreSalePanel } from '@galleria/console-kit/orders/pre-sale-panel';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { Page } from '@galleria/console-kit/page/page';
import { Panel } from '@galleria/console-kit/page/panel';
import { PlainList } from '@galleria/console-kit/page/plain-list';
import { Thumbnail } from '@galleria/console-kit/page/thumbnail';
import { MoneyText } from '@galleria/console-kit/text/money-text';
import { useCall } from '@galleria/console-kit/use-call';
import { mallRefundPage } from '@galleria/contract/after-sales/staff-disputes';
import { mallOrderInfo } from '@galleria/contract/orders/staff-orders';
import { Alert, Col, Flex, Row, Typography } from 'antd';
import { Link, useParams } from 'react-router';
import { type OrderInfo, OrderState } from '../../shared/order-state.tsx';
import { RequestLink } from '../../shared/request-columns.tsx';
import { JournalsPanel, LogPanel, ParcelsPanel, PaymentsPanel } from './order-history-panels.tsx';
import { AmountsPanel, PeoplePanel, TimesPanel } from './order-panels.tsx';
import { RefundButton } from './refund-button.tsx';

/** One order of any store: lines, payments, ledger, parcels and the log. */
export function Component() {
  const text = useText<'platform'>();
  const { orderNumber = '' } = useParams();
  const answer = useCall(mallOrderInfo, { orderNumber });
  const order = answer.data;
  return (
    <Page
      title={text('platformOrders.named', { number: orderNumber })}
      intro={<Link to="/orders">{text('platform.orders')}</Link>}
      action={order && <RefundButton order={order} />}
    >
      <Loaded answer={answer} lines={12}>
        {(info) => <Details order={info} />}
      </Loaded>
    </Page>
  );
}

function Details({ order }: { order: OrderInfo }) {
  const text = useText<'platform'>();
  return (
    <Flex vertical gap="middle">
      <Alert
        type={order.closeReason === 'platform' ? 'warning' : 'info'}
        title={
          <Flex wrap gap="small" align="center">
            <OrderState order={order} />
            {order.closeReason && text(`platformOrders.closed.${order.closeReason}`)}
            {order.cancelNote && <bdi>“{order.cancelNote}”</bdi>}
          </Flex>
        }
      />
      <Row gutter={[16, 16]}>
        <Col xs={24} xl={15}>
          <Flex vertical gap="middle">
            <LinesPanel lines={order.lines} />
            <PaymentsPanel order={order} />
            <JournalsPanel journals={order.journals} />
            <ParcelsPanel parcels={order.packages} />
            <LogPanel orderNumber={order.orderNumber} />
          </Flex>
        </Col>
        <Col xs={24} xl={9}>
          <Flex vertical gap="middle">
            <RefundsOfOrder
              orderNumber={order.orderNumber}
              operation={mallRefundPage}
              renderLink={({ refundSn, applyTime }) => (
                <RequestLink number={refundSn} time={applyTime} to="/refund-requests" />
              )}
            />
            <PreSalePanel preSale={order.preSale} />
            <PeoplePanel order={order} />
            <AmountsPanel order={order} />
            <TimesPanel order={order} />
          </Flex>
        </Col>
      </Row>
    </Flex>
  );
}

const PICTURE_PX = 44;

function LinesPanel({ lines }: Pick<OrderInfo, 'lines'>) {
  const text = useText<'platform'>();
  return (
    <Panel title={text('platformOrders.goods')}>
      <PlainList>
        {lines.map(({ orderItemId, pic, prodName, skuName, prodCount, price, payable, postage, activity }) => (
          <Flex key={orderItemId} component="li" gap="middle" justify="space-between">
            <Flex gap="small" align="start" style={{ minWidth: 0 }}>
              <div style={{ flex: 'none' }}>
                <Thumbnail path={pic} width={PICTURE_PX} height={PICTURE_PX} />
              </div>
              <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                <bdi>{prodName}</bdi>
                <br />
                <Typography.Text type="secondary">
                  {skuName && (
                    <>
                      <bdi>{skuName}</bdi>
                      {' · '}
                    </>
                  )}
                  <MoneyText amount={price} /> × {prodCount}
                  <LineActivityText activity={activity} />
                </Typography.Text>
              </div>
            </Flex>
            <LineAmount amount={payable} postage={postage} />
          </Flex>
        ))}
      </PlainList>
    </Panel>
  );
}
