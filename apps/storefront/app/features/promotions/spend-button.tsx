import { useText } from '../../messages/messages.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { type CentreCoupon, type CouponFace, spendingAddress } from './coupon-face.ts';
import { useCouponText } from './use-coupon-text.ts';

interface SpendButtonProps {
  coupon: CouponFace & Pick<CentreCoupon, 'usableFrom'>;
  tone?: 'brand' | 'outline';
}

/** Link to the products that the coupon is valid for; a coupon that starts later shows its start. */
export function SpendButton({ coupon, tone = 'outline' }: SpendButtonProps) {
  const text = useText();
  const couponText = useCouponText();
  const name = <span className="sr-only">{coupon.couponName}</span>;
  if (coupon.usableFrom !== null)
    return (
      <Button size="small" tone="outline" aria-disabled>
        {couponText.usableFrom(coupon.usableFrom)} {name}
      </Button>
    );
  return (
    <ButtonLink to={spendingAddress(coupon)} size="small" tone={tone}>
      {text('promotions.ticket.useNow')} {name}
    </ButtonLink>
  );
}
