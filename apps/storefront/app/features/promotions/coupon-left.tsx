import { useText } from '../../words/words.tsx';

const FEW_PERCENT = 20;

/** How much of a coupon is left to collect. */
export function CouponLeft({ percent }: { percent: number }) {
  const text = useText();
  const isFew = percent <= FEW_PERCENT;
  return (
    <div className="flex items-center gap-2 text-ink-soft text-xs">
      <span aria-hidden className="h-1.5 w-16 overflow-hidden rounded-full bg-line">
        <span className="block h-full rounded-full bg-brand" style={{ width: `${percent}%` }} />
      </span>
      <span className={isFew ? 'font-medium text-brand-ink' : ''}>
        {text(isFew ? 'promotions.ticket.almostGone' : 'promotions.ticket.left', { percent })}
      </span>
    </div>
  );
}
