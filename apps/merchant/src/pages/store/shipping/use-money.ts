import { useLocale } from '@galleria/console-kit/console-context';
import { centsOf } from '@galleria/domain/money/main-units';
import { BASE_CURRENCY } from '@galleria/domain/payments/pay-types';
import { formatMoney } from '@galleria/i18n/formats';

/** Words an amount in main units, for use inside of a sentence. */
export function useMoney(): (amount: number) => string {
  const locale = useLocale();
  return (amount) => formatMoney(locale, BASE_CURRENCY, centsOf(amount));
}
