import { couponPage } from '@galleria/contract/promotions/promotions';
import { Ticket } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { api } from '../../api/client.ts';
import { CouponList } from '../../features/cart/coupon-list.tsx';
import type { CentreCoupon } from '../../features/promotions/coupon-face.ts';
import { useText } from '../../messages/messages.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { ErrorLine } from '../../ui/fields/field.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { CartShop } from './cart-data.ts';

const SHOWN = 30;

/** A store's coupons to collect, loaded when the dialog opens; without scripts a link leads to the coupon centre. */
export function StoreCoupons({ shop: { shopId, shopName } }: { shop: CartShop }) {
  const text = useText();
  const [open, setOpen] = useState(false);
  const [coupons, setCoupons] = useState<readonly CentreCoupon[]>();
  const [problem, setProblem] = useState<string>();

  async function show(event: MouseEvent) {
    event.preventDefault();
    setOpen(true);
    setProblem(undefined);
    const answer = await api(couponPage, { shopId, size: SHOWN });
    if (answer.ok) setCoupons(answer.data.records);
    else setProblem(answer.message || text('cart.coupons.failed'));
  }

  return (
    <>
      <a
        href={`/coupons?shopId=${shopId}`}
        aria-haspopup="dialog"
        onClick={show}
        className={buttonClass('quiet', 'small')}
      >
        <Ticket aria-hidden className="size-4 text-brand-ink" />
        {text('cart.coupons.title')}
        <bdi className="sr-only">{shopName}</bdi>
      </a>
      {open && (
        <Sheet title={text('cart.coupons.ofStore', { store: shopName })} edge="end" onClose={() => setOpen(false)}>
          {problem ? <ErrorLine>{problem}</ErrorLine> : <Coupons coupons={coupons} />}
        </Sheet>
      )}
    </>
  );
}

function Coupons({ coupons }: { coupons: readonly CentreCoupon[] | undefined }) {
  const text = useText();
  if (!coupons) {
    return (
      <div className="flex flex-col gap-3">
        <Skeleton className="h-36" />
        <Skeleton className="h-36" />
      </div>
    );
  }
  if (coupons.length === 0) return <p className="text-ink-soft text-sm">{text('cart.coupons.none')}</p>;
  return <CouponList coupons={coupons} />;
}
