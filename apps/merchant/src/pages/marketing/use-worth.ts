import { useText } from '@galleria/console-kit/console-context';
import { useMoneyFormat } from '@galleria/console-kit/money-text';
import type { OutputOf } from '@galleria/contract/operation';
import type { storeCouponPage } from '@galleria/contract/store-marketing';

type Terms = Pick<
  OutputOf<typeof storeCouponPage>['records'][number],
  'kind' | 'amount' | 'percentOff' | 'mostOff' | 'threshold'
>;

/** `$5.00 off · from $20.00`. */
export function useWorth(): (terms: Terms) => string {
  const text = useText<'merchant'>();
  const format = useMoneyFormat();
  const takesOff = ({ kind, amount, percentOff: percent, mostOff }: Terms) => {
    if (kind === 'cash') return text('merchantMarketing.worth.cash', { amount: format(amount) });
    if (mostOff === null) return text('merchantMarketing.worth.percent', { percent });
    return text('merchantMarketing.worth.percentMost', { percent, most: format(mostOff) });
  };
  const asksFor = ({ threshold }: Terms) =>
    threshold > 0
      ? text('merchantMarketing.over', { threshold: format(threshold) })
      : text('merchantMarketing.anyAmount');
  return (terms) => `${takesOff(terms)} · ${asksFor(terms)}`;
}
