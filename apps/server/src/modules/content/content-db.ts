import { and, asc, desc, eq, lte, sql } from 'drizzle-orm';
import { mallNow } from '../../infra/database/clock.ts';
import type { Queries } from '../../infra/database/database.ts';
import { banners, notices } from './tables.ts';

export type StoredNotice = typeof notices.$inferSelect;

export async function readBanners(queries: Queries) {
  return queries.select().from(banners).where(eq(banners.isOn, true)).orderBy(asc(banners.sequence), asc(banners.id));
}

export async function insertBanners(queries: Queries, rows: (typeof banners.$inferInsert)[]): Promise<void> {
  await queries.insert(banners).values(rows);
}

/** Published means switched on and not dated in the future. */
const published = and(eq(notices.isOn, true), lte(notices.publishAt, mallNow));
const newestFirst = [desc(notices.isTop), desc(notices.publishAt), desc(notices.id)];

export async function readTopNotices(queries: Queries) {
  return queries
    .select({ id: notices.id, shopId: notices.shopId, title: notices.title })
    .from(notices)
    .where(and(published, eq(notices.isTop, true)))
    .orderBy(...newestFirst);
}

/** One page of notices with the total, in one statement. */
export async function readNoticePage(queries: Queries, shopId: number, offset: number, limit: number) {
  const total = queries.$count(notices, and(published, eq(notices.shopId, shopId)));
  const rows = await queries
    .select({ notice: notices, total: sql<number>`(${total})`.mapWith(Number) })
    .from(notices)
    .where(and(published, eq(notices.shopId, shopId)))
    .orderBy(...newestFirst)
    .offset(offset)
    .limit(limit);
  return { notices: rows.map((row) => row.notice), total: rows[0]?.total ?? (offset > 0 ? await total : 0) };
}

export async function readNotice(queries: Queries, id: number) {
  const [notice] = await queries
    .select()
    .from(notices)
    .where(and(published, eq(notices.id, id)));
  return notice;
}

export async function insertNotices(queries: Queries, rows: (typeof notices.$inferInsert)[]): Promise<void> {
  await queries.insert(notices).values(rows);
}
