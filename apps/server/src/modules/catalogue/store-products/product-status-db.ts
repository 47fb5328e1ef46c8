import { sql } from 'drizzle-orm';
import type { Queries } from '../../../infra/database/database.ts';

export interface NewStatus {
  readonly productId: number;
  readonly status: number;
  /** The status before a deletion; null: not deleted. */
  readonly deletedFrom: number | null;
  /** It goes on sale for the first time. */
  readonly isPublished: boolean;
  /** Whether its scheduled times are kept. */
  readonly onSaleAt: 'kept' | 'cleared';
  readonly offSaleAt: 'kept' | 'cleared';
}

/** The products must be locked. */
export async function writeStatuses(queries: Queries, changes: readonly NewStatus[]): Promise<void> {
  await queries.execute(sql`
    update product set
      status = given.status,
      deleted_from = given."deletedFrom",
      deleted_at = case when given."deletedFrom" is null then null else mall_now() end,
      published_at = case when given."isPublished" then mall_now() else published_at end,
      on_sale_at = case given."onSaleAt" when 'kept' then on_sale_at end,
      off_sale_at = case given."offSaleAt" when 'kept' then off_sale_at end,
      updated_at = mall_now()
    from json_to_recordset(${JSON.stringify(changes)}::json) as given("productId" int, status smallint,
      "deletedFrom" smallint, "isPublished" boolean, "onSaleAt" text, "offSaleAt" text)
    where product.id = given."productId"`);
}

/** A decision of the platform. */
export interface PlatformVerdict {
  readonly status: number;
  readonly isTakenDown: boolean;
  readonly reason: string;
  /** The status to return to when it is restored. */
  readonly takenDownFrom?: number | null;
}

export async function writeVerdict(queries: Queries, productId: number, verdict: PlatformVerdict): Promise<void> {
  const { status, isTakenDown, reason, takenDownFrom = null } = verdict;
  await queries.execute(sql`
    update product set status = ${status}, is_taken_down = ${isTakenDown}, platform_reason = ${reason},
      taken_down_from = ${takenDownFrom}::smallint, updated_at = mall_now(), version = version + 1
    where id = ${productId}`);
}

/**
 * Refuses a pending change; its seller reads the reason and can continue it. The version is increased too: a
 * transaction that waits for the lock of the product's row has read the change before, and only a new version shows
 * that it was decided.
 */
export async function writeChangeRefusal(queries: Queries, productId: number, reason: string): Promise<void> {
  await queries.execute(sql`
    with refused as (
      update product_change set refused_at = mall_now(), reason = ${reason} where product_id = ${productId}
    )
    update product set version = version + 1 where id = ${productId}`);
}
