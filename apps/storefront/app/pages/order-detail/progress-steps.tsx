import { PAY_TYPE } from '@galleria/domain/payments/pay-types';
import { Check, X } from 'lucide-react';
import type { OrderDetail } from '../../features/orders/order.ts';
import { TimeText } from '../../ui/time-text.tsx';
import { useText } from '../../words/words.tsx';
import { type Station, stationsOf } from './progress.ts';

/** Beside each other; on phones below each other, where times have room. */
export function ProgressSteps({ order }: { order: OrderDetail }) {
  const text = useText();
  const isCash = order.payType === PAY_TYPE.cashOnDelivery;
  return (
    <ol aria-label={text('orders.detail.progress')} className="flex flex-col md:flex-row">
      {stationsOf(order).map((station) => (
        <Step key={station.step} station={station} isCash={isCash} />
      ))}
    </ol>
  );
}

function Step({ station, isCash }: { station: Station; isCash: boolean }) {
  const text = useText();
  const { step, time, isReached, isHere } = station;
  const name = step === 'paid' && isCash ? text('orders.detail.step.promised') : text(`orders.detail.step.${step}`);
  return (
    <li
      aria-current={isHere ? 'step' : undefined}
      className="group relative flex flex-1 gap-3 pb-5 last:pb-0 md:min-w-0 md:flex-col md:items-center md:px-1.5 md:pb-0 md:text-center"
    >
      {/* The way from the station before. */}
      <span
        aria-hidden
        className={`absolute start-[0.9375rem] bottom-full h-5 w-0.5 group-first:hidden max-md:-translate-y-0 md:start-[calc(-50%+1.25rem)] md:end-[calc(50%+1.25rem)] md:top-[0.9375rem] md:bottom-auto md:h-0.5 md:w-auto ${isReached ? 'bg-brand' : 'bg-line'}`}
      />
      <span aria-hidden className={`grid size-8 shrink-0 place-items-center rounded-full ${markLook(station)}`}>
        {step === 'closed' ? <X className="size-4" /> : isReached ? <Check className="size-4" /> : null}
      </span>
      <span className="flex flex-col max-md:min-h-8 max-md:justify-center">
        <span className={`text-sm ${isHere ? 'font-semibold' : isReached ? 'font-medium' : 'text-ink-soft'}`}>
          {name}
        </span>
        {isReached && time && (
          <span className="text-ink-soft text-xs md:[&>time]:whitespace-normal">
            <TimeText time={time} />
          </span>
        )}
      </span>
    </li>
  );
}

function markLook({ step, isReached, isHere }: Station): string {
  if (step === 'closed') return 'bg-well text-ink-soft';
  if (isHere) return 'bg-brand text-on-brand';
  return isReached ? 'bg-brand-tint text-brand-ink' : 'bg-well';
}
