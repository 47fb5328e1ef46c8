import { collectCoupon } from '@galleria/contract/promotions';
import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '../../api/client.ts';
import { announce } from '../../api/outcomes.ts';
import { useToast } from '../../ui/toast.tsx';
import { useText } from '../../words/words.tsx';
import { useAccount } from '../accounts/use-account.ts';
import { afterCollecting, afterRefusal, type Collected } from './collect-coupon.ts';
import type { CentreCoupon } from './coupon-face.ts';
import { pendingCoupon } from './pending-coupon.ts';

interface Known extends Collected {
  /** What the page said when this became known: a newer page knows better. */
  readonly since: CentreCoupon;
}

/**
 * Collecting answers at once and is taken back when the server refuses. Guests are asked to sign in first; then the
 * coupon that they had clicked is collected.
 */
export function useCollectCoupon(coupon: CentreCoupon) {
  const text = useText();
  const toast = useToast();
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
    announce({ kind: 'signedOut' });
  }

  return { ...now, busy, refusal, collect };
}
