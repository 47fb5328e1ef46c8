import { useMoneyText } from '../../../features/money/money-text.ts';
import { Price } from '../../../features/money/price.tsx';
import { useLocale, useText } from '../../../messages/messages.tsx';
import { Badge } from '../../../ui/badge.tsx';
import type { Product, Sku } from '../detail-data.ts';
import { enumerated, priceOfChoice, savedPercent } from './option-rules.ts';
import type { Chosen } from './use-choice.ts';

/** A range while several SKUs are possible; then the price, the old price and the saving. */
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

/** For places with room for one price: the lowest one while several SKUs are possible. */
export function BriefPrice({ skus }: { skus: readonly Sku[] }) {
  const text = useText();
  const money = useMoneyText();
  const { fromCents, toCents } = priceOfChoice(skus);
  if (toCents === fromCents) return <Price amountCents={fromCents} />;
  return (
    <p className="whitespace-nowrap font-bold text-base text-brand-ink tabular-nums">
      {text('detail.priceFrom', { price: money(fromCents) })}
    </p>
  );
}

const FEW = 10;

interface StockLineProps {
  product: Product;
  chosen: Chosen;
}

/** Stock of the chosen SKU, or the options that are still to be chosen. */
export function StockLine({ product, chosen: { sku, choice, quantity } }: StockLineProps) {
  const text = useText();
  const locale = useLocale();
  if (product.totalStocks === 0 || sku?.stocks === 0)
    return <p className="font-medium text-brand-ink text-sm">{text('detail.soldOut')}</p>;
  if (!sku) {
    const open = product.options.filter((_, option) => choice[option] === undefined).map(({ name }) => name);
    return (
      <p className="text-ink-soft text-sm">{text('detail.chooseOptions', { options: enumerated(locale, open) })}</p>
    );
  }
  // Also shown when the quantity is the whole stock, since it cannot be increased.
  const areFew = sku.stocks <= FEW || quantity.value === sku.stocks;
  return (
    <p className={`font-medium text-sm ${areFew ? 'text-warning' : 'text-success'}`}>
      {areFew ? text('detail.onlyLeft', { count: sku.stocks }) : text('detail.inStock')}
    </p>
  );
}
