import { ChevronRight, Ticket } from 'lucide-react';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import type { CentreCoupon } from '../../../../features/promotions/coupon-face.ts';
import { CouponValue } from '../../../../features/promotions/coupon-value.tsx';
import { useCouponText } from '../../../../features/promotions/use-coupon-text.ts';
import { useText } from '../../../../messages/messages.tsx';

const CouponSheet = lazy(() => import('./coupon-sheet.tsx'));

const IN_VIEW = 2;

interface CouponRowProps {
  prodId: number;
  coupons: readonly CentreCoupon[];
}

/** Coupons that are valid for the product. With scripts they open in a sheet, without them in the coupon centre. */
export function CouponRow({ prodId, coupons }: CouponRowProps) {
  const text = useText();
  const couponText = useCouponText();
  const [open, setOpen] = useState(false);
  if (coupons.length === 0) return null;

  function openHere(event: MouseEvent) {
    event.preventDefault();
    setOpen(true);
  }
  return (
    <>
      <a
        href={`/coupons?prodId=${prodId}`}
        data-early
        aria-haspopup="dialog"
        onClick={openHere}
        className="flex min-h-11 items-center gap-2 rounded-control border border-line px-3 py-1.5 text-sm hover:border-ink"
      >
        <Ticket aria-hidden className="size-4 shrink-0 text-brand-ink" />
        <span className="shrink-0 font-medium">{text('cart.coupons.title')}</span>
        <span className="flex min-w-0 flex-1 flex-wrap gap-1.5 overflow-hidden">
          {coupons.slice(0, IN_VIEW).map((coupon) => (
            <span
              key={coupon.couponId}
              className="inline-flex max-w-full items-center gap-1 whitespace-nowrap rounded-[4px] bg-brand-tint px-1.5 py-0.5 font-medium text-brand-ink text-xs [&_*]:text-xs"
            >
              <CouponValue coupon={coupon} />
              <span className="truncate">{couponText.condition(coupon)}</span>
            </span>
          ))}
        </span>
        <ChevronRight aria-hidden className="flip-rtl size-4 shrink-0 text-ink-soft" />
      </a>
      {open && (
        <Suspense>
          <CouponSheet coupons={coupons} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
