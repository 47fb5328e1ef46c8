import { BadgePercent, ChevronRight } from 'lucide-react';
import { discountAddress } from '../../../../features/promotions/discount-address.ts';
import { useDiscountText } from '../../../../features/promotions/use-discount-text.ts';
import { useText } from '../../../../messages/messages.tsx';
import type { ProductDiscount } from '../../detail-data.ts';

/** The store's discounts for buying more. */
export function DiscountRows({ discounts }: { discounts: readonly ProductDiscount[] }) {
  return discounts.map((discount) => <DiscountRow key={discount.discountId} discount={discount} />);
}

function DiscountRow({ discount }: { discount: ProductDiscount }) {
  const text = useText();
  const discountText = useDiscountText();
  return (
    <a
      href={discountAddress(discount.discountId)}
      className="flex min-h-11 items-center gap-2 rounded-control border border-line px-3 py-1.5 text-sm hover:border-ink"
    >
      <BadgePercent aria-hidden className="size-4 shrink-0 text-brand-ink" />
      <span className="shrink-0 font-medium">{text('promotions.discount.label')}</span>
      <span className="flex min-w-0 flex-1 flex-wrap gap-1.5">
        {discount.steps.map((step) => (
          <span
            key={step.from}
            className="rounded-[4px] bg-brand-tint px-1.5 py-0.5 font-medium text-brand-ink text-xs"
          >
            {discountText.step(discount, step)}
          </span>
        ))}
      </span>
      <ChevronRight aria-hidden className="flip-rtl size-4 shrink-0 text-ink-soft" />
    </a>
  );
}
