import type * as contract from '@galleria/contract/sellers/people';
import { refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import type { SellersContext } from '../context.ts';
import { rolePermissions } from '../sellers-db.ts';
import { memberIds } from './people-db.ts';
import { deleteRole, insertRole, isRoleNameTaken, lockOwnRole, readRoles, writeRole } from './roles-db.ts';
import { toRole } from './store-members.ts';
import { writeOwnPermissions } from './write-permissions.ts';

const MAX_ROLES = 30;

export const storeRoleList: UseCase<typeof contract.storeRoleList, SellersContext> = async (
  { database },
  _input,
  { actor },
) => {
  const roles = await readRoles(database.queries, actor.storeId);
  return roles.map((role) => ({ ...toRole(role), permissions: rolePermissions(role), memberCount: role.memberCount }));
};

export const saveStoreRole: UseCase<typeof contract.saveStoreRole, SellersContext> = async (
  { database },
  { roleId, name, permissions },
  { actor, audit },
) =>
  inTransaction(database, actor, async ({ queries }) => {
    const { storeId } = actor;
    const role = { name, permissions: [...new Set(permissions)] };
    if (roleId === undefined) {
      if ((await readRoles(queries, storeId)).length >= MAX_ROLES) return refuse('role.tooMany');
      const added = await insertRole(queries, storeId, role);
      audit.changed(null, role);
      return added === undefined ? refuse('role.nameTaken') : { roleId: added };
    }
    const before = await lockOwnRole(queries, storeId, roleId);
    if (!before) return refuse('role.notFound');
    if (await isRoleNameTaken(queries, storeId, name, roleId)) return refuse('role.nameTaken');
    await writeRole(queries, roleId, role);
    const holders = await memberIds(queries, storeId, roleId);
    for (const sellerId of holders) await writeOwnPermissions(queries, sellerId, storeId);
    audit.changed({ name: before.name, permissions: before.permissions }, role);
    return { roleId };
  });

export const deleteStoreRole: UseCase<typeof contract.deleteStoreRole, SellersContext> = async (
  { database },
  { roleId },
  { actor, audit },
) =>
  inTransaction(database, actor, async ({ queries }) => {
    const role = await lockOwnRole(queries, actor.storeId, roleId);
    if (!role) return refuse('role.notFound');
    if ((await memberIds(queries, actor.storeId, roleId)).length > 0) return refuse('role.inUse');
    await deleteRole(queries, roleId);
    audit.changed({ name: role.name, permissions: role.permissions }, null);
    return null;
  });
