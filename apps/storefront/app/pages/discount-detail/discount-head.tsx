import { ChevronRight } from 'lucide-react';
import { useDiscountText } from '../../features/promotions/use-discount-text.ts';
import { storeAddress } from '../../features/stores/store-address.ts';
import { StoreLogo } from '../../features/stores/store-logo.tsx';
import { useText } from '../../messages/messages.tsx';
import { Badge } from '../../ui/badge.tsx';
import { TimerLine, useRevalidateUntilChanged, useTimeLeft } from '../../ui/times/countdown.tsx';
import { TimeText } from '../../ui/times/time-text.tsx';
import type { Discount } from './discount-data.ts';

/** Name, steps, period and store of the discount. */
export function DiscountHead({ discount }: { discount: Discount }) {
  const text = useText();
  const { name, shopName, isWholeStore } = discount;
  return (
    <header className="card flex flex-col gap-5 bg-linear-to-br from-brand-tint to-60% to-mist p-4 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="flex min-w-0 flex-1 basis-72 flex-col gap-1">
          <h1 className="wrap-anywhere font-bold text-xl">
            <bdi>{name}</bdi>
          </h1>
          <p className="text-ink-soft text-sm">
            {isWholeStore
              ? text('promotions.ticket.wholeStore', { name: shopName })
              : text('promotions.ticket.forSome')}
          </p>
        </div>
        <DiscountStatus discount={discount} />
      </div>
      <Steps discount={discount} />
      <StoreLink discount={discount} />
    </header>
  );
}

const TONES = { upcoming: 'info', running: 'success', ended: 'neutral' } as const;
const LABELS = {
  upcoming: 'promotions.discount.upcoming',
  running: 'promotions.discount.running',
  ended: 'promotions.ticket.ended',
} as const;

/** State and countdown; revalidates the page when the discount starts or ends. */
function DiscountStatus({ discount }: { discount: Discount }) {
  const text = useText();
  const { isExpired, days, time } = useTimeLeft(discount.remainingSeconds);
  useRevalidateUntilChanged(isExpired && discount.state !== 'ended');
  const state = discount.state === 'running' && isExpired ? 'ended' : discount.state;
  const left = `${days} ${time}`.trim();
  return (
    <div className="flex flex-col items-start gap-1.5">
      <p role="status">
        <Badge tone={TONES[state]}>{text(LABELS[state])}</Badge>
      </p>
      {state !== 'ended' && (
        <TimerLine tone="font-semibold text-brand-ink">
          {text(state === 'running' ? 'promotions.discount.endsIn' : 'promotions.discount.startsIn', { time: left })}
        </TimerLine>
      )}
      {state !== 'ended' && (
        <p className="text-ink-soft text-xs">
          <TimeText time={discount.startTime} /> – <TimeText time={discount.endTime} />
        </p>
      )}
    </div>
  );
}

function Steps({ discount }: { discount: Discount }) {
  const text = useText();
  const discountText = useDiscountText();
  return (
    <ul aria-label={text('promotions.discount.steps')} className="flex flex-wrap gap-2">
      {discount.steps.map((step) => (
        <li
          key={step.from}
          className="rounded-control border border-line bg-mist px-3 py-2 font-semibold text-brand-ink text-sm"
        >
          {discountText.step(discount, step)}
        </li>
      ))}
    </ul>
  );
}

function StoreLink({ discount: { shopId, shopName, shopLogo } }: { discount: Discount }) {
  return (
    <a
      href={storeAddress(shopId)}
      className="flex min-h-11 items-center gap-3 self-start rounded-control pe-2 font-semibold hover:text-brand-ink"
    >
      <StoreLogo path={shopLogo} />
      <bdi className="wrap-anywhere">{shopName}</bdi>
      <ChevronRight aria-hidden className="flip-rtl size-4 shrink-0 text-ink-soft" />
    </a>
  );
}
