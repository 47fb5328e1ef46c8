import { BadgePercent } from 'lucide-react';
import { discountAddress } from '../../features/promotions/discount-address.ts';
import { ProgressBar, ProgressText } from '../../features/promotions/discount-progress.tsx';
import { useText } from '../../messages/messages.tsx';
import type { CartDiscount } from './cart-data.ts';

/** The reduction by a store's discount, and what is missing for the next step. */
export function DiscountLine({ discount }: { discount: CartDiscount }) {
  const text = useText();
  const { discountId, name, reached, next, prodIds } = discount;
  if (!reached && !next) return null;
  return (
    <li className="flex flex-col gap-1.5 rounded-control bg-well px-3 py-2 text-xs">
      <div className="flex items-start gap-2">
        <BadgePercent aria-hidden className="mt-px size-4 shrink-0 text-brand-ink" />
        <p className="min-w-0 flex-1">
          <a href={discountAddress(discountId)} className="font-semibold text-brand-ink hover:underline">
            <bdi>{name}</bdi>
          </a>
          {prodIds.length > 0 && <span className="text-ink-soft"> · {text('cart.page.onlySome')}</span>}
          <ProgressText progress={discount} />
        </p>
      </div>
      <ProgressBar progress={discount} />
    </li>
  );
}
