import { Link } from 'react-router';
import { invoiceAddress } from '../../features/invoices/invoice.ts';
import { type OrderDetail, receiptAddress } from '../../features/orders/order.ts';
import { Fact, PartCard } from '../../features/orders/part-card.tsx';
import { paymentName } from '../../features/payments/payment-name.ts';
import { useText } from '../../messages/messages.tsx';
import { TimeText } from '../../ui/times/time-text.tsx';

/** Order number, times, payment method and messages. */
export function FactsCard({ order }: { order: OrderDetail }) {
  const text = useText();
  const paidBy = paymentName(order.payType);
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
        {order.payTime && (
          <Fact label={text('orders.receipt.title')}>
            <Link to={receiptAddress(order.orderNumber)} className="underline underline-offset-4">
              {text('orders.receipt.open')}
            </Link>
          </Fact>
        )}
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
