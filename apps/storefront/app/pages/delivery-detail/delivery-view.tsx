import { DELIVERY_TYPE } from '@galleria/domain/catalogue/product-types';
import { ORDER_STATUS } from '@galleria/domain/orders/order-status';
import { PARCEL_STATE } from '@galleria/domain/orders/parcel-state';
import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router';
import { orderAddress, type ParcelDetail } from '../../features/orders/order.ts';
import { ParcelContents, ParcelJourney } from '../../features/orders/parcels/parcel-facts.tsx';
import { ParcelBadge, ParcelSteps } from '../../features/orders/parcels/parcel-progress.tsx';
import { DemoCarrierNote, Timeline } from '../../features/orders/parcels/timeline.tsx';
import { PartCard } from '../../features/orders/part-card.tsx';
import { PageTitle } from '../../features/seo/page-title.tsx';
import { useText } from '../../messages/messages.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** Tracking of one parcel: its events, its courier and its contents. */
export function DeliveryView({ parcel }: { parcel: ParcelDetail }) {
  const text = useText();
  const { orderNumber, status, number, count } = parcel;
  return (
    <div className="page-column flex flex-col gap-4 py-4 md:py-8">
      <PageTitle name={text('orders.parcel.title')} />
      <Link
        to={orderAddress(orderNumber)}
        className="inline-flex w-fit items-center gap-0.5 text-ink-soft text-sm hover:text-ink"
      >
        <ChevronLeft aria-hidden className="flip-rtl size-4" />
        {text('orders.detail.titleNamed', { number: orderNumber })}
      </Link>
      <section className="card flex flex-col gap-6 p-4 sm:p-6">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
          <div className="flex flex-col gap-1">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h1 className="font-bold text-xl">{text('orders.parcel.title')}</h1>
              <ParcelBadge parcel={parcel} status={status} />
            </div>
            <p className="text-ink-soft text-sm">{text('orders.detail.parcel.numbered', { number, count })}</p>
          </div>
          <NextStep parcel={parcel} />
        </div>
        <ParcelSteps parcel={parcel} status={status} />
        <ParcelJourney parcel={parcel} isPickup={parcel.dvyType === DELIVERY_TYPE.pickup} />
      </section>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <PartCard title={text('orders.parcel.timeline')}>
          <Timeline parcel={parcel} />
          {parcel.carrier === 'demo' && <DemoCarrierNote />}
        </PartCard>
        <PartCard title={text('orders.parcel.contents')}>
          <ParcelContents lines={parcel.lines} />
        </PartCard>
      </div>
    </div>
  );
}

/** Link to the order, since receipt is confirmed for the whole order. */
function NextStep({ parcel: { orderNumber, status, state } }: { parcel: ParcelDetail }) {
  const text = useText();
  if (state !== PARCEL_STATE.signed || status !== ORDER_STATUS.toReceive) return null;
  return (
    <ButtonLink to={orderAddress(orderNumber)} tone="brand">
      {text('orders.parcel.toReceipt')}
    </ButtonLink>
  );
}
