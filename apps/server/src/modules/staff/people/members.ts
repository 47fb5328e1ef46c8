import type * as contract from '@galleria/contract/staff/people';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { needsTotp } from '@galleria/domain/access/staff-permissions';
import { refuse } from '@galleria/domain/refusals';
import { toPage } from '../../../infra/calls/paging.ts';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { endSessions, lastSeenTimes } from '../../../infra/sessions/sessions.ts';
import { deleteSecondFactor, readEnrolled } from '../../console-accounts/index.ts';
import { readSetting } from '../../site/index.ts';
import type { StaffContext } from '../context.ts';
import { builtInRoleId } from '../seed.ts';
import { removeFromTeam, rolePermissions, toRole, updateStaff } from '../staff-db.ts';
import { readInvitations } from './invitations-db.ts';
import { lockMember, lockSuperusers, readMembers } from './members-db.ts';
import { findRole } from './roles-db.ts';

export const staffPage: UseCase<typeof contract.staffPage, StaffContext> = async (
  { database: { queries } },
  paging,
  { actor },
) => {
  const { records, total } = await readMembers(queries, paging);
  const ids = records.map(({ member }) => member.id);
  const seen = await lastSeenTimes(queries, 'staff', ids);
  const enrolled = await readEnrolled(queries, ids);
  const { requiresTotp } = await readSetting(queries, 'staff');
  const invitations = await readInvitations(queries);
  const members = records.map(({ member: { id, name, mail, status, createdAt }, role }) => ({
    ...{ staffId: id, name, mail: mail ?? '', role: toRole(role), isActive: status === 'active' },
    hasTotp: enrolled.has(id),
    mustEnrolTotp: requiresTotp && !enrolled.has(id) && needsTotp(rolePermissions(role)),
    isSelf: id === actor.userId,
    joinTime: formatApiTime(createdAt),
    lastSeenTime: formatOrEmpty(seen.get(id)),
  }));
  return {
    ...toPage(members, total, paging),
    invitations: invitations.map(({ invitation: { id, mail, createdAt, expiresAt }, role }) => ({
      ...{ id, mail, role: toRole(role) },
      createTime: formatApiTime(createdAt),
      expireTime: formatApiTime(expiresAt),
    })),
  };
};

const formatOrEmpty = (time: Date | undefined) => (time ? formatApiTime(time) : '');

/** Ends the sessions of the person: a session must neither keep the old role nor continue half-way with the new one. */
export const changeStaffRole: UseCase<typeof contract.changeStaffRole, StaffContext> = async (
  { database },
  { staffId, roleId },
  { actor, audit },
) =>
  inTransaction(database, actor, async ({ queries }) => {
    const found = await memberToChange(queries, staffId, roleId === builtInRoleId('superuser'));
    if (typeof found === 'string') return refuse(found);
    const role = await findRole(queries, roleId);
    if (!role) return refuse('role.notFound');
    await updateStaff(queries, staffId, { roleId });
    await endSessions(queries, 'staff', staffId);
    const { name } = found.member;
    audit.changed({ name, role: found.role.name }, { name, role: role.name });
    return null;
  });

export const setStaffActive: UseCase<typeof contract.setStaffActive, StaffContext> = async (
  { database },
  { staffId, isActive },
  { actor, audit },
) =>
  inTransaction(database, actor, async ({ queries }) => {
    const found = await memberToChange(queries, staffId, isActive);
    if (typeof found === 'string') return refuse(found);
    await updateStaff(queries, staffId, { status: isActive ? 'active' : 'disabled' });
    await endSessions(queries, 'staff', staffId);
    const { name, status } = found.member;
    audit.changed({ name, isActive: status === 'active' }, { name, isActive });
    return null;
  });

export const removeStaff: UseCase<typeof contract.removeStaff, StaffContext> = async (
  { database },
  { staffId },
  { actor, audit },
) =>
  inTransaction(database, actor, async ({ queries }) => {
    const found = await memberToChange(queries, staffId, false);
    if (typeof found === 'string') return refuse(found);
    await removeFromTeam(queries, staffId);
    await deleteSecondFactor(queries, staffId);
    await endSessions(queries, 'staff', staffId);
    const { name, mail } = found.member;
    audit.changed({ name, mail, role: found.role.name }, null);
    return null;
  });

/** The locked member; refused if the change would leave the mall without an active superuser. */
async function memberToChange(queries: Queries, staffId: string, staysSuperuser: boolean) {
  const superusers = await lockSuperusers(queries);
  const found = await lockMember(queries, staffId);
  if (!found) return 'staff.notFound';
  const isLast = superusers.length === 1 && superusers[0] === staffId;
  return isLast && !staysSuperuser ? 'staff.lastSuperuser' : found;
}
