import type { ParsedInputOf } from '@galleria/contract/operation';
import type * as contract from '@galleria/contract/promotions/store-marketing';
import { centsOf } from '@galleria/domain/money/main-units';
import { isPeriod } from '@galleria/domain/promotions/coupon-rules';
import { areStepsValid } from '@galleria/domain/promotions/discount-rules';
import { refuse } from '@galleria/domain/refusals';
import { type Locale, textIn } from '@galleria/domain/site/locales';
import { toPage } from '../../../infra/calls/paging.ts';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import type { PromotionsContext } from '../index.ts';
import { parseTime, presentStoreDiscount, recordedDiscount } from './present-promotions.ts';
import { readPromotionResults } from './results-db.ts';
import { areOwnProducts } from './scope.ts';
import {
  countStoreDiscounts,
  type DiscountValues,
  deleteDiscount,
  endStoreDiscount,
  findOverlap,
  insertStoreDiscount,
  lockStoreDiscounts,
  readStoreDiscount,
  readStoreDiscounts,
  writeStoreDiscount,
} from './store-discounts-db.ts';

const MAX_DISCOUNTS = 1_000;
const NONE = 0;

export const storeDiscountPage: UseCase<typeof contract.storeDiscountPage, PromotionsContext> = async (
  { database: { queries } },
  { state, keyword, ...paging },
  { actor, locale },
) => {
  const { rows, total } = await readStoreDiscounts(queries, actor.storeId, { state, keyword }, paging);
  const ids = rows.map(({ discount }) => discount.id);
  const resultsOf = await readPromotionResults(queries, 'discount', ids);
  const records = rows.map((row) => presentStoreDiscount(row, resultsOf(row.discount.id), locale));
  return toPage(records, total, paging);
};

export const storeDiscountInfo: UseCase<typeof contract.storeDiscountInfo, PromotionsContext> = async (
  { database: { queries } },
  { discountId },
  { actor, locale },
) => {
  const found = await readStoreDiscount(queries, actor.storeId, discountId);
  if (!found) return refuse('discount.notFound');
  const resultsOf = await readPromotionResults(queries, 'discount', [discountId]);
  return { ...presentStoreDiscount(found, resultsOf(discountId), locale), names: found.discount.name };
};

export const saveStoreDiscount: UseCase<typeof contract.saveStoreDiscount, PromotionsContext> = async (
  { database, catalogue },
  { discountId, ...input },
  { actor, locale, audit },
) => {
  const { storeId } = actor;
  const values = toValues(input);
  if (!isPeriod(values.startsAt, values.endsAt)) return refuse('discount.dates');
  if (!areStepsValid(values.kind, values.steps)) return refuse('discount.steps');
  if (!(await areOwnProducts(catalogue, storeId, values.prodIds))) return refuse('discount.scopeUnknown');
  return inTransaction(database, actor, async ({ queries, changed }) => {
    await lockStoreDiscounts(queries, storeId);
    const before = discountId === undefined ? undefined : await readStoreDiscount(queries, storeId, discountId);
    if (discountId !== undefined && !before) return refuse('discount.notFound');
    if (!before && (await countStoreDiscounts(queries, storeId)) >= MAX_DISCOUNTS) return refuse('discount.tooMany');
    const isOn = before?.discount.isOn ?? true;
    const overlap = isOn ? await overlapOf(queries, storeId, values, discountId, locale) : undefined;
    if (overlap) return overlap;
    if (before) await writeStoreDiscount(queries, before.discount.id, values);
    const saved = before?.discount.id ?? (await insertStoreDiscount(queries, storeId, values));
    await changed('promotions');
    audit.changed(before ? recordedDiscount(before.discount) : null, recordedDiscount(values));
    return { discountId: saved };
  });
};

/** Refuses overlapping discounts, since two for one product would add up to more than the store meant. */
async function overlapOf(
  queries: Queries,
  storeId: number,
  values: Pick<DiscountValues, 'startsAt' | 'endsAt' | 'prodIds'>,
  ownId: number | undefined,
  locale: Locale,
) {
  const name = await findOverlap(queries, storeId, values, ownId ?? NONE);
  return name && refuse('discount.overlap', { values: { name: textIn(name, locale) } });
}

type Given = Omit<ParsedInputOf<typeof contract.saveStoreDiscount>, 'discountId'>;

function toValues({ names, kind, steps, startTime, endTime, prodIds }: Given): DiscountValues {
  return {
    ...{ kind, name: names, prodIds: [...new Set(prodIds)] },
    steps: kind === 'spend' ? steps.map(({ from, off }) => ({ from: centsOf(from), off: centsOf(off) })) : steps,
    startsAt: parseTime(startTime),
    endsAt: parseTime(endTime),
  };
}

export const changeStoreDiscountState: UseCase<typeof contract.changeStoreDiscountState, PromotionsContext> = async (
  { database },
  { discountId, to },
  { actor, locale, audit },
) =>
  inTransaction(database, actor, async ({ queries, changed }) => {
    const { storeId } = actor;
    await lockStoreDiscounts(queries, storeId);
    const found = await readStoreDiscount(queries, storeId, discountId);
    if (!found) return refuse('discount.notFound');
    const { discount } = found;
    const overlap = to === 'on' ? await overlapOf(queries, storeId, discount, discountId, locale) : undefined;
    if (overlap) return overlap;
    if (to === 'end') await endStoreDiscount(queries, discountId);
    else await writeStoreDiscount(queries, discountId, { isOn: to === 'on' });
    await changed('promotions');
    audit.changed({ name: discount.name, isOn: discount.isOn, endsAt: discount.endsAt }, { name: discount.name, to });
    return null;
  });

export const deleteStoreDiscount: UseCase<typeof contract.deleteStoreDiscount, PromotionsContext> = async (
  { database },
  { discountId },
  { actor, audit },
) =>
  inTransaction(database, actor, async ({ queries, changed }) => {
    await lockStoreDiscounts(queries, actor.storeId);
    const found = await readStoreDiscount(queries, actor.storeId, discountId);
    if (!found) return refuse('discount.notFound');
    await deleteDiscount(queries, discountId);
    await changed('promotions');
    audit.changed(recordedDiscount(found.discount), null);
    return null;
  });
