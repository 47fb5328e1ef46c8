import { centsOf } from '@galleria/domain/money/main-units';
import { Price } from '../../ui/price.tsx';
import { useText } from '../../words/words.tsx';
import { PlaceButton } from './summary.tsx';
import type { Checkout } from './use-checkout.ts';

interface PlaceBarProps {
  checkout: Checkout;
  isPlacing: boolean;
}

/** Where the summary is not beside the order, its last line stays at hand at the bottom of the window. */
export function PlaceBar({ checkout: { confirmed, isAsking }, isPlacing }: PlaceBarProps) {
  const text = useText();
  return (
    <div className="sticky bottom-0 z-10 -mx-(--page-gutter) flex items-center justify-between gap-3 border-line border-t bg-mist px-(--page-gutter) pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] lg:hidden">
      <p className={`flex flex-col transition-opacity ${isAsking ? 'opacity-50' : ''}`}>
        <span className="text-ink-soft text-xs">{text('checkout.summary.toPay')}</span>
        <Price amountCents={centsOf(confirmed.amounts.actualTotal)} />
      </p>
      <PlaceButton isBusy={isPlacing || isAsking} />
    </div>
  );
}
