import type * as contract from '@galleria/contract/promotions/staff-marketing';
import { centsOf, mainUnits } from '@galleria/domain/money/main-units';
import { refuse } from '@galleria/domain/refusals';
import type { Locale } from '@galleria/domain/site/locales';
import { toPage } from '../../../infra/calls/paging.ts';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { PromotionsContext } from '../index.ts';
import {
  type GrantedCouponRow,
  readGrantedCoupon,
  readGrantedCoupons,
} from '../store-promotions/granted-coupons-db.ts';
import { presentCoupon } from '../store-promotions/present-promotions.ts';
import { type PromotionResults, readPromotionResults } from '../store-promotions/results-db.ts';
import {
  changeCouponState,
  type DraftValues,
  objectionTo,
  removeCoupon,
  saveCoupon,
  toValues,
} from '../store-promotions/save-coupon.ts';

/** The grantor of coupons of the platform. */
const PLATFORM = null;

export const platformCouponPage: UseCase<typeof contract.platformCouponPage, PromotionsContext> = async (
  { database: { queries } },
  { state, keyword, ...paging },
  { locale },
) => {
  const { rows, total } = await readGrantedCoupons(queries, PLATFORM, { state, keyword }, paging);
  const ids = rows.map(({ coupon }) => coupon.id);
  const resultsOf = await readPromotionResults(queries, 'coupon', ids);
  return toPage(
    rows.map((row) => present(row, resultsOf(row.coupon.id), locale)),
    total,
    paging,
  );
};

function present(row: GrantedCouponRow, results: PromotionResults, locale: Locale) {
  const { storePercent, budgetCents, usedCents } = row.coupon;
  return {
    ...presentCoupon(row, results, locale),
    ...{ storePercent, used: mainUnits(usedCents) },
    budget: budgetCents === null ? null : mainUnits(budgetCents),
  };
}

export const platformCouponInfo: UseCase<typeof contract.platformCouponInfo, PromotionsContext> = async (
  context,
  { couponId },
  { locale },
) => {
  const { queries } = context.database;
  const found = await readGrantedCoupon(queries, PLATFORM, couponId);
  if (!found) return refuse('coupon.notFound');
  const resultsOf = await readPromotionResults(queries, 'coupon', [couponId]);
  const { name: names, scopeIds } = found.coupon;
  const nameOf = await namesOf(context, found.coupon, locale);
  return {
    ...present(found, resultsOf(couponId), locale),
    ...{ names, scopeIds },
    scopeNames: scopeIds.map((id) => ({ id, name: nameOf(id) ?? `#${id}` })),
  };
};

type Scope = Pick<DraftValues, 'scope' | 'scopeIds'>;

/** Returns a function that names an entry of a coupon's scope; undefined for an entry that does not exist. */
async function namesOf({ stores, catalogue }: PromotionsContext, { scope, scopeIds }: Scope, locale: Locale) {
  if (scope === 'stores') {
    const summaries = await stores.summaries(locale);
    return (id: number) => summaries.get(id)?.shopName;
  }
  if (scope === 'products') {
    const cards = await catalogue.cards(scopeIds, locale);
    return (id: number) => cards.get(id)?.prodName;
  }
  const categories = await catalogue.categoryNames(locale);
  return (id: number) => categories.get(id)?.name;
}

export const savePlatformCoupon: UseCase<typeof contract.savePlatformCoupon, PromotionsContext> = async (
  context,
  input,
  { actor, audit, locale },
) => {
  const values = toValues(input);
  const objection = objectionTo(values, input.isGenerous);
  if (objection) return refuse(objection);
  if (!(await doesScopeExist(context, values, locale))) return refuse('coupon.scopeUnknown');
  const { couponId, storePercent, budget } = input;
  const budgetCents = budget === null ? null : centsOf(budget);
  return saveCoupon(context, { grantor: PLATFORM, actor, audit }, couponId, { ...values, storePercent, budgetCents });
};

async function doesScopeExist(context: PromotionsContext, values: Scope, locale: Locale): Promise<boolean> {
  if (values.scope === 'all') return true;
  const nameOf = await namesOf(context, values, locale);
  return values.scopeIds.length > 0 && values.scopeIds.every((id) => nameOf(id) !== undefined);
}

export const changePlatformCouponState: UseCase<typeof contract.changePlatformCouponState, PromotionsContext> = async (
  context,
  input,
  { actor, audit },
) => changeCouponState(context, { grantor: PLATFORM, actor, audit }, input);

export const deletePlatformCoupon: UseCase<typeof contract.deletePlatformCoupon, PromotionsContext> = async (
  context,
  input,
  { actor, audit },
) => removeCoupon(context, { grantor: PLATFORM, actor, audit }, input);
