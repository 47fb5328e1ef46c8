import type * as contract from '@galleria/contract/promotions/store-marketing';
import { isRefused, refuse } from '@galleria/domain/refusals';
import { toPage } from '../../../infra/calls/paging.ts';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { PromotionsContext } from '../index.ts';
import { type GrantedCouponRow, readGrantedCoupon, readGrantedCoupons } from './granted-coupons-db.ts';
import { presentCoupon } from './present-promotions.ts';
import { readPromotionResults } from './results-db.ts';
import { changeCouponState, type DraftValues, objectionTo, removeCoupon, saveCoupon, toValues } from './save-coupon.ts';
import { areOwnProducts } from './scope.ts';

export const storeCouponPage: UseCase<typeof contract.storeCouponPage, PromotionsContext> = async (
  { database: { queries } },
  { state, keyword, ...paging },
  { actor, locale },
) => {
  const { rows, total } = await readGrantedCoupons(queries, actor.storeId, { state, keyword }, paging);
  const ids = rows.map(({ coupon }) => coupon.id);
  const resultsOf = await readPromotionResults(queries, 'coupon', ids);
  const records = rows.map((row) => ({
    ...presentCoupon(row, resultsOf(row.coupon.id), locale),
    scope: ownScope(row),
  }));
  return toPage(records, total, paging);
};

/** A check constraint of the table guarantees the same. */
function ownScope({ coupon: { id, scope } }: GrantedCouponRow) {
  if (scope === 'stores') throw new Error(`storeCoupons: coupon ${id} of a store names stores`);
  return scope;
}

export const storeCouponInfo: UseCase<typeof contract.storeCouponInfo, PromotionsContext> = async (
  { database: { queries } },
  { couponId },
  { actor, locale },
) => {
  const found = await readGrantedCoupon(queries, actor.storeId, couponId);
  if (!found) return refuse('coupon.notFound');
  const resultsOf = await readPromotionResults(queries, 'coupon', [couponId]);
  const { name: names, scopeIds } = found.coupon;
  return { ...presentCoupon(found, resultsOf(couponId), locale), scope: ownScope(found), names, scopeIds };
};

export const saveStoreCoupon: UseCase<typeof contract.saveStoreCoupon, PromotionsContext> = async (
  context,
  input,
  { actor, audit },
) => {
  const values = toValues(input);
  const objection = objectionTo(values, input.isGenerous);
  if (objection) return refuse(objection);
  if (!(await doesScopeExist(context, actor.storeId, values))) return refuse('coupon.scopeUnknown');
  const saved = await saveCoupon(context, { grantor: actor.storeId, actor, audit }, input.couponId, values);
  if (isRefused(saved) && saved.refused === 'coupon.belowUsed')
    throw new Error(`saveStoreCoupon: coupon ${input.couponId} of a store has a budget`);
  return saved;
};

async function doesScopeExist(
  context: PromotionsContext,
  storeId: number,
  { scope, scopeIds }: DraftValues,
): Promise<boolean> {
  if (scope === 'all') return true;
  if (scopeIds.length === 0) return false;
  if (scope === 'products') return areOwnProducts(context.catalogue, storeId, scopeIds);
  const categories = await context.catalogue.categoryNames('en');
  return scopeIds.every((id) => categories.has(id));
}

export const changeStoreCouponState: UseCase<typeof contract.changeStoreCouponState, PromotionsContext> = async (
  context,
  input,
  { actor, audit },
) => changeCouponState(context, { grantor: actor.storeId, actor, audit }, input);

export const deleteStoreCoupon: UseCase<typeof contract.deleteStoreCoupon, PromotionsContext> = async (
  context,
  input,
  { actor, audit },
) => removeCoupon(context, { grantor: actor.storeId, actor, audit }, input);
