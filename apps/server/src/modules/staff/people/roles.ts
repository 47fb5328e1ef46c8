import type * as contract from '@galleria/contract/staff/people';
import { refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { endSessions } from '../../../infra/sessions/sessions.ts';
import type { StaffContext } from '../context.ts';
import { rolePermissions, toRole } from '../staff-db.ts';
import { holdersOf } from './members-db.ts';
import { deleteRole, insertRole, isRoleNameTaken, lockOwnRole, readRoles, writeRole } from './roles-db.ts';

const MAX_ROLES = 50;

export const staffRoleList: UseCase<typeof contract.staffRoleList, StaffContext> = async ({ database }) => {
  const roles = await readRoles(database.queries);
  return roles.map(({ role, memberCount }) => ({ ...toRole(role), permissions: rolePermissions(role), memberCount }));
};

export const saveStaffRole: UseCase<typeof contract.saveStaffRole, StaffContext> = async (
  { database },
  { roleId, name, permissions },
  { actor, audit },
) =>
  inTransaction(database, actor, async ({ queries }) => {
    const role = { name, permissions: [...new Set(permissions)] };
    if (roleId === undefined) {
      if ((await readRoles(queries)).length >= MAX_ROLES) return refuse('staff.tooManyRoles');
      const added = await insertRole(queries, role);
      audit.changed(null, role);
      return added === undefined ? refuse('role.nameTaken') : { roleId: added };
    }
    const before = await lockOwnRole(queries, roleId);
    if (!before) return refuse('role.notFound');
    if (await isRoleNameTaken(queries, name, roleId)) return refuse('role.nameTaken');
    await writeRole(queries, roleId, role);
    for (const staffId of await holdersOf(queries, roleId)) await endSessions(queries, 'staff', staffId);
    audit.changed({ name: before.name, permissions: before.permissions }, role);
    return { roleId };
  });

export const deleteStaffRole: UseCase<typeof contract.deleteStaffRole, StaffContext> = async (
  { database },
  { roleId },
  { actor, audit },
) =>
  inTransaction(database, actor, async ({ queries }) => {
    const role = await lockOwnRole(queries, roleId);
    if (!role) return refuse('role.notFound');
    if ((await holdersOf(queries, roleId)).length > 0) return refuse('role.inUse');
    await deleteRole(queries, roleId);
    audit.changed({ name: role.name, permissions: role.permissions }, null);
    return null;
  });
