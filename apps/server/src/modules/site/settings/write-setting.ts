import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '../../../infra/database/transaction.ts';
import type { SettingKey, SettingValue } from '../settings.ts';
import { upsertSetting } from '../site-db.ts';
import { insertChange, lockSetting } from './settings-db.ts';

/** Empty for changes by the mall itself. */
export function staffIdOf({ actor }: Transaction): string {
  return actor.kind === 'staff' ? actor.userId : '';
}

/**
 * Replaces the value of a setting and records the member of staff in its history. All processes use the new value after
 * commit. Returns the values before and after; an equal value is no change.
 */
export async function writeSetting<Key extends SettingKey>(
  transaction: Transaction,
  key: Key,
  change: (before: SettingValue<Key>) => SettingValue<Key>,
): Promise<{ before: SettingValue<Key>; after: SettingValue<Key> }> {
  const { queries } = transaction;
  const before = await lockSetting(queries, key);
  const after = change(before);
  if (isDeepStrictEqual(before, after)) return { before, after };
  await upsertSetting(queries, key, after);
  await insertChange(queries, { name: key, before, after, staffId: staffIdOf(transaction) });
  await transaction.changed('site');
  return { before, after };
}
