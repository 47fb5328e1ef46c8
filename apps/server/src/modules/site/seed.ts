import type { Queries } from '../../infra/database/database.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import type { SettingInput, SettingKey } from './settings.ts';
import { countSettings, replaceCurrencies, replaceLanguages, upsertSetting } from './site-db.ts';

/** Whether this database has been seeded before. */
export async function isSeeded(queries: Queries): Promise<boolean> {
  return (await countSettings(queries)) > 0;
}

export async function seedSetting<Key extends SettingKey>(
  transaction: Transaction,
  key: Key,
  value: SettingInput<Key>,
): Promise<void> {
  await upsertSetting(transaction.queries, key, value);
  await transaction.changed('site');
}

export async function seedLanguages(
  transaction: Transaction,
  rows: Parameters<typeof replaceLanguages>[1],
): Promise<void> {
  await replaceLanguages(transaction.queries, rows);
  await transaction.changed('site');
}

export async function seedCurrencies(
  transaction: Transaction,
  rows: Parameters<typeof replaceCurrencies>[1],
): Promise<void> {
  await replaceCurrencies(transaction.queries, rows);
  await transaction.changed('site');
}
