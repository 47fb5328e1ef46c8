import type * as contract from '@galleria/contract/accounts/third-login';
import { type Contact, mailContact, NICK_NAME_LIMIT } from '@galleria/domain/accounts/contact';
import { refuse } from '@galleria/domain/refusals';
import type { Locale } from '@galleria/domain/site/locales';
import type { MallRules } from '@galleria/domain/site/mall-rules';
import type { ExternalIdentity } from '../../../gateways/oauth/oauth-provider.ts';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction, type Transaction } from '../../../infra/database/transaction.ts';
import { type Account, findAccount, lockAccount } from '../accounts-db.ts';
import { checkCode, sendCode } from '../codes/verification-codes.ts';
import { type AccountsContext, asVisitor } from '../context.ts';
import { createAccount } from '../registration/register.ts';
import { startSession } from '../sign-in/start-session.ts';
import { bindAndNotify } from './bindings.ts';
import { consumeLoginKey, insertBinding, isLoginKey } from './third-login-db.ts';

/** Sends the same message whether or not the address has an account. */
export const sendBindCode: UseCase<typeof contract.sendBindCode, AccountsContext> = async (
  context,
  { mail },
  caller,
) => {
  const contact = mailContact(mail);
  const owner = await findAccount(context.database.queries, contact);
  const request = { purpose: 'bind', contact, owner, template: 'bindCode', isUsable: true } as const;
  return sendCode(context, request, asVisitor(caller));
};

/** Login key, account, binding and session in one transaction: of two concurrent calls, only one succeeds. */
export const bindMail: UseCase<typeof contract.bindMail, AccountsContext> = async (
  context,
  { mail, validCode, loginKey },
  caller,
) => {
  const contact = mailContact(mail);
  // Checked before the code: without a valid key the code would be used up for nothing.
  if (!(await isLoginKey(context.database.queries, loginKey))) return refuse('thirdLogin.keySpent');
  const checked = await checkCode(context, { purpose: 'bind', contact, code: validCode }, asVisitor(caller));
  if (checked !== true) return checked;
  const rules = await context.rules();
  return inTransaction(context.database, caller.actor, async (transaction) => {
    const identity = await consumeLoginKey(transaction.queries, loginKey);
    const columns = identity && newColumns(contact, identity, caller.locale);
    const found = columns && (await findOrCreateAccount(context, transaction, columns, rules));
    if (!identity || !found) return refuse('thirdLogin.keySpent');
    const { account, isNew } = found;
    if (account.status === 'banned') return refuse('account.banned');
    // The owner of a new account needs no notification of its first binding.
    const isBound = await (isNew
      ? insertBinding(transaction.queries, account.id, identity)
      : bindAndNotify(context, transaction, account, identity));
    return isBound ? startSession(context, transaction, account, caller) : refuse('thirdLogin.boundToOther');
  });
};

/** A new account has no password. */
function newColumns({ address }: Contact, { nickName }: ExternalIdentity, locale: Locale) {
  return { mail: address, nickName: truncate(nickName) || truncate(address.split('@', 1)[0] ?? ''), locale };
}

async function findOrCreateAccount(
  context: AccountsContext,
  transaction: Transaction,
  columns: ReturnType<typeof newColumns>,
  rules: MallRules,
): Promise<{ account: Account; isNew: boolean } | undefined> {
  const created = await createAccount(context, transaction, columns, rules);
  if (created) return { account: created, isNew: true };
  const found = await findAccount(transaction.queries, mailContact(columns.mail));
  const account = found && (await lockAccount(transaction.queries, found.id));
  // Compared again under the lock: the owner may have changed the address a moment ago.
  return account?.mail === columns.mail ? { account, isNew: false } : undefined;
}

function truncate(name: string): string {
  return [...name].slice(0, NICK_NAME_LIMIT).join('').trim();
}
