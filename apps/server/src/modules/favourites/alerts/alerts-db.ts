import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, not, or, sql } from 'drizzle-orm';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { productAlerts as alerts } from '../tables.ts';

export type Alert = typeof alerts.$inferSelect;
type AlertKey = Pick<Alert, 'userId' | 'kind' | 'productId' | 'skuId'>;

const matchesKey = ({ userId, kind, productId, skuId }: AlertKey) =>
  and(eq(alerts.userId, userId), eq(alerts.kind, kind), eq(alerts.productId, productId), eq(alerts.skuId, skuId));
const isWaiting = isNull(alerts.sentAt);
const ids = (values: readonly number[]) => sql`any(${sql.param([...values])}::int[])`;

/**
 * Idempotent by the unique constraint. An alert that was sent is set again, with the current price; a waiting one is
 * unchanged.
 */
export async function upsertAlert(queries: Queries, alert: AlertKey & Pick<Alert, 'priceCents'>): Promise<void> {
  await queries
    .insert(alerts)
    .values(alert)
    .onConflictDoUpdate({
      target: [alerts.userId, alerts.kind, alerts.productId, alerts.skuId],
      set: { priceCents: sql`excluded.price_cents`, askedAt: mallNow, sentAt: null },
      setWhere: isNotNull(alerts.sentAt),
    });
}

/** Number of the buyer's other waiting alerts. */
export async function countOtherAlerts(queries: Queries, alert: AlertKey): Promise<number> {
  return queries.$count(alerts, and(eq(alerts.userId, alert.userId), isWaiting, not(matchesKey(alert) ?? sql`false`)));
}

export async function deleteAlert(queries: Queries, alert: AlertKey): Promise<void> {
  await queries.delete(alerts).where(matchesKey(alert));
}

export async function deleteAlerts(queries: Queries, userId: string, alertIds?: readonly number[]): Promise<void> {
  await queries.delete(alerts).where(and(eq(alerts.userId, userId), alertIds && inArray(alerts.id, [...alertIds])));
}

/** Only favourites have price alerts, so they are deleted with the favourites. */
export async function deletePriceAlerts(
  queries: Queries,
  userId: string,
  productIds: readonly number[],
): Promise<void> {
  await queries
    .delete(alerts)
    .where(and(eq(alerts.userId, userId), eq(alerts.kind, 'price'), sql`${alerts.productId} = ${ids(productIds)}`));
}

/** The buyer's waiting alerts of these products. */
export async function readOwnWaiting(queries: Queries, userId: string, productIds: readonly number[]) {
  return queries
    .select({ kind: alerts.kind, productId: alerts.productId, skuId: alerts.skuId })
    .from(alerts)
    .where(and(eq(alerts.userId, userId), isWaiting, sql`${alerts.productId} = ${ids(productIds)}`))
    .orderBy(asc(alerts.skuId));
}

/** Waiting alerts, and those sent within the given number of days; the latest first. */
export async function readOwnAlerts(
  queries: Queries,
  userId: string,
  sentWithinDays: number,
  { offset, limit }: { offset: number; limit: number },
) {
  const own = and(eq(alerts.userId, userId), or(isWaiting, not(isSentBefore(sentWithinDays))));
  const [rows, total] = await Promise.all([
    queries.select().from(alerts).where(own).orderBy(desc(alerts.askedAt), desc(alerts.id)).offset(offset).limit(limit),
    queries.$count(alerts, own),
  ]);
  return { rows, total };
}

/** Waiting alerts of all buyers for these products, in id order. */
export async function readWaiting(
  queries: Queries,
  productIds: readonly number[],
  afterId: number,
  limit: number,
): Promise<Alert[]> {
  return queries
    .select()
    .from(alerts)
    .where(and(sql`${alerts.productId} = ${ids(productIds)}`, isWaiting, gt(alerts.id, afterId)))
    .orderBy(asc(alerts.id))
    .limit(limit);
}

/** Ids of products with waiting alerts, in ascending order. */
export async function readAwaitedProducts(queries: Queries, afterId: number, limit: number): Promise<number[]> {
  const rows = await queries
    .selectDistinct({ productId: alerts.productId })
    .from(alerts)
    .where(and(isWaiting, gt(alerts.productId, afterId)))
    .orderBy(asc(alerts.productId))
    .limit(limit);
  return rows.map(({ productId }) => productId);
}

/** Marks alerts as sent and returns those that were waiting: of two workers, only one gets each alert. */
export async function markSent(queries: Queries, alertIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await queries
    .update(alerts)
    .set({ sentAt: mallNow })
    .where(and(sql`${alerts.id} = ${ids(alertIds)}`, isWaiting))
    .returning({ id: alerts.id });
  return new Set(rows.map(({ id }) => id));
}

const isSentBefore = (days: number) => lt(alerts.sentAt, sql`${mallNow} - make_interval(days => ${days})`);

export async function deleteSentAlerts(queries: Queries, days: number): Promise<void> {
  await queries.delete(alerts).where(isSentBefore(days));
}

/** For demo data: inserts past alerts. */
export async function insertAlerts(queries: Queries, rows: readonly (typeof alerts.$inferInsert)[]): Promise<void> {
  if (rows.length > 0)
    await queries
      .insert(alerts)
      .values([...rows])
      .onConflictDoNothing();
}
