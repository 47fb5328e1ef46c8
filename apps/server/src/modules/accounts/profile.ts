import type * as contract from '@galleria/contract/accounts/profile';
import { type Contact, maskContact, mobileContact } from '@galleria/domain/accounts/contact';
import { refuse } from '@galleria/domain/refusals';
import type { Locale } from '@galleria/domain/site/locales';
import { signedInBuyer } from '../../infra/calls/signed-in-buyer.ts';
import type { BoundUseCase } from '../../infra/calls/use-case.ts';
import { readClock } from '../../infra/database/clock.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { ownsUpload } from '../uploads/index.ts';
import { type Account, findAccount, lockAccount, putContact, readAccount, updateAccount } from './accounts-db.ts';
import { checkCode, sendCode } from './codes.ts';
import { confirmIdentity } from './confirm-identity.ts';
import { contactFrom, contactOf } from './contact-of.ts';
import type { AccountsContext } from './context.ts';
import { accountMails } from './mails.ts';

export function showUser({ database }: AccountsContext): BoundUseCase<typeof contract.userInfo> {
  return async (_input, caller) => {
    const account = await readAccount(database.queries, signedInBuyer(caller).userId);
    return {
      nickName: account.nickName,
      pic: account.avatar,
      userId: account.id,
      userMail: account.mail ?? '',
      userMobile: account.mobile ? maskContact(mobileContact(account.mobile)) : '',
      userName: account.name ?? '',
      sex: account.sex,
      birthDate: account.birthDate ?? '',
      hasPassword: account.passwordHash !== null,
      hasPayPassword: account.payPasswordHash !== null,
    };
  };
}

/** Nobody owns a store until stores can be opened. */
export function showCentre({ database }: AccountsContext): BoundUseCase<typeof contract.userCenter> {
  return async (_input, caller) => {
    const { id: userId, nickName } = await readAccount(database.queries, signedInBuyer(caller).userId);
    return { userId, nickName, shopId: null, shopStatus: null };
  };
}

const OLDEST_BIRTH_DATE = '1900-01-01';

export function changeProfile({ database: { queries } }: AccountsContext): BoundUseCase<typeof contract.updateProfile> {
  return async ({ nickName, avatarUrl, sex, birthDate }, caller) => {
    const { userId } = signedInBuyer(caller);
    if (birthDate) {
      const today = (await readClock(queries)).toISOString().slice(0, 10);
      if (birthDate > today || birthDate < OLDEST_BIRTH_DATE) return refuse('profile.birthDate');
    }
    if (
      avatarUrl &&
      !(await ownsUpload(queries, { ownerKind: 'buyer', ownerId: userId, path: avatarUrl, purpose: 'avatar' }))
    ) {
      return refuse('profile.foreignPicture');
    }
    const changes = {
      ...(nickName !== undefined && { nickName }),
      ...(avatarUrl !== undefined && { avatar: avatarUrl }),
      ...(sex !== undefined && { sex }),
      ...(birthDate !== undefined && { birthDate: birthDate || null }),
    };
    if (Object.keys(changes).length > 0) await updateAccount(queries, userId, changes);
    return null;
  };
}

/** An address that is somebody else's gets a message that says so; the answer here is the same. */
export function sendNewContactCode(context: AccountsContext): BoundUseCase<typeof contract.sendContactCode> {
  return async (given, caller) => {
    const contact = contactFrom(given);
    const owner = await findAccount(context.database.queries, contact);
    const template = owner ? 'contactKnown' : 'contactCode';
    return sendCode(context, { purpose: 'contact', contact, template, opens: !owner }, caller);
  };
}

/** The address before hears of it: should it not have been the owner, that is how they learn. */
export function changeContact(context: AccountsContext): BoundUseCase<typeof contract.changeContact> {
  return async ({ validCode: code, passWord, ...given }, caller) => {
    const account = await readAccount(context.database.queries, signedInBuyer(caller).userId);
    const contact = contactFrom(given);
    // A code to the new address shows nothing about who sits at the screen, and it is all there would be to ask for.
    if (account.passwordHash === null) return refuse('password.missing');
    const proof = { password: passWord, code: undefined, purpose: 'contact' } as const;
    const confirmed = await confirmIdentity(context, account, proof, caller);
    if (confirmed !== true) return confirmed;
    const checked = await checkCode(context, { purpose: 'contact', contact, code }, caller);
    if (checked !== true) return checked;
    return inTransaction(context.database, caller.actor, async (transaction) => {
      // Who proved it with a password that was replaced meanwhile has proved nothing.
      const locked = await lockAccount(transaction.queries, account.id);
      if (locked?.passwordHash !== account.passwordHash) return refuse('password.wrong');
      if (!(await putContact(transaction.queries, account.id, contact))) return refuse('account.contactTaken');
      await context.messages.write(transaction, {
        to: contactBefore(account, contact.channel),
        locale: account.locale as Locale,
        mail: accountMails.contactChanged,
        values: { masked: maskContact(contact) },
      });
      return null;
    });
  };
}

/** The one that was replaced; where there was none, the one that the account has. */
function contactBefore({ mail, mobile }: Account, channel: Contact['channel']): Contact {
  const replaced = channel === 'mail' ? mail : mobile;
  return replaced === null ? contactOf({ mail, mobile }) : contactOf({ mail: null, mobile: null, [channel]: replaced });
}
