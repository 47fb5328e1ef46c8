import type { MessageId } from '@galleria/i18n/message-id';
import type { ReactNode } from 'react';
import type { OrderDetail } from '../../features/orders/order.ts';
import { OrderArrival } from '../../features/orders/order-arrival.tsx';
import { CopyButton, PartCard } from '../../features/orders/part-card.tsx';
import { useText } from '../../messages/messages.tsx';

const DELIVERY_MESSAGES: Record<number, MessageId<'storefront'>> = {
  1: 'orders.detail.delivery.courier',
  2: 'orders.detail.delivery.pickup',
  3: 'orders.detail.delivery.none',
  4: 'orders.detail.delivery.sameCity',
};

/** Delivery type, address or pickup point, and arrival. */
export function DeliveryCard({ order: { dvyType, userAddr, pickup, arrival } }: { order: OrderDetail }) {
  const text = useText();
  const way = DELIVERY_MESSAGES[dvyType];
  return (
    <PartCard title={text('orders.detail.delivery.title')}>
      <div className="flex flex-col gap-3 text-sm">
        {way && <p className="text-ink-soft">{text(way)}</p>}
        {arrival && (
          <p className="font-medium">
            <OrderArrival arrival={arrival} />
          </p>
        )}
        {userAddr && <Receiver address={userAddr} />}
        {pickup && <Pickup pickup={pickup} />}
      </div>
    </PartCard>
  );
}

function Receiver({ address }: { address: NonNullable<OrderDetail['userAddr']> }) {
  return (
    <address className="flex flex-col gap-0.5 not-italic">
      <Person name={address.receiver} mobile={address.mobile} />
      <Line>{address.addr}</Line>
      <SoftLine>{address.postCode}</SoftLine>
    </address>
  );
}

function Pickup({ pickup }: { pickup: NonNullable<OrderDetail['pickup']> }) {
  const text = useText();
  return (
    <>
      <div className="flex flex-col gap-1 rounded-control bg-well p-3">
        <span className="text-ink-soft text-xs">{text('orders.detail.pickup.code')}</span>
        {pickup.code ? (
          <span className="flex flex-wrap items-center justify-between gap-2">
            <strong dir="ltr" className="select-all font-bold text-lg tabular-nums tracking-widest">
              {pickup.code}
            </strong>
            <CopyButton value={pickup.code} label={text('orders.detail.voucher.copyNamed', { code: pickup.code })} />
          </span>
        ) : (
          <span>{text('orders.detail.pickup.codeLater')}</span>
        )}
      </div>
      <address className="flex flex-col gap-0.5 not-italic">
        <strong className="font-semibold">
          <bdi>{pickup.stationName}</bdi>
        </strong>
        <Line>{pickup.addr}</Line>
        <SoftLine>{pickup.hours}</SoftLine>
        {pickup.phone && (
          <a href={`tel:${pickup.phone}`} dir="ltr" className="w-fit text-brand-ink underline underline-offset-4">
            {pickup.phone}
          </a>
        )}
      </address>
      <div>
        <span className="text-ink-soft text-xs">{text('orders.detail.pickup.person')}</span>
        <Person name={pickup.name} mobile={pickup.mobile} />
      </div>
    </>
  );
}

function Person({ name, mobile }: { name: string; mobile: string }) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-3">
      <strong className="font-semibold">
        <bdi>{name}</bdi>
      </strong>
      <span dir="ltr" className="text-ink-soft tabular-nums">
        {mobile}
      </span>
    </span>
  );
}

/** Text direction of its own words, but aligned to the page's side. */
function Line({ children }: { children: ReactNode }) {
  return (
    <span className="wrap-anywhere">
      <bdi>{children}</bdi>
    </span>
  );
}

function SoftLine({ children }: { children: string }) {
  return children ? (
    <span className="text-ink-soft">
      <bdi>{children}</bdi>
    </span>
  ) : null;
}
