import type { DisplayCurrency } from '@galleria/domain/money/display-price';
import { CurrencyProvider } from '../../features/money/currency.tsx';
import { Price } from '../../ui/price.tsx';

const PRICE_CENTS = 114_900;
const OLD_PRICE_CENTS = 149_900;
/** Shows that what costs something never reads as free. */
const TINY_CENTS = 1;

export function PriceSamples({ currencies }: { currencies: readonly DisplayCurrency[] }) {
  return (
    <ul className="grid grid-cols-2 gap-6 lg:grid-cols-4">
      {currencies.map((currency) => (
        <li key={currency.currencyCode} className="flex flex-col gap-1">
          <span className="text-ink-soft text-xs">{currency.currencyCode}</span>
          <CurrencyProvider value={currency}>
            <Price amountCents={PRICE_CENTS} oldAmountCents={OLD_PRICE_CENTS} size="large" />
            <Price amountCents={PRICE_CENTS} oldAmountCents={OLD_PRICE_CENTS} />
            <Price amountCents={TINY_CENTS} size="small" />
          </CurrencyProvider>
        </li>
      ))}
    </ul>
  );
}
