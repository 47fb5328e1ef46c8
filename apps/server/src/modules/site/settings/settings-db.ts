import { count, desc, eq, inArray, sql } from 'drizzle-orm';
import { offsetOf, type Paging } from '../../../infra/calls/paging.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { SETTINGS, type SettingKey, type SettingValue } from '../settings.ts';
import { settingChanges, settings } from '../tables.ts';

/** Row lock until the transaction ends, even on a setting without a row, so that concurrent changes are serialised. */
export async function lockSetting<Key extends SettingKey>(queries: Queries, key: Key): Promise<SettingValue<Key>> {
  await queries.insert(settings).values({ key, value: {} }).onConflictDoNothing();
  const [row] = await queries.select().from(settings).where(eq(settings.key, key)).for('update');
  return SETTINGS[key].parse(row?.value ?? {}) as SettingValue<Key>;
}

/** Writes one rule; `undefined` removes it, so that its default applies. The other rules keep their values. */
export async function writeRule(queries: Queries, name: string, value: number | string | undefined): Promise<void> {
  const changed =
    value === undefined
      ? sql`${settings.value} - ${name}::text`
      : sql`jsonb_set(${settings.value}, array[${name}::text], ${JSON.stringify(value)}::jsonb)`;
  await queries.update(settings).set({ value: changed, updatedAt: sql`mall_now()` }).where(eq(settings.key, 'rules'));
}

export async function insertChange(queries: Queries, change: typeof settingChanges.$inferInsert): Promise<void> {
  await queries.insert(settingChanges).values(change);
}

/** One page of the changes of a setting, with the total from the same statement. */
export async function readChangePage(queries: Queries, name: string, paging: Paging) {
  const rows = await queries
    .select({ change: settingChanges, total: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(settingChanges)
    .where(eq(settingChanges.name, name))
    .orderBy(desc(settingChanges.id))
    .limit(paging.size)
    .offset(offsetOf(paging));
  return { changes: rows.map(({ change }) => change), total: rows[0]?.total ?? 0 };
}

export async function readChange(queries: Queries, name: string, id: number) {
  const [change] = await queries.select().from(settingChanges).where(eq(settingChanges.id, id));
  return change?.name === name ? change : undefined;
}

/** The last change of each setting, by its name. */
export async function readLastChanges(queries: Queries, names: readonly string[]) {
  const rows = await queries
    .selectDistinctOn([settingChanges.name], {
      name: settingChanges.name,
      at: settingChanges.at,
      staffId: settingChanges.staffId,
    })
    .from(settingChanges)
    .where(inArray(settingChanges.name, [...names]))
    .orderBy(settingChanges.name, desc(settingChanges.id));
  return new Map(rows.map((row) => [row.name, row]));
}

export async function countChanges(queries: Queries): Promise<number> {
  const [row] = await queries.select({ total: count() }).from(settingChanges);
  return row?.total ?? 0;
}
