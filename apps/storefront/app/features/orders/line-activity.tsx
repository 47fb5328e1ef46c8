import { centsOf } from '@galleria/domain/money/main-units';
import { Tag } from 'lucide-react';
import { useText } from '../../messages/messages.tsx';
import { useMoneyText } from '../money/money-text.ts';
import type { OrderLine } from './order.ts';

/** For a line in a cart, at checkout or in an order. */
type FromActivity = Pick<OrderLine, 'activity'>;

/** The activity that a line's price is from; nothing for the normal price. */
export function LineActivityName({ activity }: FromActivity) {
  const text = useText();
  if (!activity) return null;
  return (
    <p className="flex items-start gap-1 text-brand-ink text-xs">
      <Tag aria-hidden className="mt-0.5 size-3 shrink-0" />
      <span className="wrap-anywhere min-w-0">
        {text(`activities.line.${activity.kind}`, { name: `\u2068${activity.name}\u2069` })}
      </span>
    </p>
  );
}

/** Normal price of one piece, struck through. */
export function NormalPrice({ activity }: FromActivity) {
  const text = useText();
  const money = useMoneyText();
  if (!activity) return null;
  return (
    <s className="text-ink-soft text-xs">
      <span className="sr-only">{text('ui.oldPrice')} </span>
      {money(centsOf(activity.normalPrice))}
    </s>
  );
}

/** The price for first orders, and that this line does not get it because the buyer has ordered before. */
export function MissedFirstOrder({ firstOrderPrice }: { firstOrderPrice: number | null }) {
  const text = useText();
  const money = useMoneyText();
  if (firstOrderPrice === null) return null;
  return (
    <p className="text-ink-soft text-xs">
      {text('activities.newUser.firstOnly', { price: money(centsOf(firstOrderPrice)) })}
    </p>
  );
}
