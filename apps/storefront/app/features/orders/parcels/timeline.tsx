import { PARCEL_STATE } from '@galleria/domain/orders/parcel-state';
import type { MessageId } from '@galleria/i18n/message-id';
import { FlaskConical } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../messages/messages.tsx';
import { TimeText } from '../../../ui/times/time-text.tsx';
import type { Parcel } from '../order.ts';
import { parcelStateName } from './parcel-progress.tsx';

type ParcelEvent = Parcel['events'][number];

/** Default sentence of a state, used when the courier sends no text. */
const SENTENCES: Record<number, MessageId<'storefront'>> = {
  [PARCEL_STATE.collected]: 'orders.parcel.event.collected',
  [PARCEL_STATE.inTransit]: 'orders.parcel.event.inTransit',
  [PARCEL_STATE.inCity]: 'orders.parcel.event.inCity',
  [PARCEL_STATE.signed]: 'orders.parcel.event.signed',
  [PARCEL_STATE.problem]: 'orders.parcel.event.problem',
};

/** All events of a parcel, latest first, down to its shipping. */
export function Timeline({ parcel: { events, createTime } }: { parcel: Parcel }) {
  const text = useText();
  return (
    <ol aria-label={text('orders.parcel.timeline')} className="flex flex-col">
      {events.map((event, index) => (
        <Entry
          key={`${event.time} ${event.state} ${event.words} ${event.place}`}
          isLatest={index === 0}
          isProblem={event.state === PARCEL_STATE.problem}
        >
          <StateName state={event.state} />
          <ParcelEventText event={event} />
        </Entry>
      ))}
      <Entry isLatest={events.length === 0} isLast>
        <p className="font-semibold">{text('orders.detail.parcel.sent')}</p>
        <p className="flex flex-col">
          {text('orders.parcel.event.sent')}
          <span className="text-ink-soft text-xs">
            <TimeText time={createTime} />
          </span>
        </p>
      </Entry>
    </ol>
  );
}

function StateName({ state }: { state: number }) {
  const text = useText();
  const name = parcelStateName(state);
  return name ? <p className="font-semibold">{text(name)}</p> : null;
}

/** Text, place and time of an event. */
export function ParcelEventText({ event: { state, time, place, words: remark } }: { event: ParcelEvent }) {
  const text = useText();
  const sentence = SENTENCES[state];
  return (
    <p className="flex min-w-0 flex-col">
      <bdi className="wrap-anywhere">{remark || (sentence && text(sentence))}</bdi>
      <span className="flex flex-wrap gap-x-3 text-ink-soft text-xs">
        <TimeText time={time} />
        {place && <bdi>{place}</bdi>}
      </span>
    </p>
  );
}

interface EntryProps {
  isLatest: boolean;
  isLast?: boolean;
  isProblem?: boolean;
  children: ReactNode;
}

function Entry({ isLatest, isLast = false, isProblem = false, children }: EntryProps) {
  const news = isProblem ? 'bg-danger' : 'bg-brand';
  return (
    <li aria-current={isLatest ? 'step' : undefined} className="flex gap-3 text-sm">
      <span aria-hidden className="flex w-3 flex-col items-center">
        <span className={`mt-1.5 size-3 shrink-0 rounded-full ${isLatest ? news : 'bg-line'}`} />
        {!isLast && <span className="w-px flex-1 bg-line" />}
      </span>
      <div className={`flex min-w-0 flex-col gap-0.5 ${isLast ? '' : 'pb-5'}`}>{children}</div>
    </li>
  );
}

/** Tells buyers that the demo carrier delivers nothing, so that nobody waits for the parcel. */
export function DemoCarrierNote() {
  const text = useText();
  return (
    <p className="mt-4 flex items-start gap-2 rounded-control bg-info-tint px-3 py-2 text-info text-sm">
      <FlaskConical aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="text-pretty">{text('orders.parcel.demo')}</span>
    </p>
  );
}
