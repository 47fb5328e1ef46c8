import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '../../../infra/database/transaction.ts';
import type { SettingKey, SettingValue } from '../settings.ts';
import { upsertSetting } from '../site-db.ts';
import { insertChange, lockSetting } from './settings-db.ts';

/** Empty for the mall itself. */
export function staffIdOf({ actor }: Transaction): string {
  return actor.kind === 'staff' ? actor.userId : '';
}

/**
 * Changes a setting as a whole and keeps who did it, in force in all processes after commit. Answers the value before.
 * What is the same as before is no change.
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
