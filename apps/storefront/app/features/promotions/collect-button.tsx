import { Check } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import { Form, useLocation } from 'react-router';
import { useText } from '../../messages/messages.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/fields/field.tsx';
import type { CentreCoupon } from './coupon-face.ts';
import { SpendButton } from './spend-button.tsx';
import type { Collected } from './use-collect-coupon.ts';
import { useCollectCoupon } from './use-collect-coupon.ts';

/** Collects a coupon, wherever its ticket is shown; without scripts the form is posted to the coupon centre. */
export function CollectButton({ coupon }: { coupon: CentreCoupon }) {
  const { collect, refusal, busy, ...now } = useCollectCoupon(coupon);
  const box = useRef<HTMLDivElement>(null);

  /** A click may replace the button, so the focus moves to its replacement. */
  async function collectAndStay() {
    await collect();
    if (document.activeElement === document.body) box.current?.querySelector<HTMLElement>('a, button')?.focus();
  }

  return (
    <div ref={box} className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <CollectState coupon={coupon} now={now} busy={busy} onCollect={collectAndStay} />
      </div>
      {refusal && <ErrorLine>{refusal}</ErrorLine>}
    </div>
  );
}

const CENTRE = '/coupons';

interface CollectStateProps {
  coupon: CentreCoupon;
  now: Collected;
  busy: boolean;
  onCollect: () => void;
}

function CollectState({ coupon, now: { state, ownCount }, busy, onCollect }: CollectStateProps) {
  const text = useText();
  const { pathname, search } = useLocation();
  const { couponId, couponName: name, limitNum } = coupon;
  // Posting from the coupon centre keeps the filter of its list.
  const centre = pathname === CENTRE ? `${CENTRE}${search}` : CENTRE;

  function submit(event: FormEvent) {
    event.preventDefault();
    onCollect();
  }

  if (state === 'soldOut' || state === 'ended') {
    return <p className="py-2 font-semibold text-ink-soft text-sm">{text(`promotions.ticket.${state}`)}</p>;
  }
  return (
    <>
      {state === 'free' && (
        <Form method="post" action={centre} preventScrollReset onSubmit={submit}>
          <input type="hidden" name="couponId" value={couponId} />
          <Button type="submit" size="small" busy={busy} tone={ownCount === 0 ? 'brand' : 'outline'}>
            {text(ownCount === 0 ? 'promotions.ticket.collect' : 'promotions.ticket.collectAgain')}{' '}
            <span className="sr-only">{name}</span>
          </Button>
        </Form>
      )}
      {state === 'collected' && hasUnused(coupon, ownCount) && <SpendButton coupon={coupon} />}
      {ownCount > 0 && (
        <p className="inline-flex items-center gap-1 text-success text-xs">
          <Check aria-hidden className="size-3.5 shrink-0" />
          {limitNum > 1
            ? text('promotions.ticket.owned', { count: ownCount, limit: limitNum })
            : text('promotions.ticket.collected')}
        </p>
      )}
    </>
  );
}

/** Whether the buyer has an unused coupon, counting those collected since the page was loaded. */
function hasUnused({ unusedCount, ownCount: before }: CentreCoupon, ownCount: number): boolean {
  return unusedCount + ownCount - before > 0;
}
