import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../messages/messages.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { TimeText } from '../../../ui/times/time-text.tsx';
import type { Parcel } from '../order.ts';
import { CopyButton } from '../part-card.tsx';

/** Carrier, waybill number and time of shipping. */
export function ParcelJourney({ parcel, isPickup }: { parcel: Parcel; isPickup: boolean }) {
  const text = useText();
  const { dvyName, dvyFlowId, trackingUrl, createTime } = parcel;
  const withoutCourier = isPickup ? 'orders.detail.parcel.atCounter' : 'orders.detail.parcel.byStore';
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-3 text-sm sm:grid-cols-3">
      <Detail label={text('orders.detail.parcel.courier')}>
        {dvyName ? <bdi>{dvyName}</bdi> : text(withoutCourier)}
        {trackingUrl && (
          <a
            href={trackingUrl}
            target="_blank"
            rel="noopener noreferrer"
            className="flex w-fit items-center gap-1 py-0.5 text-brand-ink underline underline-offset-4"
          >
            {text('orders.detail.parcel.track')}
            <ExternalLink aria-hidden className="flip-rtl size-3.5 shrink-0" />
            <span className="sr-only"> ({text('shell.opensInNewTab')})</span>
          </a>
        )}
      </Detail>
      <Detail label={text('orders.detail.parcel.sent')}>
        <TimeText time={createTime} />
      </Detail>
      {dvyFlowId && (
        <Detail label={text('orders.detail.parcel.waybill')}>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5 sm:flex-col sm:items-start">
            <span className="wrap-anywhere font-semibold tabular-nums">
              <bdi dir="ltr" className="select-all">
                {dvyFlowId}
              </bdi>
            </span>
            <CopyButton value={dvyFlowId} label={text('orders.detail.parcel.copyNamed', { waybill: dvyFlowId })} />
          </span>
        </Detail>
      )}
    </dl>
  );
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-0.5">
      <dt className="text-ink-soft text-xs">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export function ParcelContents({ lines }: { lines: Parcel['lines'] }) {
  const text = useText();
  const pieces = lines.reduce((sum, { prodCount }) => sum + prodCount, 0);
  return (
    <div className="flex flex-col gap-2">
      <p className="text-ink-soft text-xs">{text('orders.detail.parcel.pieces', { count: pieces })}</p>
      <ul className="flex flex-col gap-2">
        {lines.map(({ orderItemId, pic, prodName, skuName, prodCount }) => (
          <li key={orderItemId} className="flex items-center gap-3 text-sm">
            <span className="size-12 shrink-0 overflow-hidden rounded-control bg-well">
              {pic && <Picture path={pic} alt="" sizes="48px" className="size-full object-cover" />}
            </span>
            <span className="flex min-w-0 flex-1 flex-col">
              <span className="wrap-break-word line-clamp-2">
                <bdi>{prodName}</bdi>
              </span>
              {skuName && (
                <span className="truncate text-ink-soft text-xs">
                  <bdi>{skuName}</bdi>
                </span>
              )}
            </span>
            <span className="whitespace-nowrap text-ink-soft tabular-nums">
              <span aria-hidden>× {prodCount}</span>
              <span className="sr-only">{text('orders.line.pieces', { count: prodCount })}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
