import { RefundsOfOrder } from '@galleria/console-kit/after-sales/refunds-of-order';
import { useText } from '@galleria/console-kit/console-context';
import { LineActivityText, LineAmount } from '@galleria/console-kit/orders/order-line';
import { PreSalePanel } from '@galleria/console-kit/orders/pre-sale-panel';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { Page } from '@galleria/console-kit/page/page';
import { Panel } from '@galleria/console-kit/page/panel';
import { MoneyText } from '@galleria/console-kit/text/money-text';
import { useCall } from '@galleria/console-kit/use-call';
import { storeRefundPage } from '@galleria/contract/after-sales/store-refunds';
import { storeOrderInfo } from '@galleria/contract/orders/store-orders';
import { Alert, Col, Flex, Row } from 'antd';
import { Link, useParams } from 'react-router';
import { OrderButtons } from './order-buttons.tsx';
import { CancellationPanel, LogPanel } from './order-history.tsx';
import { OrderLineSummary } from './order-line-summary.tsx';
import { AmountsPanel, ReceiverPanel, RemarkPanel, TimesPanel } from './order-panels.tsx';
import { isShippable, type Order, type OrderInfo, OrderState } from './order-state.tsx';
import { ParcelsPanel } from './parcels-panel.tsx';
import { useNextStepText } from './use-next-step-text.ts';

/** One order: its lines, receiver, parcels and amounts. */
export function Component() {
  const text = useText<'merchant'>();
  const { orderNumber = '' } = useParams();
  const answer = useCall(storeOrderInfo, { orderNumber });
  const order = answer.data;
  return (
    <Page
      title={text('merchant.order.named', { number: orderNumber })}
      intro={<Link to="/orders">{text('merchant.orders')}</Link>}
      action={order && <OrderButtons order={order} />}
    >
      <Loaded answer={answer} lines={12}>
        {(info) => <Details order={info} />}
      </Loaded>
    </Page>
  );
}

function Details({ order }: { order: OrderInfo }) {
  const nextStep = useNextStepText();
  return (
    <Flex vertical gap="middle">
      <Alert
        type={isShippable(order) ? 'warning' : 'info'}
        title={
          <Flex wrap gap="small" align="center">
            <OrderState order={order} /> {nextStep(order)}
          </Flex>
        }
      />
      <Row gutter={[16, 16]}>
        <Col xs={24} lg={15}>
          <Flex vertical gap="middle">
            <LinesPanel lines={order.lines} />
            <ParcelsPanel order={order} />
            <TimesPanel order={order} />
            <LogPanel orderNumber={order.orderNumber} />
          </Flex>
        </Col>
        <Col xs={24} lg={9}>
          <Flex vertical gap="middle">
            <RefundsOfOrder
              orderNumber={order.orderNumber}
              operation={storeRefundPage}
              renderLink={({ refundSn }) => <Link to={`/refunds/${refundSn}`}>{refundSn}</Link>}
            />
            <CancellationPanel order={order} />
            <PreSalePanel preSale={order.preSale} />
            <ReceiverPanel order={order} />
            <AmountsPanel amounts={order.amounts} />
            <RemarkPanel order={order} />
          </Flex>
        </Col>
      </Row>
    </Flex>
  );
}

function LinesPanel({ lines }: Pick<Order, 'lines'>) {
  const text = useText<'merchant'>();
  return (
    <Panel title={text('merchant.order.goods')}>
      <ul className="plain-list">
        {lines.map((line) => (
          <Flex key={line.orderItemId} component="li" gap="middle" justify="space-between">
            <OrderLineSummary
              line={line}
              detail={
                <>
                  {line.skuName && (
                    <>
                      <bdi>{line.skuName}</bdi>
                      {' · '}
                    </>
                  )}
                  <MoneyText amount={line.price} /> × {line.prodCount}
                  <LineActivityText activity={line.activity} />
                  <br />
                  {text('merchant.order.shippedOf', { shipped: line.shippedCount, count: line.prodCount })}
                </>
              }
            />
            <LineAmount amount={line.amounts.actualTotal} postage={line.amounts.transfee} />
          </Flex>
        ))}
      </ul>
    </Panel>
  );
}
