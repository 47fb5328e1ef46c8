import type { MessageId } from '@galleria/i18n/message-id';
import type { OrderDetail } from '../../orders/order.ts';
import { TimeText } from '../../ui/time-text.tsx';
import { useText } from '../../words/words.tsx';
import { Fact, PartCard } from './part-card.tsx';

const PAID_BY: Record<number, MessageId<'storefront'>> = {
  0: 'orders.detail.payType.points',
  7: 'orders.detail.payType.cashOnDelivery',
  8: 'orders.detail.payType.transfer',
  9: 'orders.detail.payType.balance',
  10: 'orders.detail.payType.payPal',
  12: 'orders.detail.payType.payPalCard',
  13: 'orders.detail.payType.stripe',
};

/** Number, times, how it was paid, and what was said with it. */
export function FactsCard({ order }: { order: OrderDetail }) {
  const text = useText();
  const paidBy = order.payType === null ? undefined : PAID_BY[order.payType];
  return (
    <PartCard title={text('orders.detail.facts')}>
      <dl className="-my-1 text-sm">
        <Fact label={text('orders.detail.number')} isCode>
          {order.orderNumber}
        </Fact>
        <Fact label={text('orders.detail.placed')}>
          <TimeText time={order.createTime} />
        </Fact>
        {order.payTime && (
          <Fact label={text('orders.detail.paidAt')}>
            <TimeText time={order.payTime} />
          </Fact>
        )}
        {paidBy && <Fact label={text('orders.detail.paidBy')}>{text(paidBy)}</Fact>}
        {order.remarks && <Fact label={text('orders.detail.message')}>{order.remarks}</Fact>}
        {order.invoice && (
          <Fact label={text('orders.detail.invoice')}>
            {order.invoice.headerName || text('orders.detail.invoicePersonal')}
          </Fact>
        )}
        {order.invoice?.invoiceTaxNumber && (
          <Fact label={text('orders.detail.taxNumber')} isCode>
            {order.invoice.invoiceTaxNumber}
          </Fact>
        )}
      </dl>
    </PartCard>
  );
}
