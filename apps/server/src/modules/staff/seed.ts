import { BUILT_IN_STAFF_ROLES, type BuiltInStaffRole } from '@galleria/domain/access/staff-permissions';
import { mailContact } from '@galleria/domain/accounts/contact';
import type { Queries } from '../../infra/database/database.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import { endSessions } from '../../infra/sessions/sessions.ts';
import { hashPassword, openPasswordCheck } from '../accounts/index.ts';
import { findStaff, insertStaff, type NewStaffMember, updateStaff } from './staff-db.ts';

type SeededStaff = Omit<NewStaffMember, 'passwordHash' | 'roleId'> & {
  readonly password: string;
  readonly role: BuiltInStaffRole;
};

/** The id of a built-in role; a migration inserts them in this order. */
export const builtInRoleId = (role: BuiltInStaffRole): number => BUILT_IN_STAFF_ROLES.indexOf(role) + 1;

/** Creates a member of staff without an invitation, for demo data and tests. */
export async function seedStaff({ queries }: Transaction, { password, role, ...person }: SeededStaff): Promise<string> {
  const passwordHash = await hashPassword(password);
  const seeded = await insertStaff(queries, { ...person, passwordHash, roleId: builtInRoleId(role) });
  if (!seeded) throw new Error(`seedStaff: mail taken (mail: ${person.mail})`);
  return seeded.id;
}

export async function findStaffId(queries: Queries, mail: string): Promise<string | undefined> {
  return (await findStaff(queries, mailContact(mail)))?.id;
}

/** Disables a seeded person who still has the published password. False when there is nothing to do. */
export async function disableDemoStaff({ queries }: Transaction, mail: string, password: string): Promise<boolean> {
  const member = await findStaff(queries, mailContact(mail));
  const isPassword = openPasswordCheck();
  if (member?.status !== 'active' || !(await isPassword(password, member.passwordHash))) return false;
  await updateStaff(queries, member.id, { status: 'disabled' });
  await endSessions(queries, 'staff', member.id);
  return true;
}
