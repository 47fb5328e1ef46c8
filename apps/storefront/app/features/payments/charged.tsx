import { currencyToParts } from '@galleria/i18n/formats';
import { useLocale, useText } from '../../messages/messages.tsx';
import { useCurrency } from '../money/currency.ts';

/** The amount in the currency of the charge; nothing if that is the display currency. */
export function Charged({ currency, totalFee }: { currency: string; totalFee: number }) {
  const text = useText();
  const locale = useLocale();
  if (useCurrency().currencyCode === currency) return null;
  const amount = currencyToParts(locale, currency, totalFee)
    .map(({ value }) => value)
    .join('');
  return <p className="text-ink-soft text-xs">{text('checkout.pay.charged', { currency, amount })}</p>;
}
