import type { Paging } from '../../../infra/calls/paging.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { SETTINGS, type SettingKey, type SettingValue } from '../settings.ts';
import { readChange, readChangePage } from './settings-db.ts';

/** The versions of a setting, the latest first. */
export async function readSettingVersions<Key extends SettingKey>(queries: Queries, key: Key, paging: Paging) {
  const { changes, total } = await readChangePage(queries, key, paging);
  const versions = changes.map(({ id, at, staffId, after }) => ({ id, at, staffId, value: parsed(key, after) }));
  return { versions, total };
}

export async function readSettingVersion<Key extends SettingKey>(
  queries: Queries,
  key: Key,
  id: number,
): Promise<SettingValue<Key> | undefined> {
  const change = await readChange(queries, key, id);
  return change && parsed(key, change.after);
}

/** Fields that were added later get their defaults. */
function parsed<Key extends SettingKey>(key: Key, value: unknown): SettingValue<Key> {
  return SETTINGS[key].parse(value) as SettingValue<Key>;
}
