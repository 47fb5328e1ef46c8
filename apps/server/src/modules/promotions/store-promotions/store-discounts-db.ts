import { type DiscountReach, discountsOverlap } from '@galleria/domain/promotions/discount-rules';
import type { PromotionState } from '@galleria/domain/promotions/promotion-states';
import type { LocaleTexts } from '@galleria/domain/site/locales';
import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { offsetOf, type Paging } from '../../../infra/calls/paging.ts';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Queries } from '../../../infra/database/database.ts';
import type { NewDiscount } from '../discounts-db.ts';
import { storeDiscounts } from '../tables.ts';
import { isNamed, type PromotionSearch } from './granted-coupons-db.ts';

/** A discount of another store is not found. */
const isDiscountOf = (storeId: number, discountId: number) =>
  and(eq(storeDiscounts.id, discountId), eq(storeDiscounts.storeId, storeId));

const state = sql<PromotionState>`case when ${storeDiscounts.endsAt} <= ${mallNow} then 'ended'
  when not ${storeDiscounts.isOn} then 'off' when ${storeDiscounts.startsAt} > ${mallNow} then 'upcoming'
  else 'running' end`;

export async function readStoreDiscounts(
  queries: Queries,
  storeId: number,
  { state: wanted, keyword }: PromotionSearch,
  paging: Paging,
) {
  const matches = and(
    eq(storeDiscounts.storeId, storeId),
    wanted && eq(state, wanted),
    keyword ? isNamed(sql`${storeDiscounts.name}`, keyword) : undefined,
  );
  const rows = await queries
    .select({ discount: storeDiscounts, state })
    .from(storeDiscounts)
    .where(matches)
    .orderBy(desc(storeDiscounts.id))
    .limit(paging.size)
    .offset(offsetOf(paging));
  return { rows, total: await queries.$count(storeDiscounts, matches) };
}

export type StoreDiscountRow = Awaited<ReturnType<typeof readStoreDiscounts>>['rows'][number];

export async function readStoreDiscount(
  queries: Queries,
  storeId: number,
  discountId: number,
): Promise<StoreDiscountRow | undefined> {
  const [found] = await queries
    .select({ discount: storeDiscounts, state })
    .from(storeDiscounts)
    .where(isDiscountOf(storeId, discountId));
  return found;
}

export type DiscountValues = Pick<NewDiscount, 'kind' | 'steps' | 'startsAt' | 'endsAt'> & {
  readonly name: LocaleTexts;
  readonly prodIds: number[];
};

/** Serialises saves of a store's discounts until the transaction ends, so that the second save sees the first. */
export async function lockStoreDiscounts(queries: Queries, storeId: number): Promise<void> {
  await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended('storeDiscounts', ${storeId}))`);
}

/** The name of a switched-on discount that applies to the same products at the same time. */
export async function findOverlap(
  queries: Queries,
  storeId: number,
  wanted: DiscountReach,
  exceptId: number,
): Promise<LocaleTexts | undefined> {
  const others = await queries
    .select()
    .from(storeDiscounts)
    .where(
      and(
        eq(storeDiscounts.storeId, storeId),
        ne(storeDiscounts.id, exceptId),
        eq(storeDiscounts.isOn, true),
        gt(storeDiscounts.endsAt, mallNow),
        gt(storeDiscounts.endsAt, wanted.startsAt),
        lt(storeDiscounts.startsAt, wanted.endsAt),
      ),
    );
  return others.find((other) => discountsOverlap(wanted, other))?.name;
}

export async function countStoreDiscounts(queries: Queries, storeId: number): Promise<number> {
  return queries.$count(storeDiscounts, eq(storeDiscounts.storeId, storeId));
}

export async function insertStoreDiscount(queries: Queries, storeId: number, values: DiscountValues): Promise<number> {
  const [added] = await queries
    .insert(storeDiscounts)
    .values({ ...values, storeId })
    .returning({ id: storeDiscounts.id });
  if (!added) throw new Error(`insertStoreDiscount: no row for store ${storeId}`);
  return added.id;
}

export async function writeStoreDiscount(
  queries: Queries,
  discountId: number,
  values: Partial<DiscountValues> & { readonly isOn?: boolean },
): Promise<void> {
  await queries.update(storeDiscounts).set(values).where(eq(storeDiscounts.id, discountId));
}

/** A discount that has not begun cannot end before its start, so it is also switched off. */
export async function endStoreDiscount(queries: Queries, discountId: number): Promise<void> {
  await queries
    .update(storeDiscounts)
    .set({
      isOn: false,
      endsAt: sql`greatest(least(${storeDiscounts.endsAt}, ${mallNow}), ${storeDiscounts.startsAt} + interval '1 second')`,
    })
    .where(eq(storeDiscounts.id, discountId));
}

export async function deleteDiscount(queries: Queries, discountId: number): Promise<void> {
  await queries.delete(storeDiscounts).where(eq(storeDiscounts.id, discountId));
}
