import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../../infra/database/database.ts';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { promotionUses } from '../tables.ts';

export interface PromotionUse {
  readonly kind: 'coupon' | 'discount';
  readonly promotionId: number;
  readonly orderId: number;
  readonly paidCents: number;
  readonly offCents: number;
}

/** Replaces the rows of these orders, so that repeated calls are harmless and a closed order loses its rows. */
export async function recordPromotionUses(
  { queries }: Transaction,
  orderIds: readonly number[],
  uses: readonly PromotionUse[],
): Promise<void> {
  if (orderIds.length === 0) return;
  await queries.delete(promotionUses).where(inArray(promotionUses.orderId, [...orderIds]));
  if (uses.length > 0)
    await queries
      .insert(promotionUses)
      .values([...uses])
      .onConflictDoNothing();
}

export interface PromotionResults {
  readonly orders: number;
  readonly paidCents: number;
  readonly offCents: number;
}

const NOTHING: PromotionResults = { orders: 0, paidCents: 0, offCents: 0 };

/** The results of each promotion, in one statement for a whole page. */
export async function readPromotionResults(
  queries: Queries,
  kind: PromotionUse['kind'],
  promotionIds: readonly number[],
): Promise<(promotionId: number) => PromotionResults> {
  if (promotionIds.length === 0) return () => NOTHING;
  const rows = await queries
    .select({
      promotionId: promotionUses.promotionId,
      orders: sql<number>`count(*)::int`,
      paidCents: sql<number>`sum(${promotionUses.paidCents})::float8`,
      offCents: sql<number>`sum(${promotionUses.offCents})::float8`,
    })
    .from(promotionUses)
    .where(and(eq(promotionUses.kind, kind), inArray(promotionUses.promotionId, [...promotionIds])))
    .groupBy(promotionUses.promotionId);
  const found = new Map(rows.map(({ promotionId, ...results }) => [promotionId, results]));
  return (promotionId) => found.get(promotionId) ?? NOTHING;
}
