import type * as contract from '@galleria/contract/site/mall-switches';
import { refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import type { SiteContext } from '../index.ts';
import { lockSetting } from '../settings/settings-db.ts';
import { writeSetting } from '../settings/write-setting.ts';
import type { SettingValue } from '../settings.ts';
import { readSetting } from '../site-db.ts';

export const payMethodSettings: UseCase<typeof contract.payMethodSettings, SiteContext> = async ({ database }) => ({
  switches: await readSetting(database.queries, 'paySwitch'),
  transferAccount: await readSetting(database.queries, 'transferAccount'),
});

type Switches = SettingValue<'paySwitch'>;
type TransferAccount = SettingValue<'transferAccount'>;

/** Whether trades can be paid at all: points pay only a part, and a transfer needs an account. */
function canPay({ pointsPaySwitch: _, offlinePaySwitch, ...others }: Switches, { account }: TransferAccount): boolean {
  return Object.values(others).some(Boolean) || (offlinePaySwitch && account !== '');
}

/** Locks both settings in the same order as `saveTransferAccount`, so that neither decides on a value that changes. */
export const savePayMethods: UseCase<typeof contract.savePayMethods, SiteContext> = async (
  { database },
  switches,
  { actor, audit },
) =>
  inTransaction(database, actor, async (transaction) => {
    const { before } = await writeSetting(transaction, 'paySwitch', () => switches);
    if (!canPay(switches, await lockSetting(transaction.queries, 'transferAccount'))) return refuse('payMethods.none');
    audit.changed(before, switches);
    return null;
  });

export const saveTransferAccount: UseCase<typeof contract.saveTransferAccount, SiteContext> = async (
  { database },
  transferAccount,
  { actor, audit },
) =>
  inTransaction(database, actor, async (transaction) => {
    if (!canPay(await lockSetting(transaction.queries, 'paySwitch'), transferAccount)) return refuse('payMethods.none');
    const { before } = await writeSetting(transaction, 'transferAccount', () => transferAccount);
    audit.changed(before, transferAccount);
    return null;
  });

export const mallSwitches: UseCase<typeof contract.mallSwitches, SiteContext> = async ({ database }) => ({
  ...(await readSetting(database.queries, 'productTypes')),
  ...(await readSetting(database.queries, 'serviceSwitch')),
});

export const saveMallSwitches: UseCase<typeof contract.saveMallSwitches, SiteContext> = async (
  { database },
  { isPreferredOpen, isNewUserSpecialOpen, platformServiceSwitch, shopServiceSwitch },
  { actor, audit },
) =>
  inTransaction(database, actor, async (transaction) => {
    const zones = await writeSetting(transaction, 'productTypes', () => ({ isPreferredOpen, isNewUserSpecialOpen }));
    const service = { platformServiceSwitch, shopServiceSwitch };
    const { before } = await writeSetting(transaction, 'serviceSwitch', () => service);
    audit.changed({ ...zones.before, ...before }, { ...zones.after, ...service });
    return null;
  });
