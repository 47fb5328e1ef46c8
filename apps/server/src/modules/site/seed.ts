import type { RuleName } from '@galleria/domain/site/rule-facts';
import type { Queries } from '../../infra/database/database.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import { insertRates } from './currencies/currencies-db.ts';
import { countChanges, insertChange, writeRule } from './settings/settings-db.ts';
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

/** Whether staff have changed any setting yet. */
export async function hasSettingHistory(queries: Queries): Promise<boolean> {
  return (await countChanges(queries)) > 0;
}

/** A change of a rule in the past; the last change is in force. */
export async function seedRuleChange(
  { queries }: Transaction,
  change: { name: RuleName; before: number; after: number; staffId: string; at: Date },
): Promise<void> {
  await writeRule(queries, change.name, change.after);
  await insertChange(queries, change);
}

export async function seedRates(transaction: Transaction, rates: Parameters<typeof insertRates>[1]): Promise<void> {
  await insertRates(transaction.queries, rates);
}
