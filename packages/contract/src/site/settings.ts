import { RULE_AREAS, RULE_UNITS } from '@galleria/domain/site/rule-facts';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { staff } from '../staff/fields.ts';
import { pageOf, paging, time } from '../wire/formats.ts';

/** Limits of the mall that staff change while it runs. */

const value = z.union([z.number(), z.string()]);
const name = z.string().max(60).meta({ description: 'name as in settingList, e.g. unpaidLimitMinutes' });

const Setting = z.object({
  name: z.string(),
  area: z.enum(RULE_AREAS),
  unit: z.enum(RULE_UNITS).meta({ description: 'unit of the number' }),
  value,
  defaultValue: value,
  least: z.number().nullable(),
  most: z.number().nullable(),
  changedTime: time.nullable().meta({ description: 'time of the last change; null: never changed' }),
  changedBy: z.string(),
});

export const settingList = operation({
  method: 'GET',
  path: '/s/settings',
  access: staff('settings.view'),
  summary: 'All limits of the mall with range, default and last change',
  input: z.object({}),
  output: z.array(Setting),
  refusals: [],
});

export const changeSetting = operation({
  method: 'PUT',
  path: '/s/settings',
  access: staff('settings.edit'),
  summary: 'Changes a limit, with immediate effect in all processes',
  input: z.object({ name, value }),
  output: z.null(),
  refusals: ['setting.unknown', 'input.invalid'],
});

export const resetSetting = operation({
  method: 'PUT',
  path: '/s/settings/reset',
  access: staff('settings.edit'),
  summary: 'Resets a limit to its default',
  input: z.object({ name }),
  output: z.null(),
  refusals: ['setting.unknown'],
});

const Change = z.object({
  id: z.int(),
  time,
  by: z.string().meta({ description: 'name of the person; empty for the mall itself' }),
  before: value,
  after: value,
});

export const settingHistory = operation({
  method: 'GET',
  path: '/s/settings/history',
  access: staff('settings.view'),
  summary: 'Changes of a limit with person, time, old and new value; newest first',
  input: z.object({ name, ...paging }),
  output: pageOf(Change),
  refusals: ['setting.unknown'],
});
