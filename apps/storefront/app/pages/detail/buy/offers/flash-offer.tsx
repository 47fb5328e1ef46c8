import { centsOf } from '@galleria/domain/money/main-units';
import { Zap } from 'lucide-react';
import { Countdown } from '../../../../features/activities/countdown.tsx';
import { ReminderButton } from '../../../../features/activities/reminders/reminder-button.tsx';
import type { ShownActivity } from '../../../../features/activities/turn.ts';
import { flashAddress } from '../../../../features/flash-sale/flash-address.ts';
import { useMoneyText } from '../../../../features/money/money-text.ts';
import { useText } from '../../../../messages/messages.tsx';
import { ButtonLink } from '../../../../ui/button.tsx';

interface FlashOfferBandProps {
  prodId: number;
  activity: ShownActivity;
  isReminded: boolean;
}

/** Band on the product's own page: its flash sale, the price there and a link to it. */
export function FlashOfferBand({ prodId, activity, isReminded }: FlashOfferBandProps) {
  const text = useText();
  const money = useMoneyText();
  const isOn = activity.state === 'ongoing';
  return (
    <section
      aria-label={text('activities.line.flashSale', { name: activity.name })}
      className="flex flex-col gap-3 rounded-card bg-brand-tint px-4 py-3 text-sm"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="flex items-center gap-2 font-semibold text-base tabular-nums">
          <Zap aria-hidden className="size-4 shrink-0 text-brand-ink" />
          {text('flashSale.bandPrice', { price: money(centsOf(activity.price)) })}
        </p>
        <Countdown activity={activity} />
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink tone={isOn ? 'brand' : 'outline'} size="small" to={flashAddress(prodId, activity.activityId)}>
          {text('flashSale.go')}
        </ButtonLink>
        {!isOn && <ReminderButton activity={activity} isReminded={isReminded} />}
      </div>
    </section>
  );
}
