import { useLocale, useText } from '../../../words/words.tsx';
import type { Product } from '../detail-data.ts';
import { enumerated } from '../enumerated.ts';
import type { Chosen } from './use-choice.ts';

const FEW = 10;

interface StockLineProps {
  product: Product;
  chosen: Chosen;
}

/** Whether what is chosen is there, or what is still to be chosen. */
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
  // Also said to who wants all of them and gets no more.
  const areFew = sku.stocks <= FEW || quantity.value === sku.stocks;
  return (
    <p className={`font-medium text-sm ${areFew ? 'text-warning' : 'text-success'}`}>
      {areFew ? text('detail.onlyLeft', { count: sku.stocks }) : text('detail.inStock')}
    </p>
  );
}
