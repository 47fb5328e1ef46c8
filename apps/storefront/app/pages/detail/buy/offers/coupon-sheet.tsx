import { CouponList } from '../../../../features/cart/coupon-list.tsx';
import type { CentreCoupon } from '../../../../features/promotions/coupon-face.ts';
import { useText } from '../../../../messages/messages.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';

interface CouponSheetProps {
  coupons: readonly CentreCoupon[];
  onClose: () => void;
}

/** Sheet in which coupons are collected without leaving the product. */
export default function CouponSheet({ coupons, onClose }: CouponSheetProps) {
  const text = useText();
  return (
    <Sheet title={text('cart.coupons.title')} edge="end" onClose={onClose}>
      <CouponList coupons={coupons} />
    </Sheet>
  );
}
