import { AmountsList } from '../../features/orders/amounts.tsx';
import { Button } from '../../ui/button.tsx';
import { useText } from '../../words/words.tsx';
import { Part } from './part.tsx';
import { Refusal } from './refusal.tsx';
import type { Checkout } from './use-checkout.ts';

interface SummaryProps {
  checkout: Checkout;
  isPlacing: boolean;
}

/** What it comes to and why, always in view where the window is wide enough. */
export function Summary({ checkout, isPlacing }: SummaryProps) {
  const text = useText();
  const { confirmed, isAsking, errors } = checkout;
  return (
    <div className="min-w-0 lg:sticky lg:top-22">
      <Part title={text('checkout.summary.title')}>
        <div aria-live="polite" aria-busy={isAsking} className={`transition-opacity ${isAsking ? 'opacity-50' : ''}`}>
          <AmountsList
            amounts={confirmed.amounts}
            goodsLabel={text('checkout.summary.goods', { count: confirmed.pieceCount })}
            totalLabel={text('checkout.summary.toPay')}
          />
        </div>
        <Refusal message={errors.form} />
        <Button type="submit" name="intent" value="update" tone="outline" className="not-noscript:hidden">
          {text('checkout.summary.update')}
        </Button>
        <div className="hidden lg:block">
          <PlaceButton isBusy={isPlacing || isAsking} look="w-full" />
        </div>
        <p className="text-pretty text-ink-soft text-xs">{text('checkout.summary.note')}</p>
      </Part>
    </div>
  );
}

export function PlaceButton({ isBusy, look = '' }: { isBusy: boolean; look?: string }) {
  const text = useText();
  return (
    <Button type="submit" tone="brand" busy={isBusy} className={look}>
      {text('checkout.place')}
    </Button>
  );
}
