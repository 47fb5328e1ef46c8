import { centsOf } from '@galleria/domain/money/main-units';
import { ORDER_STATUS } from '@galleria/domain/orders/order-status';
import { ChevronRight, Store } from 'lucide-react';
import { Link } from 'react-router';
import { useMoneyText } from '../../../features/money/money-text.ts';
import { Price } from '../../../features/money/price.tsx';
import { OrderActions } from '../../../features/orders/actions/order-actions.tsx';
import { OrderAnswer } from '../../../features/orders/actions/order-answer.tsx';
import type { Order } from '../../../features/orders/order.ts';
import { orderAddress } from '../../../features/orders/order.ts';
import { OrderLineRow } from '../../../features/orders/order-line-row.tsx';
import { PaidTogether } from '../../../features/orders/paid-together.tsx';
import { ParcelsBadge } from '../../../features/orders/parcels/parcel-progress.tsx';
import { PayCountdown } from '../../../features/orders/pay-countdown.tsx';
import { StatusBadge } from '../../../features/orders/status-badge.tsx';
import { OrderRefundBadge, OrderRefundLinks } from '../../../features/refunds/order-refunds.tsx';
import { storeAddress } from '../../../features/stores/store-address.ts';
import { useText } from '../../../messages/messages.tsx';
import { TimeText } from '../../../ui/times/time-text.tsx';

const LINES_SHOWN = 3;

export function OrderCard({ order }: { order: Order }) {
  const text = useText();
  const { orderNumber, lines } = order;
  const hidden = lines.length - LINES_SHOWN;
  return (
    <article aria-label={text('orders.list.orderNamed', { number: orderNumber })} className="card">
      <CardHead order={order} />
      <ul className="divide-y divide-line px-4 sm:px-5">
        {lines.slice(0, LINES_SHOWN).map((line) => (
          <OrderLineRow key={line.orderItemId} line={line} />
        ))}
      </ul>
      {hidden > 0 && (
        <Link
          to={orderAddress(orderNumber)}
          className="mx-4 mb-3 inline-flex min-h-11 items-center gap-0.5 text-ink-soft text-sm hover:text-ink sm:mx-5 md:min-h-0"
        >
          {text('orders.list.moreLines', { count: hidden })}
          <ChevronRight aria-hidden className="flip-rtl size-4" />
        </Link>
      )}
      <footer className="flex flex-col gap-3 border-line border-t px-4 py-3 sm:px-5">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <div>
            <OrderSum order={order} />
            <PaidTogether order={order} />
          </div>
          <div className="flex flex-1 flex-wrap items-center justify-end gap-2 max-sm:basis-full">
            {order.actions.includes('pay') && order.remainingSeconds > 0 && (
              <PayCountdown remainingSeconds={order.remainingSeconds} />
            )}
            <OrderRefundLinks order={order} />
            <OrderActions order={order} />
          </div>
        </div>
        <OrderAnswer orderNumber={orderNumber} />
      </footer>
    </article>
  );
}

/** Store, time and order number, which links to the order. */
function CardHead({ order }: { order: Order }) {
  const text = useText();
  const { orderNumber, shopId, shopName, createTime } = order;
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-b px-4 py-1 text-sm sm:px-5 md:py-3">
      <Link
        to={storeAddress(shopId)}
        className="inline-flex min-h-11 min-w-0 items-center gap-1.5 font-semibold hover:text-brand-ink md:min-h-0"
      >
        <Store aria-hidden className="size-4 shrink-0" />
        <bdi className="truncate">{shopName}</bdi>
      </Link>
      <span className="ms-auto flex flex-wrap justify-end gap-1.5">
        <OrderRefundBadge order={order} />
        <ParcelsBadge order={order} />
        <StatusBadge order={order} />
      </span>
      <p className="flex w-full flex-wrap items-center gap-x-4 text-ink-soft text-xs">
        <TimeText time={createTime} />
        <span className="tabular-nums">{text('orders.list.number', { number: orderNumber })}</span>
        <Link
          to={orderAddress(orderNumber)}
          className="relative ms-auto inline-flex min-h-11 items-center gap-0.5 text-ink-soft hover:text-ink md:min-h-8"
        >
          {text('orders.list.details')}{' '}
          <span className="sr-only">{text('orders.action.ofOrder', { number: orderNumber })}</span>
          <ChevronRight aria-hidden className="flip-rtl size-3.5" />
        </Link>
      </p>
    </header>
  );
}

/** The total with a short breakdown; the order's page has the full one. */
function OrderSum({ order: { amounts, pieceCount, status } }: { order: Order }) {
  const text = useText();
  const money = useMoneyText();
  const savedCents = amounts.reductions.reduce((sum, { amount }) => sum + centsOf(amount), 0);
  const shippingCents = centsOf(amounts.transfee) - centsOf(amounts.freeTransfee);
  const reasons = [
    shippingCents > 0 && text('orders.list.withShipping', { amount: money(shippingCents) }),
    savedCents > 0 && text('orders.list.saved', { amount: money(savedCents) }),
  ].filter(Boolean);
  return (
    <div className="text-sm">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-ink-soft">
          {text(status === ORDER_STATUS.toPay ? 'orders.list.toPay' : 'orders.list.total', { count: pieceCount })}
        </span>
        <Price amountCents={centsOf(amounts.actualTotal)} />
      </p>
      {reasons.length > 0 && <p className="text-ink-soft text-xs">{reasons.join(' · ')}</p>}
    </div>
  );
}
