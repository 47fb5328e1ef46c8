import { centsOf } from '@galleria/domain/money/main-units';
import { Truck } from 'lucide-react';
import { useMoneyText } from '../../features/money/money-text.ts';
import { ProgressBar } from '../../features/promotions/discount-progress.tsx';
import { useText } from '../../messages/messages.tsx';
import type { CartShop } from './cart-data.ts';

/** What the selected lines of a store lack for free shipping. */
export function FreeShippingLine({ progress }: { progress: NonNullable<CartShop['freeShipping']> }) {
  const text = useText();
  const money = useMoneyText();
  const isReached = progress.missing === 0;
  return (
    <li className="flex flex-col gap-1.5 rounded-control bg-well px-3 py-2 text-xs">
      <p className={`flex items-start gap-2 ${isReached ? 'text-success' : ''}`}>
        <Truck aria-hidden className="flip-rtl mt-px size-4 shrink-0" />
        {isReached
          ? text('cart.page.freeShippingReached')
          : text('cart.page.freeShippingMissing', { amount: money(centsOf(progress.missing)) })}
      </p>
      <ProgressBar progress={{ next: isReached ? null : progress }} />
    </li>
  );
}
