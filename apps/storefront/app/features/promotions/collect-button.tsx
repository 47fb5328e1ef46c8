import { Check } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import { Form } from 'react-router';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/field.tsx';
import { useText } from '../../words/words.tsx';
import { type CentreCoupon, spendingAddress } from './coupon-face.ts';
import type { Collected } from './use-collect-coupon.ts';
import { useCollectCoupon } from './use-collect-coupon.ts';

/** Collects a coupon, wherever its ticket is shown; without scripts the coupon centre does it. */
export function CollectButton({ coupon }: { coupon: CentreCoupon }) {
  const { collect, refusal, busy, ...now } = useCollectCoupon(coupon);
  const box = useRef<HTMLDivElement>(null);

  /** The button may be gone with the click: what took its place takes the focus. */
  async function collectAndStay() {
    await collect();
    if (document.activeElement === document.body) box.current?.querySelector('a')?.focus();
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

interface CollectStateProps {
  coupon: CentreCoupon;
  now: Collected;
  busy: boolean;
  onCollect: () => void;
}

function CollectState({ coupon, now: { state, ownCount }, busy, onCollect }: CollectStateProps) {
  const text = useText();
  const { couponId, couponName: name, limitNum } = coupon;

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
        <Form method="post" action="/coupons" preventScrollReset onSubmit={submit}>
          <input type="hidden" name="couponId" value={couponId} />
          <Button type="submit" size="small" busy={busy} tone={ownCount === 0 ? 'brand' : 'outline'}>
            {text(ownCount === 0 ? 'promotions.ticket.collect' : 'promotions.ticket.collectAgain')}{' '}
            <span className="sr-only">{name}</span>
          </Button>
        </Form>
      )}
      {state === 'collected' && (
        <ButtonLink to={spendingAddress(coupon)} size="small" tone="outline">
          {text('promotions.ticket.useNow')} <span className="sr-only">{name}</span>
        </ButtonLink>
      )}
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
