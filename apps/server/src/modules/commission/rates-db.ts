import type { RateState } from '@galleria/domain/commission/commission-rates';
import { and, count, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { offsetOf, type Paging } from '../../infra/calls/paging.ts';
import { mallNow } from '../../infra/database/clock.ts';
import type { Queries } from '../../infra/database/database.ts';
import { commissionRates as rates } from './tables.ts';

export type NewRate = typeof rates.$inferInsert;

/**
 * All rates, past ones too, as a mall has only hundreds. Past rates have no effect: placed orders are not priced again.
 */
export async function readRates(queries: Queries) {
  return queries
    .select({
      ...{ storeId: rates.storeId, categoryId: rates.categoryId },
      ...{ basisPoints: rates.basisPoints, validFrom: rates.validFrom },
    })
    .from(rates);
}

interface RateSearch {
  readonly scope?: 'store' | 'category' | undefined;
  readonly storeId?: number | undefined;
  readonly categoryId?: number | undefined;
  readonly state?: RateState | undefined;
}

export async function readRatePage(queries: Queries, search: RateSearch, paging: Paging) {
  const next = sql<string | null>`lead(${rates.validFrom}) over (
    partition by ${rates.storeId}, ${rates.categoryId} order by ${rates.validFrom})`;
  const dated = queries.$with('dated').as(
    queries
      .select({
        id: rates.id,
        storeId: rates.storeId,
        categoryId: rates.categoryId,
        basisPoints: rates.basisPoints,
        validFrom: rates.validFrom,
        note: rates.note,
        setBy: rates.setBy,
        createdAt: rates.createdAt,
        validUntil: next.as('valid_until'),
        state: sql<RateState>`case when ${rates.validFrom} > ${mallNow} then 'planned'
          when ${next} <= ${mallNow} then 'past' else 'inForce' end`.as('state'),
      })
      .from(rates),
  );
  const { scope, storeId, categoryId, state } = search;
  const isWanted = and(
    scope === 'store' ? isNotNull(dated.storeId) : undefined,
    scope === 'category' ? isNull(dated.storeId) : undefined,
    storeId === undefined ? undefined : eq(dated.storeId, storeId),
    categoryId === undefined ? undefined : eq(dated.categoryId, categoryId),
    state && eq(dated.state, state),
  );
  const rows = await queries
    .with(dated)
    .select()
    .from(dated)
    .where(isWanted)
    .orderBy(desc(dated.validFrom), desc(dated.id))
    .limit(paging.size)
    .offset(offsetOf(paging));
  const [counted] = await queries.with(dated).select({ total: count() }).from(dated).where(isWanted);
  return { rows, total: counted?.total ?? 0 };
}

export type RateRow = Awaited<ReturnType<typeof readRatePage>>['rows'][number];

/** Undefined when another rate of the same scope begins at the same moment. */
export async function insertRate(queries: Queries, rate: NewRate): Promise<number | undefined> {
  const [added] = await queries.insert(rates).values(rate).onConflictDoNothing().returning({ id: rates.id });
  return added?.id;
}

/** Deletes a rate that has not begun yet; undefined otherwise. */
export async function deletePlannedRate(queries: Queries, rateId: number) {
  const [deleted] = await queries
    .delete(rates)
    .where(and(eq(rates.id, rateId), gt(rates.validFrom, mallNow)))
    .returning();
  return deleted;
}

export async function hasRate(queries: Queries, rateId: number): Promise<boolean> {
  return (await queries.$count(rates, eq(rates.id, rateId))) > 0;
}

export async function hasRates(queries: Queries): Promise<boolean> {
  return (await queries.$count(rates)) > 0;
}
