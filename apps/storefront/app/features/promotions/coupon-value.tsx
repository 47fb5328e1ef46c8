import { centsOf } from '@galleria/domain/money/main-units';
import { tenthsPaid } from '@galleria/domain/promotions/coupons';
import { useLocale, useText } from '../../messages/messages.tsx';
import { priceParts } from '../../ui/prices/price-parts.ts';
import { useCurrency } from '../money/currency.ts';
import { COUPON_TYPE, type CouponFace } from './coupon-face.ts';

/** An amount, "20% off" or, in Chinese, "8 折", with the number emphasised. */
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

/** Marks the number in the translated sentence, so that it can be emphasised wherever the language puts it. */
const MARK = '\u0001';

/** Drops the decimals of whole amounts, which most coupons have. */
function withoutZeros(amount: string): string {
  return amount.replace(/[.,]00$/, '');
}
