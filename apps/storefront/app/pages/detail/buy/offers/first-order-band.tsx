import { centsOf } from '@galleria/domain/money/main-units';
import { Countdown } from '../../../../features/activities/countdown.tsx';
import { useMoneyText } from '../../../../features/money/money-text.ts';
import { useText } from '../../../../messages/messages.tsx';
import type { Product, Sku } from '../../detail-data.ts';

interface FirstOrderBandProps {
  /** Null for buyers who are not new. */
  firstOrder: Product['firstOrder'];
  /** The chosen SKU. */
  sku: Sku | undefined;
}

/** The price of a first order. It holds for new buyers only, so it never replaces the normal price. */
export function FirstOrderBand({ firstOrder, sku }: FirstOrderBandProps) {
  const text = useText();
  const money = useMoneyText();
  const price = sku ? sku.firstOrderPrice : (firstOrder?.price ?? null);
  if (!firstOrder || price === null) return null;
  return (
    <section
      aria-label={text('activities.line.newUser', { name: firstOrder.name })}
      className="flex flex-col gap-1 rounded-card bg-brand-tint px-4 py-3 text-ink text-sm"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="font-semibold text-base tabular-nums">
          {text('activities.newUser.forFirst', { price: money(centsOf(price)) })}
        </p>
        <Countdown activity={firstOrder} />
      </div>
      <p className="wrap-anywhere text-xs">
        <bdi>{firstOrder.name}</bdi>
        {firstOrder.limitPerBuyer !== null && ` · ${text('detail.buyerLimit', { count: firstOrder.limitPerBuyer })}`}
      </p>
    </section>
  );
}
