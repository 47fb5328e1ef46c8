import { Badge } from '../../../ui/badge.tsx';
import { Price } from '../../../ui/price.tsx';
import { useText } from '../../../words/words.tsx';
import type { Sku } from '../detail-data.ts';
import { priceOfChoice, savedPercent } from '../price-of-choice.ts';
import { useMoneyText } from '../use-money-text.ts';

/** A range while several SKUs are possible; then the price, what it was before and what that saves. */
export function PriceLine({ skus }: { skus: readonly Sku[] }) {
  const text = useText();
  const money = useMoneyText();
  const { fromCents, toCents, oldCents } = priceOfChoice(skus);
  const percent = savedPercent(oldCents, fromCents);
  return (
    <p className="flex min-h-8 flex-wrap items-baseline gap-x-3 gap-y-1">
      <Price amountCents={fromCents} oldAmountCents={oldCents} size="large" />
      {toCents > fromCents && (
        <>
          <span className="-mx-1 text-ink-soft">
            <span aria-hidden>–</span>
            <span className="sr-only">{text('detail.priceTo')}</span>
          </span>
          <Price amountCents={toCents} size="large" />
        </>
      )}
      {percent > 0 && (
        <Badge tone="soft">{text('detail.saving', { amount: money(oldCents - fromCents), percent })}</Badge>
      )}
    </p>
  );
}
