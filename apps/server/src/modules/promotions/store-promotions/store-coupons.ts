import type { ParsedInputOf } from '@galleria/contract/operation';
import type * as contract from '@galleria/contract/store-marketing';
import { centsOf } from '@galleria/domain/money/main-units';
import { areCouponDatesSane, areTermsEqual, paysForEverything } from '@galleria/domain/promotions/coupon-rules';
import { refuse } from '@galleria/domain/refusals';
import { toPage } from '../../../infra/calls/paging.ts';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import type { PromotionsContext } from '../index.ts';
import { parseTime, presentStoreCoupon, recordedCoupon } from './present-promotions.ts';
import { readPromotionResults } from './results-db.ts';
import { areOwnProducts } from './scope.ts';
import {
  type CouponValues,
  countStoreCoupons,
  deleteCoupon,
  endStoreCoupon,
  insertStoreCoupon,
  lockStoreCoupon,
  readStoreCoupon,
  readStoreCoupons,
  switchStoreCoupon,
  writeStoreCoupon,
} from './store-coupons-db.ts';

const MAX_COUPONS = 1_000;

export const storeCouponPage: UseCase<typeof contract.storeCouponPage, PromotionsContext> = async (
  { database: { queries } },
  { state, keyword, ...paging },
  { actor, locale },
) => {
  const { rows, total } = await readStoreCoupons(queries, actor.storeId, { state, keyword }, paging);
  const ids = rows.map(({ coupon }) => coupon.id);
  const resultsOf = await readPromotionResults(queries, 'coupon', ids);
  const records = rows.map((row) => presentStoreCoupon(row, resultsOf(row.coupon.id), locale));
  return toPage(records, total, paging);
};

export const storeCouponInfo: UseCase<typeof contract.storeCouponInfo, PromotionsContext> = async (
  { database: { queries } },
  { couponId },
  { actor, locale },
) => {
  const found = await readStoreCoupon(queries, actor.storeId, couponId);
  if (!found) return refuse('coupon.notFound');
  const resultsOf = await readPromotionResults(queries, 'coupon', [couponId]);
  const { name: names, scopeIds } = found.coupon;
  return { ...presentStoreCoupon(found, resultsOf(couponId), locale), names, scopeIds };
};

type Given = ParsedInputOf<typeof contract.saveStoreCoupon>;

export const saveStoreCoupon: UseCase<typeof contract.saveStoreCoupon, PromotionsContext> = async (
  context,
  input,
  { actor, audit },
) => {
  const { couponId } = input;
  const values = toValues(input);
  const objection = await objectionTo(context, actor.storeId, values, input.isGenerous);
  if (objection) return refuse(objection);
  return inTransaction(context.database, actor, async ({ queries, changed }) => {
    if (couponId === undefined) {
      if ((await countStoreCoupons(queries, actor.storeId)) >= MAX_COUPONS) return refuse('coupon.tooMany');
      const added = await insertStoreCoupon(queries, actor.storeId, values);
      await changed('promotions');
      audit.changed(null, recordedCoupon(values));
      return { couponId: added };
    }
    const before = await lockStoreCoupon(queries, actor.storeId, couponId);
    if (!before) return refuse('coupon.notFound');
    const collected = before.total - before.left;
    if (collected > 0 && !areTermsEqual(before, { ...before, ...values })) return refuse('coupon.termsFrozen');
    if (values.total < collected) return refuse('coupon.belowCollected', { values: { collected } });
    await writeStoreCoupon(queries, couponId, values);
    await changed('promotions');
    audit.changed(recordedCoupon(before), recordedCoupon(values));
    return { couponId };
  });
};

type Values = ReturnType<typeof toValues>;

async function objectionTo(context: PromotionsContext, storeId: number, values: Values, isGenerous: boolean) {
  if (!areCouponDatesSane(values)) return 'coupon.dates';
  if (values.amountCents + values.percentOff === 0) return 'coupon.worth';
  if (paysForEverything(values) && !isGenerous) return 'coupon.tooGenerous';
  return (await isScopeKnown(context, storeId, values)) ? undefined : 'coupon.scopeUnknown';
}

async function isScopeKnown(
  context: PromotionsContext,
  storeId: number,
  { scope, scopeIds }: Values,
): Promise<boolean> {
  if (scope === 'all') return true;
  if (scopeIds.length === 0) return false;
  if (scope === 'products') return areOwnProducts(context.catalogue, storeId, scopeIds);
  const categories = await context.catalogue.categoryNames('en');
  return scopeIds.every((id) => categories.has(id));
}

/** What does not belong to the kind or the scope is left out, whatever was sent. */
function toValues(input: Given) {
  const { kind, scope, afterDays, validDays, total, perPerson } = input;
  const isCash = kind === 'cash';
  const hasDates = input.validFrom !== null && input.validUntil !== null;
  return {
    ...{ kind, scope, total, perPerson, name: input.names },
    amountCents: isCash ? centsOf(input.amount) : 0,
    percentOff: isCash ? 0 : input.percentOff,
    mostOffCents: isCash || input.mostOff === null ? null : centsOf(input.mostOff),
    thresholdCents: centsOf(input.threshold),
    scopeIds: scope === 'all' ? [] : [...new Set(input.scopeIds)],
    offeredFrom: parseTime(input.offeredFrom),
    offeredUntil: parseTime(input.offeredUntil),
    validFrom: hasDates ? parseTime(input.validFrom) : null,
    validUntil: hasDates ? parseTime(input.validUntil) : null,
    ...(hasDates ? { afterDays: 0, validDays: 0 } : { afterDays, validDays }),
  } satisfies CouponValues;
}

export const changeStoreCouponState: UseCase<typeof contract.changeStoreCouponState, PromotionsContext> = async (
  { database },
  { couponId, to },
  { actor, audit },
) =>
  inTransaction(database, actor, async ({ queries, changed }) => {
    const coupon = await lockStoreCoupon(queries, actor.storeId, couponId);
    if (!coupon) return refuse('coupon.notFound');
    if (to === 'end') await endStoreCoupon(queries, couponId);
    else await switchStoreCoupon(queries, couponId, to === 'on');
    await changed('promotions');
    audit.changed(
      { name: coupon.name, isOn: coupon.isOn, offeredUntil: coupon.offeredUntil },
      { name: coupon.name, to },
    );
    return null;
  });

export const deleteStoreCoupon: UseCase<typeof contract.deleteStoreCoupon, PromotionsContext> = async (
  { database },
  { couponId },
  { actor, audit },
) =>
  inTransaction(database, actor, async ({ queries, changed }) => {
    const coupon = await lockStoreCoupon(queries, actor.storeId, couponId);
    if (!coupon) return refuse('coupon.notFound');
    if (coupon.left < coupon.total) return refuse('coupon.collected');
    await deleteCoupon(queries, couponId);
    await changed('promotions');
    audit.changed(recordedCoupon(coupon), null);
    return null;
  });
