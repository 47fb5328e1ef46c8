import type { BannerPosition } from '@galleria/domain/content/banner-kinds';
import { PLATFORM_STORE } from '@galleria/domain/stores/store-status';
import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { banners } from '../tables.ts';

export type StoredBanner = typeof banners.$inferSelect;
export type BannerPlace = { readonly position: BannerPosition; readonly imgType: number };

const inOrder = [asc(banners.sequence), asc(banners.id)];
const hasStarted = or(isNull(banners.startsAt), lte(banners.startsAt, mallNow));
const hasNotEnded = or(isNull(banners.endsAt), gt(banners.endsAt, mallNow));

/** Banners that are shown now. */
export async function readBanners(queries: Queries) {
  return queries
    .select()
    .from(banners)
    .where(and(eq(banners.isOn, true), hasStarted, hasNotEnded))
    .orderBy(...inOrder);
}

/** All banners of the platform, also hidden, scheduled and past ones, with their state at the database's time. */
export async function readPlatformBanners(queries: Queries) {
  return queries
    .select({ banner: banners, hasStarted: sql<boolean>`${hasStarted}`, hasEnded: sql<boolean>`not (${hasNotEnded})` })
    .from(banners)
    .where(eq(banners.shopId, PLATFORM_STORE))
    .orderBy(...inOrder);
}

/** Takes a row lock until the transaction ends. */
export async function lockBanner(queries: Queries, id: number): Promise<StoredBanner | undefined> {
  const ofPlatform = and(eq(banners.shopId, PLATFORM_STORE), eq(banners.id, id));
  const [banner] = await queries.select().from(banners).where(ofPlatform).for('update');
  return banner;
}

/** All banners of one place, with row locks in id order. */
export async function lockBannersAt(queries: Queries, { position, imgType }: BannerPlace): Promise<StoredBanner[]> {
  return queries
    .select()
    .from(banners)
    .where(and(eq(banners.shopId, PLATFORM_STORE), eq(banners.position, position), eq(banners.imgType, imgType)))
    .orderBy(asc(banners.id))
    .for('update');
}

export async function insertBanner(queries: Queries, banner: typeof banners.$inferInsert): Promise<number> {
  const [made] = await queries.insert(banners).values(banner).returning({ id: banners.id });
  if (!made) throw new Error(`insertBanner: insert returned no id (position ${banner.position})`);
  return made.id;
}

export async function insertBanners(queries: Queries, rows: (typeof banners.$inferInsert)[]): Promise<void> {
  await queries.insert(banners).values(rows);
}

export async function updateBanner(
  queries: Queries,
  id: number,
  changes: Partial<typeof banners.$inferInsert>,
): Promise<void> {
  await queries.update(banners).set(changes).where(eq(banners.id, id));
}

export async function writeBannerOrder(queries: Queries, ids: readonly number[]): Promise<void> {
  await queries.execute(sql`
    update banner set sequence = sorted.position
    from unnest(${sql.param([...ids])}::int[]) with ordinality as sorted(id, position) where banner.id = sorted.id`);
}

export async function deleteBannerRow(queries: Queries, id: number): Promise<void> {
  await queries.delete(banners).where(eq(banners.id, id));
}
