import { PAY_TYPE } from '@galleria/domain/payments/pay-types';
import type { MessageId } from '@galleria/i18n/message-id';
import { Link } from 'react-router';
import { invoiceAddress } from '../../features/invoices/invoice.ts';
import type { OrderDetail } from '../../features/orders/order.ts';
import { Fact, PartCard } from '../../features/orders/part-card.tsx';
import { METHOD_LOOKS } from '../../features/payments/method-looks.ts';
import { TimeText } from '../../ui/time-text.tsx';
import { useText } from '../../words/words.tsx';

/** A trade of which nothing was left to pay may have been paid by coupons alone. */
function nameOf(payType: number): MessageId<'storefront'> | undefined {
  return payType === PAY_TYPE.points ? 'orders.detail.payType.points' : METHOD_LOOKS[payType]?.name;
}

/** Number, times, how it was paid, and what was said with it. */
export function FactsCard({ order }: { order: OrderDetail }) {
  const text = useText();
  const paidBy = order.payType === null ? undefined : nameOf(order.payType);
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
        {order.payTime ? (
          <Fact label={text('invoices.one')}>
            <Link to={invoiceAddress(order.orderNumber)} className="underline underline-offset-4">
              {text('invoices.openOrRequest')}
            </Link>
          </Fact>
        ) : (
          order.invoice && <Fact label={text('orders.detail.invoice')}>{order.invoice.headerName}</Fact>
        )}
      </dl>
    </PartCard>
  );
}
