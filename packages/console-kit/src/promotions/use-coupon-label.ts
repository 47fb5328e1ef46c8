import { useText } from '../console-context.tsx';
import { useMoneyFormat } from '../text/money-text.tsx';
import type { ListedCoupon } from './coupon-columns.tsx';

type Terms = Pick<ListedCoupon, 'kind' | 'amount' | 'percentOff' | 'mostOff' | 'threshold'>;

/** `$5.00 off · from $20.00`. */
export function useCouponLabel(): (terms: Terms) => string {
  const text = useText();
  const format = useMoneyFormat();
  const discountText = ({ kind, amount, percentOff: percent, mostOff }: Terms) => {
    if (kind === 'cash') return text('consoleMarketing.worth.cash', { amount: format(amount) });
    if (mostOff === null) return text('consoleMarketing.worth.percent', { percent });
    return text('consoleMarketing.worth.percentMost', { percent, most: format(mostOff) });
  };
  const conditionText = ({ threshold }: Terms) =>
    threshold > 0
      ? text('consoleMarketing.over', { threshold: format(threshold) })
      : text('consoleMarketing.anyAmount');
  return (terms) => `${discountText(terms)} · ${conditionText(terms)}`;
}
