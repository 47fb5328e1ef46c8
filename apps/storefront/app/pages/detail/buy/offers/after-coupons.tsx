import { centsOf } from '@galleria/domain/money/main-units';
import { useMoneyText } from '../../../../features/money/money-text.ts';
import { useText } from '../../../../messages/messages.tsx';
import type { DetailData, Sku } from '../../detail-data.ts';
import { priceAfterCoupons } from '../option-rules.ts';

interface AfterCouponsProps {
  skus: readonly Sku[];
  prices: DetailData['afterCoupons'];
}

/** Price of a piece with coupons; the lowest one, as "from", while several SKUs are possible. */
export function AfterCoupons({ skus, prices }: AfterCouponsProps) {
  const text = useText();
  const money = useMoneyText();
  const found = priceAfterCoupons(skus, prices);
  if (!found) return null;
  const { price, couponIds, isRange } = found;
  const amount = money(centsOf(price));
  return (
    <p className="self-start rounded-control bg-brand-tint px-2 py-1 font-semibold text-brand-ink text-sm">
      {isRange
        ? text('detail.afterCouponsFrom', { amount })
        : text('detail.afterCoupons', { count: couponIds.length, amount })}
    </p>
  );
}
