import { asc, eq, sql } from 'drizzle-orm';
import { mallNow } from '../../infra/database/clock.ts';
import type { Queries } from '../../infra/database/database.ts';
import { SETTINGS, type SettingInput, type SettingKey, type SettingValue } from './settings.ts';
import { currencies, languages, settings } from './tables.ts';

export async function readSetting<Key extends SettingKey>(queries: Queries, key: Key): Promise<SettingValue<Key>> {
  const [row] = await queries.select({ value: settings.value }).from(settings).where(eq(settings.key, key));
  return SETTINGS[key].parse(row?.value ?? {}) as SettingValue<Key>;
}

export async function upsertSetting<Key extends SettingKey>(
  queries: Queries,
  key: Key,
  value: SettingInput<Key> | SettingValue<Key>,
): Promise<void> {
  await queries
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value: sql`excluded.value`, updatedAt: mallNow } });
}

export async function readLanguageRows(queries: Queries) {
  return queries.select().from(languages).orderBy(asc(languages.lang));
}

export async function replaceLanguages(queries: Queries, rows: (typeof languages.$inferInsert)[]): Promise<void> {
  await queries.delete(languages);
  await queries.insert(languages).values(rows);
}

export async function readCurrencyRows(queries: Queries) {
  return queries.select().from(currencies).where(eq(currencies.isOn, true)).orderBy(asc(currencies.sequence));
}

export async function replaceCurrencies(queries: Queries, rows: (typeof currencies.$inferInsert)[]): Promise<void> {
  await queries.delete(currencies);
  await queries.insert(currencies).values(rows);
}

export async function countSettings(queries: Queries): Promise<number> {
  return queries.$count(settings);
}
