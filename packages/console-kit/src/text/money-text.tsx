import { centsOf } from '@galleria/domain/money/main-units';
import { BASE_CURRENCY } from '@galleria/domain/payments/pay-types';
import { formatMoney } from '@galleria/i18n/formats';
import { useLocale } from '../console-context.tsx';

/** An amount of the base currency in main units, as in the API; never broken over two lines. */
export function MoneyText({ amount }: { amount: number }) {
  return <bdi style={{ whiteSpace: 'nowrap' }}>{useMoneyFormat()(amount)}</bdi>;
}

/** Formats an amount for use inside a sentence. */
export function useMoneyFormat(): (amount: number) => string {
  const locale = useLocale();
  return (amount) => formatMoney(locale, BASE_CURRENCY, centsOf(amount));
}
