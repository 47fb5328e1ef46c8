import { Coins, Mail, MapPin, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type OrderDetail, orderAddress } from '../../features/orders/order.ts';
import { OrderArrival } from '../../features/orders/order-arrival.tsx';
import { useText } from '../../messages/messages.tsx';
import { useAccount } from '../../visit/use-account.ts';

/** Data of an order on the last page of a purchase. */
export interface PlacedOrder
  extends Pick<OrderDetail, 'orderNumber' | 'shopName' | 'arrival' | 'earnsScore' | 'userAddr'> {
  /** The pickup point; empty when the goods are sent. */
  readonly stationName: string;
}

/** Order numbers, arrival, address, mail address of the confirmation, and points to be earned. */
export function PlacedOrders({ orders }: { orders: readonly PlacedOrder[] }) {
  const text = useText();
  const mail = useAccount()?.userMail;
  const address = orders.find(({ userAddr }) => userAddr)?.userAddr;
  const points = orders.reduce((sum, { earnsScore }) => sum + earnsScore, 0);
  if (orders.length === 0) return null;
  return (
    <div className="mt-4 flex w-full max-w-md flex-col gap-4 border-line border-t pt-4 text-start text-sm">
      <ul className="flex flex-col gap-3">
        {orders.map((order) => (
          <PlacedRow key={order.orderNumber} order={order} />
        ))}
      </ul>
      {address && (
        <Note icon={<MapPin aria-hidden />}>
          {text('checkout.pay.deliverTo')} <bdi className="font-medium">{address.receiver}</bdi>,{' '}
          <bdi className="wrap-anywhere">{address.addr}</bdi>
        </Note>
      )}
      {mail && (
        <Note icon={<Mail aria-hidden />}>
          {text('checkout.pay.mailNote')}{' '}
          <bdi dir="ltr" className="wrap-anywhere font-medium">
            {mail}
          </bdi>
        </Note>
      )}
      {points > 0 && <Note icon={<Coins aria-hidden />}>{text('checkout.pay.earns', { points })}</Note>}
    </div>
  );
}

function PlacedRow({ order: { orderNumber, shopName, arrival, stationName } }: { order: PlacedOrder }) {
  const text = useText();
  return (
    <li className="flex flex-col gap-0.5">
      <span className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Link to={orderAddress(orderNumber)} className="font-medium tabular-nums underline underline-offset-4">
          {text('orders.detail.titleNamed', { number: orderNumber })}
        </Link>
        <bdi className="text-ink-soft">{shopName}</bdi>
      </span>
      {arrival && (
        <Note icon={<Truck aria-hidden />}>
          <OrderArrival arrival={arrival} />
        </Note>
      )}
      {stationName && (
        <Note icon={<MapPin aria-hidden />}>
          {text('orders.detail.delivery.pickup')} · <bdi>{stationName}</bdi>
        </Note>
      )}
    </li>
  );
}

function Note({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex items-start gap-2 text-pretty [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-ink-soft">
      {icon}
      <span className="min-w-0">{children}</span>
    </p>
  );
}
