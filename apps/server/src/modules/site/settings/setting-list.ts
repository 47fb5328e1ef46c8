import type * as contract from '@galleria/contract/site/settings';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { refuse } from '@galleria/domain/refusals';
import { isRuleName, RULE_FACTS, RULE_NAMES, type RuleName } from '@galleria/domain/site/rule-facts';
import { z } from 'zod';
import { toPage } from '../../../infra/calls/paging.ts';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { SiteContext } from '../index.ts';
import { SETTINGS } from '../settings.ts';
import { readSetting } from '../site-db.ts';
import { readChangePage, readLastChanges } from './settings-db.ts';

const DEFAULTS = SETTINGS.rules.parse({});

/** Bypasses the cache, so that a person sees their own change at once, in every process. */
export const settingList: UseCase<typeof contract.settingList, SiteContext> = async ({ database, staffNames }) => {
  const { queries } = database;
  const rules = await readSetting(queries, 'rules');
  const changes = await readLastChanges(queries, RULE_NAMES);
  const names = await staffNames([...changes.values()].map(({ staffId }) => staffId));
  return RULE_NAMES.map((name) => {
    const [area, unit] = RULE_FACTS[name];
    const change = changes.get(name);
    return {
      ...{ name, area, unit, value: rules[name], defaultValue: DEFAULTS[name], ...rangeOf(name) },
      changedTime: change ? formatApiTime(change.at) : null,
      changedBy: names.get(change?.staffId ?? '') ?? '',
    };
  });
};

/** Taken from the schema that validates the value. */
export function rangeOf(name: RuleName): { least: number | null; most: number | null } {
  const inner = SETTINGS.rules.shape[name].unwrap();
  return inner instanceof z.ZodNumber ? { least: inner.minValue, most: inner.maxValue } : { least: null, most: null };
}

const value = z.union([z.number(), z.string()]);

export const settingHistory: UseCase<typeof contract.settingHistory, SiteContext> = async (
  { database, staffNames },
  { name, ...paging },
) => {
  if (!isRuleName(name)) return refuse('setting.unknown');
  const { changes, total } = await readChangePage(database.queries, name, paging);
  const names = await staffNames(changes.map(({ staffId }) => staffId));
  const records = changes.map(({ id, at, staffId, before, after }) => ({
    ...{ id, time: formatApiTime(at), by: names.get(staffId) ?? '' },
    ...{ before: value.parse(before), after: value.parse(after) },
  }));
  return toPage(records, total, paging);
};
