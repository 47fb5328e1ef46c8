import { useLocale, useText } from '../../messages/messages.tsx';
import { type PriceParts, priceParts } from '../../ui/prices/price-parts.ts';
import { useCurrency } from './currency.ts';

const SIZES = { small: 'text-sm', medium: 'text-lg', large: 'text-xl' } as const;

interface PriceProps {
  /** In the base currency; shown in the display currency. */
  amountCents: number;
  /** The previous price; shown only if it was higher. */
  oldAmountCents?: number;
  size?: keyof typeof SIZES;
}

export function Price({ amountCents, oldAmountCents = 0, size = 'medium' }: PriceProps) {
  const currency = useCurrency();
  const locale = useLocale();
  const text = useText();
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      <span className={`font-bold text-brand-ink ${SIZES[size]}`}>
        <Amount
          parts={priceParts(amountCents, currency, locale)}
          symbolClassName={size === 'small' ? '' : 'text-[0.7em]'}
        />
      </span>
      {oldAmountCents > amountCents && (
        <s className="text-ink-soft text-xs">
          <span className="sr-only">{text('ui.oldPrice')} </span>
          <Amount parts={priceParts(oldAmountCents, currency, locale)} symbolClassName="" />
        </s>
      )}
    </span>
  );
}

/** Left to right in every language, so that sign, digits and symbol keep their order in right-to-left text. */
function Amount({ parts: { before, amount, after }, symbolClassName }: { parts: PriceParts; symbolClassName: string }) {
  return (
    <bdi dir="ltr" className="whitespace-nowrap tabular-nums">
      {before && <span className={symbolClassName}>{before}</span>}
      {amount}
      {after && <span className={symbolClassName}>{after}</span>}
    </bdi>
  );
}
