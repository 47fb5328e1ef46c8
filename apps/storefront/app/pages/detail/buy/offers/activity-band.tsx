import { percentOff } from '@galleria/domain/activities/activity-rules';
import { centsOf } from '@galleria/domain/money/main-units';
import { Countdown } from '../../../../features/activities/countdown.tsx';
import { ReminderButton } from '../../../../features/activities/reminders/reminder-button.tsx';
import type { ShownActivity } from '../../../../features/activities/turn.ts';
import { useMoneyText } from '../../../../features/money/money-text.ts';
import { useText } from '../../../../messages/messages.tsx';
import type { Sku } from '../../detail-data.ts';

interface ActivityBandProps {
  activity: ShownActivity | null;
  /** The chosen SKU. */
  sku: Sku | undefined;
  isReminded: boolean;
}

/**
 * Name, discount and countdown of the activity. Its colours are quieter before the start, while the normal price holds.
 */
export function ActivityBand({ activity, sku, isReminded }: ActivityBandProps) {
  const text = useText();
  if (!activity) return null;
  const isOn = activity.state === 'ongoing';
  const isLeftOut = sku !== undefined && sku.activityPrice === null;
  const percent = percentOfChoice(activity, sku);
  return (
    <section
      aria-label={text(`activities.line.${activity.kind}`, { name: activity.name })}
      className={`flex flex-col gap-1 rounded-card px-4 py-3 text-sm ${isOn && !isLeftOut ? 'bg-brand text-on-brand' : 'bg-brand-tint text-ink'}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="flex min-w-0 items-center gap-2 font-semibold text-base">
          <bdi className="wrap-anywhere min-w-0">{activity.name}</bdi>
          {percent > 0 && !isLeftOut && (
            <span className="shrink-0 rounded-[4px] bg-mist px-1.5 py-0.5 text-brand-ink text-xs">
              <bdi>{text('products.card.discount', { percent, tenths: (100 - percent) / 10 })}</bdi>
            </span>
          )}
        </p>
        <Countdown activity={activity} />
      </div>
      <Terms activity={activity} sku={sku} isLeftOut={isLeftOut} />
      {!isOn && (
        <div className="mt-1 flex">
          <ReminderButton activity={activity} isReminded={isReminded} />
        </div>
      )}
    </section>
  );
}

interface TermsProps {
  activity: ShownActivity;
  sku: Sku | undefined;
  isLeftOut: boolean;
}

/** The coming price and the limit per buyer, or a note that the activity does not include the chosen SKU. */
function Terms({ activity, sku, isLeftOut }: TermsProps) {
  const text = useText();
  const money = useMoneyText();
  if (isLeftOut) return <p>{text('activities.notThisChoice')}</p>;
  const { state, price, limitPerBuyer } = activity;
  const then = text('activities.thenPrice', { price: money(centsOf(sku?.activityPrice ?? price)) });
  const limit = limitPerBuyer !== null && text('detail.buyerLimit', { count: limitPerBuyer });
  const terms = [state === 'notStarted' && then, limit].filter(Boolean);
  return terms.length > 0 && <p className="text-xs tabular-nums">{terms.join(' · ')}</p>;
}

function percentOfChoice({ state, percentOff: ofCheapest }: ShownActivity, sku: Sku | undefined): number {
  if (!sku || sku.activityPrice === null) return ofCheapest;
  // While the activity runs, `price` is the activity's and `oriPrice` the normal one.
  return percentOff(centsOf(sku.activityPrice), centsOf(state === 'ongoing' ? sku.oriPrice : sku.price));
}
