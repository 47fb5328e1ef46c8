import { and, desc, eq, lte, sql } from 'drizzle-orm';
import { offsetOf, type Paging } from '../../infra/calls/paging.ts';
import { mallNow } from '../../infra/database/clock.ts';
import type { Queries } from '../../infra/database/database.ts';
import { notices } from './tables.ts';

export type StoredNotice = typeof notices.$inferSelect;

/** Published means switched on and not dated in the future. */
const published = and(eq(notices.isOn, true), lte(notices.publishAt, mallNow));
const newestFirst = [desc(notices.isTop), desc(notices.publishAt), desc(notices.id)];

const ownNotice = (shopId: number, id: number) => and(eq(notices.shopId, shopId), eq(notices.id, id));
const ownColumns = {
  id: notices.id,
  title: notices.title,
  isTop: notices.isTop,
  isOn: notices.isOn,
  isPublished: sql<boolean>`${published}`,
  publishAt: notices.publishAt,
};

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

/** Notices of one store, also hidden and scheduled ones. */
export async function readOwnNoticePage(queries: Queries, shopId: number, paging: Paging) {
  const ofStore = eq(notices.shopId, shopId);
  const records = await queries
    .select({ ...ownColumns })
    .from(notices)
    .where(ofStore)
    .orderBy(...newestFirst)
    .offset(offsetOf(paging))
    .limit(paging.size);
  return { records, total: await queries.$count(notices, ofStore) };
}

/** Takes a row lock until the transaction ends. */
export async function lockOwnNotice(queries: Queries, shopId: number, id: number) {
  const [notice] = await queries.select().from(notices).where(ownNotice(shopId, id)).for('update');
  return notice;
}

export async function readOwnNotice(queries: Queries, shopId: number, id: number) {
  const [notice] = await queries
    .select({ ...ownColumns, content: notices.content })
    .from(notices)
    .where(ownNotice(shopId, id));
  return notice;
}

type NoticeChanges = Partial<Omit<typeof notices.$inferInsert, 'id' | 'shopId'>>;

export async function updateNotice(queries: Queries, id: number, changes: NoticeChanges): Promise<void> {
  await queries.update(notices).set(changes).where(eq(notices.id, id));
}

export async function insertNotice(queries: Queries, notice: typeof notices.$inferInsert): Promise<number> {
  const [made] = await queries.insert(notices).values(notice).returning({ id: notices.id });
  if (!made) throw new Error(`insertNotice: insert returned no id (store ${notice.shopId})`);
  return made.id;
}

export async function deleteNotice(queries: Queries, id: number): Promise<void> {
  await queries.delete(notices).where(eq(notices.id, id));
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
