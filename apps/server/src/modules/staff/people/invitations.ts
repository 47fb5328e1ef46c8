import type * as contract from '@galleria/contract/staff/people';
import { mailContact } from '@galleria/domain/accounts/contact';
import { isRefused, refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { hashPassword, hashToken, newToken } from '../../accounts/index.ts';
import type { StaffContext } from '../context.ts';
import { staffMails } from '../mails.ts';
import { staffRealm } from '../sign-in/staff-realm.ts';
import { findStaff, findStaffById, insertStaff, toRole } from '../staff-db.ts';
import { countInvitations, deleteInvitation, findInvitation, upsertInvitation } from './invitations-db.ts';
import { findRole } from './roles-db.ts';

/** Limited because each invitation sends a mail to an address that a person has chosen freely. */
const MAX_OPEN_INVITATIONS = 50;

export const inviteStaff: UseCase<typeof contract.inviteStaff, StaffContext> = async (
  { database, messages },
  { mail, roleId },
  { actor, locale, audit },
) => {
  const contact = mailContact(mail);
  return inTransaction(database, actor, async (transaction) => {
    const { queries } = transaction;
    const role = await findRole(queries, roleId);
    if (!role) return refuse('role.notFound');
    if (await findStaff(queries, contact)) return refuse('staff.already');
    if ((await countInvitations(queries)) >= MAX_OPEN_INVITATIONS) return refuse('people.tooMany');
    const token = newToken();
    await upsertInvitation(queries, { mail: contact.address, roleId, tokenHash: hashToken(token) });
    const inviter = (await findStaffById(queries, actor.userId))?.name ?? '';
    await messages.write(transaction, {
      ...{ to: contact, locale, mail: staffMails.staffInvitation },
      values: { inviter, token },
    });
    audit.changed(null, { mail: contact.address, role: role.name });
    return null;
  });
};

export const revokeStaffInvitation: UseCase<typeof contract.revokeStaffInvitation, StaffContext> = async (
  { database },
  { id },
) => ((await deleteInvitation(database.queries, id)) ? null : refuse('invitation.notFound'));

export const staffInvitationInfo: UseCase<typeof contract.staffInvitationInfo, StaffContext> = async (
  { database },
  { token },
) => {
  const found = await findInvitation(database.queries, hashToken(token));
  if (!found) return refuse('invitation.notFound');
  return { role: toRole(found.role), mail: found.invitation.mail, hasAccount: false };
};

/** The link proves control of the mailbox, so the account is created at once. */
export const acceptStaffInvitation: UseCase<typeof contract.acceptStaffInvitation, StaffContext> = async (
  { database, accounts: { credentials } },
  { token, name, passWord },
  { actor, browser, locale },
) => {
  const found = await findInvitation(database.queries, hashToken(token));
  if (!found) return refuse('invitation.notFound');
  const { id, mail, roleId } = found.invitation;
  const password = await credentials.receiveNewPassword(passWord, staffRealm.checkPassword, browser);
  if (isRefused(password)) return password;
  const passwordHash = await hashPassword(password);
  return inTransaction(database, actor, async ({ queries }) => {
    // Locks the role before the invitation, in the same order as deleting a role.
    if (!(await findRole(queries, roleId))) return refuse('invitation.notFound');
    if (!(await deleteInvitation(queries, id))) return refuse('invitation.notFound');
    const person = { name: name ?? mail.slice(0, mail.indexOf('@')), mail, passwordHash, locale, roleId };
    // The address can only be taken by an account that was created without an invitation a moment ago.
    return (await insertStaff(queries, person)) ? null : refuse('invitation.notFound');
  });
};
