import type { ParsedInputOf } from '@galleria/contract/operation';
import type * as contract from '@galleria/contract/payouts/store-money';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import {
  isAccountNumber,
  isBic,
  maskAccountNumber,
  normaliseAccountNumber,
} from '@galleria/domain/payouts/payout-account';
import { isRefused, type Refused, refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import type { NumberVault, PayoutsContext } from '../context.ts';
import { payoutMails } from '../mails.ts';
import {
  type AccountDetails,
  insertAccount,
  isAccountNumberTaken,
  isInUse,
  lockAccount,
  markRemoved,
  readAccounts,
  writeAccount,
} from './accounts-db.ts';
import { prepareOwnerMail } from './notify-owners.ts';

const MAX_ACCOUNTS = 10;

export const payoutAccountList: UseCase<typeof contract.payoutAccountList, PayoutsContext> = async (
  { database: { queries } },
  _input,
  { actor },
) => {
  const accounts = await readAccounts(queries, actor.storeId);
  return accounts.map(({ id, createdAt, usableFrom, ...account }) => ({
    ...{ accountId: id, ...account },
    createTime: formatApiTime(createdAt),
    usableTime: formatApiTime(usableFrom),
  }));
};

/**
 * An attacker with a stolen session must not be able to redirect the store's money unnoticed: every change has a
 * waiting time before the account can be used, and the owners get a mail. An account with an open payout cannot be
 * changed.
 */
export const savePayoutAccount: UseCase<typeof contract.savePayoutAccount, PayoutsContext> = async (
  context,
  input,
  { actor, audit },
) => {
  const { payoutAccountWaitHours: waitHours } = await context.rules();
  const notify = await prepareOwnerMail(context, actor);
  return inTransaction(context.database, actor, async (transaction) => {
    const { queries } = transaction;
    const { accountId } = input;
    const before = accountId === undefined ? undefined : await lockAccount(queries, actor.storeId, accountId);
    if (accountId !== undefined && !before) return refuse('payoutAccount.notFound');
    const details = toDetails(context.numbers, input, before);
    if (isRefused(details)) return details;
    if (before) {
      if (await isInUse(queries, before.id)) return refuse('payoutAccount.inUse');
      if (await isAccountNumberTaken(queries, actor.storeId, details.fingerprint, before.id))
        return refuse('payoutAccount.known');
      const usableFrom = await writeAccount(queries, before.id, details, waitHours);
      audit.changed(recorded(before), recorded(details));
      await notify(transaction, payoutMails.payoutAccountChanged, { account: describe(details), usableFrom });
      return { accountId: before.id };
    }
    if ((await readAccounts(queries, actor.storeId)).length >= MAX_ACCOUNTS) return refuse('payoutAccount.tooMany');
    const added = await insertAccount(queries, actor.storeId, details, waitHours);
    if (!added) return refuse('payoutAccount.known');
    const { usableFrom } = added;
    audit.changed(null, recorded(details));
    await notify(transaction, payoutMails.payoutAccountChanged, { account: describe(details), usableFrom });
    return { accountId: added.id };
  });
};

export const removePayoutAccount: UseCase<typeof contract.removePayoutAccount, PayoutsContext> = async (
  context,
  { accountId },
  { actor, audit },
) => {
  const notify = await prepareOwnerMail(context, actor);
  return inTransaction(context.database, actor, async (transaction) => {
    const account = await lockAccount(transaction.queries, actor.storeId, accountId);
    if (!account) return refuse('payoutAccount.notFound');
    if (await isInUse(transaction.queries, accountId)) return refuse('payoutAccount.inUse');
    await markRemoved(transaction.queries, accountId);
    audit.changed(recorded(account), null);
    await notify(transaction, payoutMails.payoutAccountRemoved, { account: describe(account) });
    return null;
  });
};

type Given = ParsedInputOf<typeof contract.savePayoutAccount>;

/** An empty account number keeps the stored one, unless the kind of account changes. */
function toDetails(
  numbers: NumberVault,
  { kind, holder, bankName, bic, accountNumber }: Given,
  before: AccountDetails | undefined,
): AccountDetails | Refused<'payoutAccount.wrong'> {
  const isBank = kind !== 'paypal';
  const needsBic = kind === 'bank' || (kind === 'iban' && bic !== '');
  if ((isBank && bankName === '') || (needsBic && !isBic(bic))) return refuse('payoutAccount.wrong');
  const own = { kind, holder, bankName: isBank ? bankName : '', bic: isBank ? bic : '' };
  if (accountNumber === '' && before?.kind === kind) {
    const { encryptedNumber, fingerprint, masked } = before;
    return { ...own, encryptedNumber, fingerprint, masked };
  }
  const number = normaliseAccountNumber(kind, accountNumber);
  if (!isAccountNumber(kind, number)) return refuse('payoutAccount.wrong');
  return {
    ...own,
    encryptedNumber: numbers.encrypt(number),
    fingerprint: numbers.fingerprint(number),
    masked: maskAccountNumber(kind, number),
  };
}

/** The values of an account for the audit log, which never contains a number. */
function recorded({ kind, holder, bankName, bic, masked }: AccountDetails) {
  return { kind, holder, bankName, bic, masked };
}

function describe({ bankName, masked, kind, holder }: AccountDetails): string {
  return [kind === 'paypal' ? 'PayPal' : bankName, masked, holder].filter(Boolean).join(' · ');
}
