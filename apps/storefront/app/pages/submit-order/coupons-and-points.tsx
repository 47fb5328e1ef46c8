import { useText } from '../../words/words.tsx';
import { CouponPicker } from './coupon-picker.tsx';
import { PLATFORM } from './fields.ts';
import { Part } from './part.tsx';
import { PointsField } from './points-field.tsx';
import { Refusal } from './refusal.tsx';
import type { Checkout } from './use-checkout.ts';

/** What takes something off the whole order. */
export function CouponsAndPoints({ checkout }: { checkout: Checkout }) {
  const text = useText();
  const { confirmed, errors } = checkout;
  const { platformCoupons, ownScore } = confirmed;
  if (platformCoupons.length === 0 && ownScore === 0 && !errors.coupons) return null;
  return (
    <Part title={text('checkout.savings')}>
      <Refusal message={errors.coupons} />
      {platformCoupons.length > 0 && (
        <CouponPicker
          label={text('checkout.coupons.platform')}
          giver={PLATFORM}
          coupons={platformCoupons}
          checkout={checkout}
        />
      )}
      {ownScore > 0 && <PointsField checkout={checkout} />}
      <Refusal message={errors.points} />
    </Part>
  );
}
