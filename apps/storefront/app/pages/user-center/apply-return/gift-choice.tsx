import { canKeepGift } from '@galleria/domain/after-sales/refund-amounts';
import { Link } from 'react-router';
import { useChargeText } from '../../../features/money/money-text.ts';
import { applyAddress, type Refundable } from '../../../features/refunds/refund.ts';
import { useText } from '../../../messages/messages.tsx';
import type { Application } from './application.ts';
import { giftsOf } from './gift-limits.ts';

interface GiftChoiceProps {
  info: Refundable;
  application: Application;
}

const ROW =
  'flex min-w-0 flex-1 basis-60 flex-col gap-0.5 rounded-card border border-edge bg-mist p-3 text-sm aria-[current=true]:border-brand aria-[current=true]:ring-1 aria-[current=true]:ring-brand aria-[current=true]:ring-inset';

/** Whether gifts are returned with their main item or kept. Each choice is a link, so that it works without scripts. */
export function GiftChoice({ info, application: { orderItemId, keepsGift } }: GiftChoiceProps) {
  const text = useText();
  const money = useChargeText();
  const gifts = giftsOf(info, orderItemId);
  if (gifts.length === 0) return null;
  const worthCents = gifts.reduce((sum, gift) => sum + gift.keptCents, 0);
  const mayStay = gifts.every((gift) => canKeepGift(gift.keptCents, gift.mainCents));
  const back = applyAddress(info.orderNumber, orderItemId);
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 font-medium text-sm">{text('gift.refund.title')}</legend>
      <div className="flex flex-wrap gap-2">
        <Link to={back} replace preventScrollReset aria-current={keepsGift ? undefined : 'true'} className={ROW}>
          <span className="font-medium">{text('gift.refund.back')}</span>
          {gifts.map(({ orderItemId: id, prodName: name, due }) => (
            <span key={id} className="text-ink-soft text-xs">
              {text('gift.refund.backHint', { name: `\u2068${name}\u2069`, count: due })}
            </span>
          ))}
        </Link>
        {worthCents > 0 && mayStay && (
          <Link
            to={`${back}${back.includes('?') ? '&' : '?'}keep=1`}
            replace
            preventScrollReset
            aria-current={keepsGift ? 'true' : undefined}
            className={ROW}
          >
            <span className="font-medium">{text('gift.refund.keep')}</span>
            <span className="text-ink-soft text-xs">{text('gift.refund.keepHint', { amount: money(worthCents) })}</span>
          </Link>
        )}
      </div>
      {worthCents === 0 && <p className="text-ink-soft text-xs">{text('gift.refund.unsent')}</p>}
      {worthCents > 0 && !mayStay && <p className="text-ink-soft text-xs">{text('gift.refund.cannotStay')}</p>}
    </fieldset>
  );
}
