import type { ParsedInputOf } from '@galleria/contract/operation';
import type { savePlatformCoupon } from '@galleria/contract/promotions/staff-marketing';
import type { Actor } from '@galleria/domain/access/access';
import { centsOf } from '@galleria/domain/money/main-units';
import { areCouponDatesValid, areTermsEqual, coversFullPrice } from '@galleria/domain/promotions/coupon-rules';
import { refuse } from '@galleria/domain/refusals';
import type { AuditTrail } from '../../../infra/audit/audit-trail.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import type { PromotionsContext } from '../index.ts';
import {
  type CouponValues,
  countGrantedCoupons,
  deleteCoupon,
  endGrantedCoupon,
  type Grantor,
  insertGrantedCoupon,
  lockGrantedCoupon,
  switchGrantedCoupon,
  writeGrantedCoupon,
} from './granted-coupons-db.ts';
import { parseTime, recordedCoupon } from './present-promotions.ts';

/** The most coupons that one grantor (a store or the platform) may have. */
const MAX_COUPONS = 1_000;

type Given = Omit<ParsedInputOf<typeof savePlatformCoupon>, 'storePercent' | 'budget'>;
export type DraftValues = ReturnType<typeof toValues>;

/** Drops the values that do not belong to the kind or the scope, even if the request contains them. */
export function toValues(input: Given) {
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

export function objectionTo(values: DraftValues, isGenerous: boolean) {
  if (!areCouponDatesValid(values)) return 'coupon.dates';
  if (values.amountCents + values.percentOff === 0) return 'coupon.worth';
  return coversFullPrice(values) && !isGenerous ? 'coupon.tooGenerous' : undefined;
}

interface Granting {
  readonly grantor: Grantor;
  readonly actor: Actor;
  readonly audit: AuditTrail;
}

type Values = DraftValues & Pick<CouponValues, 'storePercent' | 'budgetCents'>;

export async function saveCoupon(
  { database }: PromotionsContext,
  { grantor, actor, audit }: Granting,
  couponId: number | undefined,
  values: Values,
) {
  return inTransaction(database, actor, async ({ queries, changed }) => {
    if (couponId === undefined) {
      if ((await countGrantedCoupons(queries, grantor)) >= MAX_COUPONS) return refuse('coupon.tooMany');
      const added = await insertGrantedCoupon(queries, grantor, values);
      await changed('promotions');
      audit.changed(null, recordedCoupon(values));
      return { couponId: added };
    }
    const before = await lockGrantedCoupon(queries, grantor, couponId);
    if (!before) return refuse('coupon.notFound');
    const collected = before.total - before.left;
    const { budgetCents = null } = values;
    // Coupons that were redeemed without a budget were not counted, so a budget cannot begin later.
    const isBudgetNew = before.budgetCents === null && budgetCents !== null;
    if (collected > 0 && (isBudgetNew || !areTermsEqual(before, { ...before, ...values })))
      return refuse('coupon.termsFrozen');
    if (values.total < collected) return refuse('coupon.belowCollected', { values: { collected } });
    if (budgetCents !== null && budgetCents < before.usedCents)
      return refuse('coupon.belowUsed', { values: { used: { cents: before.usedCents } } });
    await writeGrantedCoupon(queries, couponId, values);
    await changed('promotions');
    audit.changed(recordedCoupon(before), recordedCoupon(values));
    return { couponId };
  });
}

export async function changeCouponState(
  { database }: PromotionsContext,
  { grantor, actor, audit }: Granting,
  { couponId, to }: { couponId: number; to: 'on' | 'off' | 'end' },
) {
  return inTransaction(database, actor, async ({ queries, changed }) => {
    const coupon = await lockGrantedCoupon(queries, grantor, couponId);
    if (!coupon) return refuse('coupon.notFound');
    if (to === 'end') await endGrantedCoupon(queries, couponId);
    else await switchGrantedCoupon(queries, couponId, to === 'on');
    await changed('promotions');
    const { name, isOn, offeredUntil } = coupon;
    audit.changed({ name, isOn, offeredUntil }, { name, to });
    return null;
  });
}

export async function removeCoupon(
  { database }: PromotionsContext,
  { grantor, actor, audit }: Granting,
  { couponId }: { couponId: number },
) {
  return inTransaction(database, actor, async ({ queries, changed }) => {
    const coupon = await lockGrantedCoupon(queries, grantor, couponId);
    if (!coupon) return refuse('coupon.notFound');
    if (coupon.left < coupon.total) return refuse('coupon.collected');
    await deleteCoupon(queries, couponId);
    await changed('promotions');
    audit.changed(recordedCoupon(coupon), null);
    return null;
  });
}
