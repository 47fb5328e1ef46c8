import { centsOf } from '@galleria/domain/money/main-units';
import { Store } from 'lucide-react';
import { Link } from 'react-router';
import { useMoneyText } from '../../features/money/money-text.ts';
import type { OrderDetail, OrderLine } from '../../features/orders/order.ts';
import { OrderLineRow } from '../../features/orders/order-line-row.tsx';
import { LineRefundLink } from '../../features/refunds/order-refunds.tsx';
import { storeAddress } from '../../features/stores/store-address.ts';
import { useText } from '../../messages/messages.tsx';

export function GoodsCard({ order: { shopId, shopName, lines } }: { order: OrderDetail }) {
  const text = useText();
  return (
    <section aria-label={text('orders.detail.goodsOf', { name: shopName })} className="card">
      <h2 className="border-line border-b px-4 py-3 font-semibold text-base tracking-normal sm:px-5">
        <Link to={storeAddress(shopId)} className="inline-flex items-center gap-1.5 hover:text-brand-ink">
          <Store aria-hidden className="size-4 shrink-0" />
          <bdi>{shopName}</bdi>
        </Link>
      </h2>
      <ul className="divide-y divide-line px-4 sm:px-5">
        {lines.map((line) => (
          <OrderLineRow key={line.orderItemId} line={line}>
            <Share line={line} />
            <LineRefundLink orderItemId={line.orderItemId} prodName={line.prodName} />
          </OrderLineRow>
        ))}
      </ul>
    </section>
  );
}

/** The share of the order's reductions in this line: a refund returns exactly what was paid for it. */
function Share({ line: { amounts } }: { line: OrderLine }) {
  const text = useText();
  const money = useMoneyText();
  const offCents = amounts.reductions.reduce((sum, { amount }) => sum + centsOf(amount), 0);
  if (offCents === 0) return null;
  const paidCents = centsOf(amounts.total) - offCents;
  return (
    <p className="text-ink-soft text-xs">
      {text('orders.detail.share', { off: money(offCents), paid: money(paidCents) })}
    </p>
  );
}
