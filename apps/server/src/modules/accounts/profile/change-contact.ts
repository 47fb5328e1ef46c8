import type * as contract from '@galleria/contract/accounts/profile';
import { type Contact, contactOf, maskContact } from '@galleria/domain/accounts/contact';
import { refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { type Account, findAccount, lockAccount, readAccount, updateContact } from '../accounts-db.ts';
import { checkCode, sendCode } from '../codes/verification-codes.ts';
import type { AccountsContext } from '../context.ts';
import { accountMails } from '../mails.ts';
import { confirmIdentity } from '../passwords/confirm-identity.ts';

/** If the address is taken, its owner is informed by the message; the answer to the caller is the same. */
export const sendContactCode: UseCase<typeof contract.sendContactCode, AccountsContext> = async (
  context,
  input,
  caller,
) => {
  const contact = contactOf(input);
  const owner = await findAccount(context.database.queries, contact);
  const template = owner ? 'contactKnown' : 'contactCode';
  return sendCode(context, { purpose: 'contact', contact, owner, template, isUsable: !owner }, caller);
};

/** The previous contact is notified, so that the owner learns of a change they did not make. */
export const changeContact: UseCase<typeof contract.changeContact, AccountsContext> = async (
  context,
  { validCode: code, passWord, ...given },
  caller,
) => {
  const account = await readAccount(context.database.queries, caller.actor.userId);
  const contact = contactOf(given);
  // Without a password only a code could confirm the change, and the code to the new address does not prove who the
  // caller is.
  if (account.passwordHash === null) return refuse('password.missing');
  const proof = { password: passWord, code: undefined, purpose: 'contact' } as const;
  const confirmed = await confirmIdentity(context, account, proof, caller);
  if (confirmed !== true) return confirmed;
  const checked = await checkCode(context, { purpose: 'contact', contact, code }, caller);
  if (checked !== true) return checked;
  return inTransaction(context.database, caller.actor, async (transaction) => {
    // The confirmed password may have been replaced in the meantime.
    const locked = await lockAccount(transaction.queries, account.id);
    if (locked?.passwordHash !== account.passwordHash) return refuse('password.wrong');
    if (!(await updateContact(transaction.queries, account.id, contact))) return refuse('account.contactTaken');
    await context.messages.write(transaction, {
      to: previousContact(account, contact.channel),
      locale: account.locale,
      mail: accountMails.contactChanged,
      values: { masked: maskContact(contact) },
    });
    return null;
  });
};

/** The contact that was replaced; if there was none on this channel, the other one. */
function previousContact({ mail, mobile }: Account, channel: Contact['channel']): Contact {
  const replaced = channel === 'mail' ? mail : mobile;
  return replaced === null ? contactOf({ mail, mobile }) : contactOf({ [channel]: replaced });
}
