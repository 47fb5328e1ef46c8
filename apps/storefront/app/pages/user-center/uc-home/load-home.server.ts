import type { PageVisit } from '@galleria/contract/call';
import { balanceInfo, pointsInfo } from '@galleria/contract/ledger/ledger';
import { levelInfo } from '@galleria/contract/membership';
import { ownCouponPage } from '@galleria/contract/promotions/promotions';

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

/** The membership level. If the call fails, the page is shown without it. */
export async function loadLevel({ call }: PageVisit) {
  const level = await call(levelInfo, {});
  if (!level.ok) return undefined;
  const { levelName, growth, nextLevelName, growthToNext, progress } = level.data;
  return { levelName, growth, nextLevelName, growthToNext, progress };
}

export type MembershipLevel = NonNullable<Awaited<ReturnType<typeof loadLevel>>>;
