import { useLocale } from '@galleria/console-kit/console-context';
import { centsOf } from '@galleria/domain/money/main-units';
import { formatMoney } from '@galleria/i18n/formats';

/** An amount in the currency that it was paid in. */
export function AmountText({ amount, currency }: { amount: number; currency: string }) {
  return <bdi style={{ whiteSpace: 'nowrap' }}>{formatMoney(useLocale(), currency, centsOf(amount))}</bdi>;
}

/** Formats an amount for use in a sentence. */
export function useAmount(): (amount: number, currency?: string) => string {
  const locale = useLocale();
  return (amount, currency = 'USD') => formatMoney(locale, currency, centsOf(amount));
}
