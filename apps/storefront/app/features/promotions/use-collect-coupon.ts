import { collectCoupon } from '@galleria/contract/promotions/promotions';
import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '../../api/client.ts';
import { publishOutcome } from '../../api/outcomes.ts';
import { useText } from '../../messages/messages.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { useAccount } from '../../visit/use-account.ts';
import { pendingIntent } from '../accounts/pending-intent.ts';
import type { CentreCoupon } from './coupon-face.ts';

/** The coupon whose collection a guest had to sign in for. */
const pendingCoupon = pendingIntent('pendingCoupon', (value): value is number => typeof value === 'number');

interface Known extends Collected {
  /** The loader data when this state was set: newer loader data replaces it. */
  readonly since: CentreCoupon;
}

/**
 * Optimistic update, rolled back when the server refuses. Guests are asked to sign in first; then the coupon is
 * collected.
 */
export function useCollectCoupon(coupon: CentreCoupon) {
  const text = useText();
  const userId = useAccount()?.userId;
  const [known, setKnown] = useState<Known>();
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const now: Collected = known?.since === coupon ? known : coupon;

  const resumePending = useEffectEvent(() => {
    if (now.state === 'free' && pendingCoupon.take((id) => id === coupon.couponId) !== undefined) void collect();
  });
  useEffect(() => {
    if (userId !== undefined) resumePending();
  }, [userId]);

  async function collect() {
    if (busy || now.state !== 'free') return;
    if (userId === undefined) return askToSignIn();
    setBusy(true);
    setRefusal(undefined);
    setKnown({ ...afterCollecting({ ...coupon, ...now }), since: coupon });
    const answer = await api(collectCoupon, { couponId: coupon.couponId });
    setBusy(false);
    if (answer.ok) {
      setKnown({ ownCount: answer.data.ownCount, state: answer.data.state, since: coupon });
      toast.success(text('promotions.ticket.collectedToast'));
      return;
    }
    if (answer.reason === 'access.signIn') pendingCoupon.remember(coupon.couponId);
    setKnown({ ...afterRefusal(now, answer.reason), since: coupon });
    setRefusal(answer.message || text('promotions.ticket.unreachable'));
  }

  function askToSignIn() {
    pendingCoupon.remember(coupon.couponId);
    publishOutcome({ kind: 'signedOut' });
  }

  return { ...now, busy, refusal, collect };
}

/** State of a coupon for a buyer. `ended` is only known from a refusal: the coupon centre lists current coupons. */
export interface Collected extends Pick<CentreCoupon, 'ownCount'> {
  readonly state: CentreCoupon['state'] | 'ended';
}

/** The optimistic state. */
export function afterCollecting({ ownCount, limitNum }: Pick<CentreCoupon, 'ownCount' | 'limitNum'>): Collected {
  return { ownCount: ownCount + 1, state: ownCount + 1 < limitNum ? 'free' : 'collected' };
}

/** The state after a refusal: some reasons tell the coupon's new state. */
export function afterRefusal(before: Collected, reason: string): Collected {
  if (reason === 'coupon.soldOut') return { ...before, state: 'soldOut' };
  if (reason === 'coupon.limit') return { ...before, state: 'collected' };
  if (reason === 'coupon.ended' || reason === 'coupon.notFound') return { ...before, state: 'ended' };
  return before;
}
