import type * as contract from '@galleria/contract/sellers/people';
import { mailContact } from '@galleria/domain/accounts/contact';
import { checkStorePassword } from '@galleria/domain/accounts/password-rules';
import { isRefused, refuse } from '@galleria/domain/refusals';
import type { Caller, UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { hashPassword, hashToken, newToken } from '../../accounts/index.ts';
import { confirmPassword } from '../../console-accounts/index.ts';
import type { SellersContext } from '../context.ts';
import { sellerMails } from '../mails.ts';
import { findSeller, insertSeller } from '../sellers-db.ts';
import { sellerRealm } from '../sign-in/seller-realm.ts';
import {
  countInvitations,
  deleteInvitation,
  findInvitation,
  revokeInvitationOf,
  upsertInvitation,
} from './invitations-db.ts';
import { insertMember, isMemberByMail } from './people-db.ts';
import { findRole } from './roles-db.ts';
import { toRole } from './store-members.ts';

/** Limited because each invitation sends a mail to an address that the store has chosen. */
const MAX_OPEN_INVITATIONS = 50;

export const inviteStoreMember: UseCase<typeof contract.inviteStoreMember, SellersContext> = async (
  { database, messages, stores },
  { mail, roleId },
  { actor, locale, audit },
) => {
  const { storeId } = actor;
  const contact = mailContact(mail);
  const store = (await stores.summaries(locale)).get(storeId);
  return inTransaction(database, actor, async (transaction) => {
    const { queries } = transaction;
    const role = await findRole(queries, storeId, roleId);
    if (!role) return refuse('role.notFound');
    if (await isMemberByMail(queries, storeId, contact.address)) return refuse('people.already');
    if ((await countInvitations(queries, storeId)) >= MAX_OPEN_INVITATIONS) return refuse('people.tooMany');
    const token = newToken();
    await upsertInvitation(queries, { storeId, mail: contact.address, roleId, tokenHash: hashToken(token) });
    await messages.write(transaction, {
      ...{ to: contact, locale, mail: sellerMails.storeInvitation },
      values: { store: store?.shopName ?? '', token },
    });
    audit.changed(null, { mail: contact.address, role: role.roleName });
    return null;
  });
};

export const revokeInvitation: UseCase<typeof contract.revokeInvitation, SellersContext> = async (
  { database },
  { id },
  { actor },
) => {
  const isRevoked = await revokeInvitationOf(database.queries, actor.storeId, id);
  return isRevoked ? null : refuse('invitation.notFound');
};

export const invitationInfo: UseCase<typeof contract.invitationInfo, SellersContext> = async (
  { database: { queries }, stores },
  { token },
  { locale },
) => {
  const invitation = await findInvitation(queries, hashToken(token));
  if (!invitation) return refuse('invitation.notFound');
  const { storeId, mail, ...role } = invitation;
  return {
    storeName: (await stores.summaries(locale)).get(storeId)?.shopName ?? '',
    role: toRole(role),
    mail,
    hasAccount: Boolean(await findSeller(queries, mailContact(mail))),
  };
};

/**
 * The link proves control of the mailbox, so a new account is created at once; an existing one needs its password too.
 */
export const acceptInvitation: UseCase<typeof contract.acceptInvitation, SellersContext> = async (
  context,
  { token, name, passWord },
  caller,
) => {
  const { queries } = context.database;
  const invitation = await findInvitation(queries, hashToken(token));
  if (!invitation) return refuse('invitation.notFound');
  const existing = await findSeller(queries, mailContact(invitation.mail));
  const person = existing
    ? await confirmPassword(context.accounts, sellerRealm, existing, { sent: passWord, browser: caller.browser })
    : await newSellerFor(context, { mail: invitation.mail, name, passWord }, caller);
  if (isRefused(person)) return person;
  if (existing?.status === 'banned') return refuse('seller.suspended');
  return inTransaction(context.database, caller.actor, async (transaction) => {
    const { storeId, roleId } = invitation;
    if (!(await deleteInvitation(transaction.queries, invitation.id))) return refuse('invitation.notFound');
    const seller = 'id' in person ? person : await insertSeller(transaction.queries, person);
    // Another invitation created the account a moment ago: the rollback keeps this link valid, and the next attempt
    // checks the password.
    if (!seller) return refuse('invitation.notFound');
    await insertMember(transaction.queries, { storeId, sellerId: seller.id, roleId });
    return null;
  });
};

async function newSellerFor(
  { accounts: { credentials } }: SellersContext,
  { mail, name, passWord }: { mail: string; name: string | undefined; passWord: string },
  { browser, locale }: Caller,
) {
  const password = await credentials.receiveNewPassword(passWord, checkStorePassword, browser);
  if (isRefused(password)) return password;
  const passwordHash = await hashPassword(password);
  return { name: name ?? mail.slice(0, mail.indexOf('@')), mail, mobile: null, passwordHash, locale };
}
