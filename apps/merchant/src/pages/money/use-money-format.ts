import { useLocale } from '@galleria/console-kit/console-context';
import { centsOf } from '@galleria/domain/money/main-units';
import { BASE_CURRENCY } from '@galleria/domain/payments/pay-types';
import { formatMoney } from '@galleria/i18n/formats';

/** An amount in main units as words of a sentence. */
export function useMoneyFormat(): (amount: number) => string {
  const locale = useLocale();
  return (amount) => formatMoney(locale, BASE_CURRENCY, centsOf(amount));
}
