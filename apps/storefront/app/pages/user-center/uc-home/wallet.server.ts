import type { PageVisit } from '@galleria/contract/call';
import { balanceInfo, pointsInfo } from '@galleria/contract/ledger';
import { ownCouponPage } from '@galleria/contract/promotions';

/** Balance, points and coupons. If a call fails, the page is shown without them. */
export async function loadWallet({ call }: PageVisit) {
  const [balance, points, coupons] = await Promise.all([
    call(balanceInfo, {}),
    call(pointsInfo, {}),
    call(ownCouponPage, { size: 1 }),
  ]);
  if (!balance.ok || !points.ok || !coupons.ok) return undefined;
  return { balance: balance.data.balance, points: points.data.score, coupons: coupons.data.counts.notUsed };
}

export type WalletData = NonNullable<Awaited<ReturnType<typeof loadWallet>>>;
