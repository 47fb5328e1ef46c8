import type { ReactNode } from 'react';
import { useText } from '../../messages/messages.tsx';
import { Badge } from '../../ui/badge.tsx';
import type { CouponFace } from './coupon-face.ts';
import { CouponValue } from './coupon-value.tsx';
import { useCouponText } from './use-coupon-text.ts';

interface CouponTicketProps {
  coupon: CouponFace;
  /** When it can be used, from `useCouponText`. */
  validity?: string;
  /** Used, expired or sold out. */
  isFaded?: boolean;
  /** Beside the name of the store or mall. */
  badge?: ReactNode;
  /** Buttons at the bottom. */
  children?: ReactNode;
}

/** A coupon drawn as a ticket: its value on one side of the perforation, its terms on the other. */
export function CouponTicket({ coupon, validity, isFaded = false, badge, children }: CouponTicketProps) {
  const text = useText();
  const couponText = useCouponText();
  const giver = coupon.shopId === 0 ? text('promotions.ticket.platform') : coupon.shopName;
  return (
    <article className="card relative grid h-full grid-cols-[7rem_minmax(0,1fr)] overflow-hidden sm:grid-cols-[8.5rem_minmax(0,1fr)]">
      <div
        className={`flex flex-col items-center justify-center gap-1 border-line border-e border-dashed px-2 py-3 text-center ${isFaded ? 'bg-well text-ink-soft' : 'bg-brand-tint text-brand-ink'}`}
      >
        <CouponValue coupon={coupon} />
        {couponText.conditions(coupon).map((condition) => (
          <span key={condition} className="text-pretty text-xs">
            {condition}
          </span>
        ))}
      </div>
      <div className={`flex min-w-0 flex-col gap-1 p-3 ps-4 sm:p-4 sm:ps-5 ${isFaded ? 'text-ink-soft' : ''}`}>
        <div className="flex flex-wrap items-center gap-1.5">
          <Badge tone={coupon.shopId === 0 && !isFaded ? 'soft' : 'neutral'}>
            <bdi className="max-w-40 truncate">{giver}</bdi>
          </Badge>
          {badge}
        </div>
        <h3 className="wrap-break-word line-clamp-2 font-semibold text-sm">
          <bdi>{coupon.couponName}</bdi>
        </h3>
        <p className="line-clamp-3 text-ink-soft text-xs">{couponText.scope(coupon)}</p>
        {validity && <p className="text-ink-soft text-xs tabular-nums">{validity}</p>}
        {children && <div className="mt-auto pt-2">{children}</div>}
      </div>
      <Notch className="-top-2" />
      <Notch className="-bottom-2" />
    </article>
  );
}

function Notch({ className }: { className: string }) {
  return (
    <span
      aria-hidden
      className={`absolute start-26 size-4 rounded-full border border-line bg-paper sm:start-32 ${className}`}
    />
  );
}
