import { useMoneyText } from '../../../features/money/use-money-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Price } from '../../../ui/price.tsx';
import { useText } from '../../../words/words.tsx';
import type { Sku } from '../detail-data.ts';
import { priceOfChoice, savedPercent } from '../price-of-choice.ts';

interface PriceLineProps {
  skus: readonly Sku[];
  /** Where there is room for the price and no more. */
  brief?: boolean;
}

/** A range while several SKUs are possible; then the price, what it was before and what that saves. */
export function PriceLine({ skus, brief = false }: PriceLineProps) {
  const text = useText();
  const money = useMoneyText();
  const { fromCents, toCents, oldCents } = priceOfChoice(skus);
  const size = brief ? 'medium' : 'large';
  const percent = savedPercent(oldCents, fromCents);
  return (
    <p className="flex min-h-8 flex-wrap items-baseline gap-x-3 gap-y-1">
      <Price amountCents={fromCents} oldAmountCents={brief ? 0 : oldCents} size={size} />
      {toCents > fromCents && (
        <>
          <span className="-mx-1 text-ink-soft">
            <span aria-hidden>–</span>
            <span className="sr-only">{text('detail.priceTo')}</span>
          </span>
          <Price amountCents={toCents} size={size} />
        </>
      )}
      {percent > 0 && !brief && (
        <Badge tone="soft">{text('detail.saving', { amount: money(oldCents - fromCents), percent })}</Badge>
      )}
    </p>
  );
}
