import { DELIVERY_TYPE } from '@galleria/domain/catalogue/product-types';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { type OrderDetail, type Parcel, parcelAddress } from '../../features/orders/order.ts';
import { ParcelContents, ParcelJourney } from '../../features/orders/parcels/parcel-facts.tsx';
import { ParcelBadge, ParcelSteps } from '../../features/orders/parcels/parcel-progress.tsx';
import { DemoCarrierNote, ParcelEventText } from '../../features/orders/parcels/timeline.tsx';
import { PartCard } from '../../features/orders/part-card.tsx';
import { useText } from '../../messages/messages.tsx';

interface ParcelsCardProps {
  order: Pick<OrderDetail, 'status' | 'dvyType'>;
  parcels: readonly Parcel[];
}

/** Parcels that have left the store, with their tracking. */
export function ParcelsCard({ order, parcels }: ParcelsCardProps) {
  const text = useText();
  return (
    <PartCard title={text('orders.detail.parcels')}>
      <ul className="-my-4 divide-y divide-line">
        {parcels.map((parcel, index) => (
          <li key={parcel.parcelId} className="flex flex-col gap-4 py-4">
            <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <h3 className="font-semibold text-sm tracking-normal">
                {text('orders.detail.parcel.numbered', { number: index + 1, count: parcels.length })}
              </h3>
              <ParcelBadge parcel={parcel} status={order.status} />
            </div>
            <ParcelJourney parcel={parcel} isPickup={order.dvyType === DELIVERY_TYPE.pickup} />
            <ParcelSteps parcel={parcel} status={order.status} />
            {parcel.dvyId !== 0 && <LatestNews parcel={parcel} number={index + 1} />}
            <ParcelContents lines={parcel.lines} />
          </li>
        ))}
      </ul>
      {parcels.some(({ carrier }) => carrier === 'demo') && <DemoCarrierNote />}
    </PartCard>
  );
}

/** The latest parcel event and a link to all of them. */
function LatestNews({ parcel: { parcelId, events }, number }: { parcel: Parcel; number: number }) {
  const text = useText();
  const [latest] = events;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-well px-3 py-2 text-sm">
      {latest ? (
        <ParcelEventText event={latest} />
      ) : (
        <span className="text-ink-soft">{text('orders.parcel.noNews')}</span>
      )}
      <Link
        to={parcelAddress(parcelId)}
        className="ms-auto inline-flex min-h-8 max-md:min-h-11 items-center gap-0.5 font-medium text-brand-ink hover:underline"
      >
        {text('orders.parcel.follow')} <span className="sr-only">{text('orders.parcel.named', { number })}</span>
        <ChevronRight aria-hidden className="flip-rtl size-4" />
      </Link>
    </div>
  );
}
