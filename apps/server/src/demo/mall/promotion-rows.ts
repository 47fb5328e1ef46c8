import { demoCoupons } from '@galleria/demo/promotions/demo-coupons';
import { demoDiscounts } from '@galleria/demo/promotions/demo-discounts';
import type { DemoCoupon, DemoDiscount } from '@galleria/demo/promotions/types';
import { centsOf } from '@galleria/domain/money/main-units';
import type { CouponDraft, promotions } from '../../modules/promotions/index.ts';
import { daysBefore } from './days-before.ts';
import { placeProducts } from './place-products.ts';

type DiscountRow = Parameters<typeof promotions.seed.seedDiscounts>[1][number];

export function couponRows(now: Date): CouponDraft[] {
  const idOf = productIds();
  return demoCoupons.map((coupon) => ({
    id: coupon.couponId,
    storeId: coupon.shopId ?? null,
    name: coupon.name,
    ...reductionOf(coupon),
    thresholdCents: centsOf(coupon.over),
    ...scopeOf(coupon, idOf),
    offeredFrom: daysBefore(now, -coupon.offered[0]),
    offeredUntil: daysBefore(now, -coupon.offered[1]),
    ...validityOf(coupon, now),
    total: coupon.total,
    left: coupon.total - coupon.collected,
    perPerson: coupon.perPerson,
    ...(coupon.budget && { budgetCents: centsOf(coupon.budget.most), usedCents: centsOf(coupon.budget.used) }),
    storePercent: coupon.storePercent ?? 0,
  }));
}

function reductionOf({ off }: DemoCoupon) {
  if ('amount' in off) return { kind: 'cash' as const, amountCents: centsOf(off.amount) };
  const mostOffCents = off.most === undefined ? null : centsOf(off.most);
  return { kind: 'percent' as const, percentOff: off.percent, mostOffCents };
}

function scopeOf({ onlyFor }: DemoCoupon, idOf: (key: string) => number) {
  if (!onlyFor) return { scope: 'all' as const };
  if ('categories' in onlyFor) return { scope: 'categories' as const, scopeIds: [...onlyFor.categories] };
  return { scope: 'products' as const, scopeIds: onlyFor.products.map(idOf) };
}

function validityOf({ valid }: DemoCoupon, now: Date) {
  if ('days' in valid) return { afterDays: valid.afterDays, validDays: valid.days };
  const [from, until] = valid.between;
  return { validFrom: daysBefore(now, -from), validUntil: daysBefore(now, -until) };
}

export function discountRows(now: Date): DiscountRow[] {
  const idOf = productIds();
  return demoDiscounts.map((discount) => ({
    id: discount.discountId,
    storeId: discount.shopId,
    name: discount.name,
    kind: discount.kind,
    steps: stepsOf(discount),
    prodIds: (discount.products ?? []).map(idOf),
    startsAt: daysBefore(now, -discount.runs[0]),
    endsAt: daysBefore(now, -discount.runs[1]),
  }));
}

function stepsOf({ kind, steps }: DemoDiscount) {
  if (kind === 'pieces') return [...steps];
  return steps.map(({ from, off }) => ({ from: centsOf(from), off: centsOf(off) }));
}

function productIds(): (key: string) => number {
  const ids = new Map(placeProducts().map(({ product, id }) => [product.key, id]));
  return (key) => {
    const id = ids.get(key);
    if (id === undefined) throw new Error(`no product of the demo is called ${key}`);
    return id;
  };
}
