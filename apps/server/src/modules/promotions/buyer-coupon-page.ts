import type * as contract from '@galleria/contract/accounts/buyer-records';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { textIn } from '@galleria/domain/site/locales';
import { offsetOf, toPage } from '../../infra/calls/paging.ts';
import type { UseCase } from '../../infra/calls/use-case.ts';
import type { PromotionsContext } from './index.ts';
import { readAllCouponsOf } from './own-coupons-db.ts';

/** For staff: all coupons of a buyer, including redeemed and expired ones. */
export const buyerCouponPage: UseCase<typeof contract.buyerCouponPage, PromotionsContext> = async (
  { database: { queries } },
  { userId, ...paging },
  { locale },
) => {
  const { records, total } = await readAllCouponsOf(queries, userId, {
    offset: offsetOf(paging),
    limit: paging.size,
  });
  const coupons = records.map(({ id, name, storeId, isUsed, isOver, collectedAt, validUntil }) => ({
    ...{ id, name: textIn(name, locale), shopId: storeId ?? 0 },
    state: isUsed ? ('used' as const) : isOver ? ('expired' as const) : ('usable' as const),
    collectTime: formatApiTime(collectedAt),
    endTime: formatApiTime(validUntil),
  }));
  return toPage(coupons, total, paging);
};
