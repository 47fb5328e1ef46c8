import { centsOf } from '@galleria/domain/money/main-units';
import { tenthsPaid } from '@galleria/domain/promotions/coupons';
import { priceParts } from '../../ui/prices/price-parts.ts';
import { useLocale, useText } from '../../words/words.tsx';
import { useCurrency } from '../money/currency.ts';
import { COUPON_TYPE, type CouponFace } from './coupon-face.ts';

/** What it takes off: an amount, "20% off" or, where people say it so, "8 折". The number is what the eye looks for. */
export function CouponValue({ coupon }: { coupon: CouponFace }) {
  return coupon.couponType === COUPON_TYPE.cash ? <Cash coupon={coupon} /> : <Percent coupon={coupon} />;
}

const NUMBER = 'font-bold text-xl tabular-nums';

function Cash({ coupon: { reduceAmount } }: { coupon: CouponFace }) {
  const { before, amount, after } = priceParts(centsOf(reduceAmount), useCurrency(), useLocale());
  return (
    <bdi dir="ltr" className="whitespace-nowrap font-semibold text-sm">
      {before}
      <span className={NUMBER}>{withoutZeros(amount)}</span>
      {after}
    </bdi>
  );
}

function Percent({ coupon: { percentOff } }: { coupon: CouponFace }) {
  const text = useText();
  const percent = `${MARK}${percentOff}${MARK}`;
  const tenths = `${MARK}${tenthsPaid(percentOff)}${MARK}`;
  const [before, number, after] = text('promotions.ticket.percentOff', { percent, tenths }).split(MARK);
  return (
    <span className="font-semibold text-sm">
      {before}
      <span className={NUMBER}>{number}</span>
      {after}
    </span>
  );
}

/** Finds the number again wherever the language puts it. */
const MARK = '\u0001';

/** Coupons are round amounts. */
function withoutZeros(amount: string): string {
  return amount.replace(/[.,]00$/, '');
}
