import { desc, eq, sql } from 'drizzle-orm';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { licenceWarnings, storeQualifications, storeStatusChanges, stores } from '../tables.ts';

type StatusChange = Omit<typeof storeStatusChanges.$inferInsert, 'id' | 'createdAt'>;

/** The caller has locked the store. */
export async function writeStatusByPlatform(
  queries: Queries,
  storeId: number,
  { status, isClosed, reason }: { readonly status: number; readonly isClosed: boolean; readonly reason: string },
): Promise<void> {
  await queries
    .update(stores)
    .set({ status, isStatusByPlatform: isClosed, statusReason: isClosed ? reason : '' })
    .where(eq(stores.id, storeId));
}

export async function insertStatusChange(queries: Queries, change: StatusChange): Promise<void> {
  await queries.insert(storeStatusChanges).values(change);
}

export async function readStatusChanges(queries: Queries, storeId: number, limit: number) {
  return queries
    .select()
    .from(storeStatusChanges)
    .where(eq(storeStatusChanges.storeId, storeId))
    .orderBy(desc(storeStatusChanges.id))
    .limit(limit);
}

/** Licences that end within `days` days, today included. */
export async function readEndingLicences(queries: Queries, days: number) {
  const today = sql`(${mallNow} at time zone 'UTC')::date`;
  const rows = await queries
    .select({ storeId: storeQualifications.storeId, expiresOn: sql<string>`${storeQualifications.expiresOn}::text` })
    .from(storeQualifications)
    .where(sql`${storeQualifications.expiresOn} between ${today} and ${today} + ${days}::int`)
    .orderBy(storeQualifications.storeId);
  return rows;
}

/** False when the warning was claimed before: of concurrent jobs only one sends it. */
export async function claimLicenceWarning(
  queries: Queries,
  warning: { readonly storeId: number; readonly expiresOn: string; readonly days: number },
): Promise<boolean> {
  const claimed = await queries.insert(licenceWarnings).values(warning).onConflictDoNothing().returning();
  return claimed.length > 0;
}
