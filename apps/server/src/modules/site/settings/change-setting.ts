import type * as contract from '@galleria/contract/site/settings';
import { refuse } from '@galleria/domain/refusals';
import { isRuleName, type RuleName } from '@galleria/domain/site/rule-facts';
import { fieldProblems } from '../../../infra/calls/field-problems.ts';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction, type Transaction } from '../../../infra/database/transaction.ts';
import type { SiteContext } from '../index.ts';
import { SETTINGS } from '../settings.ts';
import { insertChange, lockSetting, writeRule } from './settings-db.ts';
import { staffIdOf } from './write-setting.ts';

/** Validates with the setting's own schema, and reports its errors at the field `value`. */
export const changeSetting: UseCase<typeof contract.changeSetting, SiteContext> = async (
  { database },
  { name, value },
  { actor, audit, locale },
) => {
  if (!isRuleName(name)) return refuse('setting.unknown');
  const parsed = SETTINGS.rules.shape[name].safeParse(value, { reportInput: true });
  if (!parsed.success) {
    const problems = fieldProblems(parsed.error, locale).map(({ message }) => ({ field: 'value', message }));
    return refuse('input.invalid', { data: problems });
  }
  return inTransaction(database, actor, async (transaction) => {
    const { before, after } = await changeRule(transaction, name, parsed.data);
    audit.changed({ [name]: before }, { [name]: after });
    return null;
  });
};

export const resetSetting: UseCase<typeof contract.resetSetting, SiteContext> = async (
  { database },
  { name },
  { actor, audit },
) => {
  if (!isRuleName(name)) return refuse('setting.unknown');
  return inTransaction(database, actor, async (transaction) => {
    const { before, after } = await changeRule(transaction, name, undefined);
    audit.changed({ [name]: before }, { [name]: after });
    return null;
  });
};

/** `undefined` resets to the default. A value that stays the same adds nothing to the history. */
async function changeRule(transaction: Transaction, name: RuleName, value: number | string | undefined) {
  const { queries } = transaction;
  const { [name]: before } = await lockSetting(queries, 'rules');
  await writeRule(queries, name, value);
  const { [name]: after } = await lockSetting(queries, 'rules');
  if (before !== after) await insertChange(queries, { name, before, after, staffId: staffIdOf(transaction) });
  await transaction.changed('site');
  return { before, after };
}
