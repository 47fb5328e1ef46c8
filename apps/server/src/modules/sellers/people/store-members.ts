import type * as contract from '@galleria/contract/sellers/people';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { refuse } from '@galleria/domain/refusals';
import { toPage } from '../../../infra/calls/paging.ts';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { endSessionsInStore, lastSeenTimes } from '../../../infra/sessions/sessions.ts';
import { isEnrolled, readEnrolled } from '../../console-accounts/index.ts';
import type { SellersContext } from '../context.ts';
import { readInvitations } from './invitations-db.ts';
import {
  deleteMember,
  lockMember,
  lockMembers,
  lockOwners,
  OWNER_ROLE_ID,
  readMembers,
  readRequiresTotp,
  writeMemberRole,
  writeRequiresTotp,
} from './people-db.ts';
import { findRole } from './roles-db.ts';
import { writeOwnPermissions } from './write-permissions.ts';

export const storeMemberPage: UseCase<typeof contract.storeMemberPage, SellersContext> = async (
  { database: { queries } },
  paging,
  { actor },
) => {
  const { records, total } = await readMembers(queries, actor.storeId, paging);
  const sellerIds = records.map(({ sellerId }) => sellerId);
  const seen = await lastSeenTimes(queries, 'seller', sellerIds);
  const enrolled = await readEnrolled(queries, sellerIds);
  const invitations = await readInvitations(queries, actor.storeId);
  const members = records.map(({ sellerId, name, mail, joinedAt, ...role }) => ({
    ...{ sellerId, name, mail: mail ?? '', role: toRole(role) },
    hasTotp: enrolled.has(sellerId),
    isSelf: sellerId === actor.userId,
    joinTime: formatApiTime(joinedAt),
    lastSeenTime: formatOrEmpty(seen.get(sellerId)),
  }));
  return {
    ...toPage(members, total, paging),
    invitations: invitations.map(({ id, mail, createdAt, expiresAt, ...role }) => ({
      ...{ id, mail, role: toRole(role) },
      createTime: formatApiTime(createdAt),
      expireTime: formatApiTime(expiresAt),
    })),
    requiresTotp: await readRequiresTotp(queries, actor.storeId),
  };
};

const formatOrEmpty = (time: Date | undefined) => (time ? formatApiTime(time) : '');

export function toRole({ roleId, roleName, isBuiltIn }: RoleRow) {
  return { roleId, name: roleName, isBuiltIn };
}

interface RoleRow {
  readonly roleId: number;
  readonly roleName: string;
  readonly isBuiltIn: boolean;
}

export const changeStoreMember: UseCase<typeof contract.changeStoreMember, SellersContext> = async (
  { database },
  { sellerId, roleId },
  { actor, audit },
) =>
  inTransaction(database, actor, async ({ queries }) => {
    const member = await memberToChange(queries, actor.storeId, sellerId, roleId === OWNER_ROLE_ID);
    if (typeof member === 'string') return refuse(member);
    const role = await findRole(queries, actor.storeId, roleId);
    if (!role) return refuse('role.notFound');
    await writeMemberRole(queries, actor.storeId, sellerId, roleId);
    await writeOwnPermissions(queries, sellerId, actor.storeId);
    audit.changed({ name: member.name, role: member.roleName }, { name: member.name, role: role.roleName });
    return null;
  });

export const removeStoreMember: UseCase<typeof contract.removeStoreMember, SellersContext> = async (
  { database },
  { sellerId },
  { actor, audit },
) =>
  inTransaction(database, actor, async ({ queries }) => {
    const member = await memberToChange(queries, actor.storeId, sellerId, false);
    if (typeof member === 'string') return refuse(member);
    await deleteMember(queries, actor.storeId, sellerId);
    await endSessionsInStore(queries, sellerId, actor.storeId);
    audit.changed({ name: member.name, role: member.roleName }, null);
    return null;
  });

/** The locked member; refused if the change would leave the store without an owner. */
async function memberToChange(queries: Queries, storeId: number, sellerId: string, staysOwner: boolean) {
  const owners = await lockOwners(queries, storeId);
  const member = await lockMember(queries, storeId, sellerId);
  if (!member) return 'people.notFound';
  const isLastOwner = owners.length === 1 && owners[0] === sellerId;
  return isLastOwner && !staysOwner ? 'people.lastOwner' : member;
}

/** An owner who requires a second factor must have one, so that the whole store cannot be locked out. */
export const requireTotp: UseCase<typeof contract.requireTotp, SellersContext> = async (
  { database },
  { required },
  { actor, audit },
) =>
  inTransaction(database, actor, async ({ queries }) => {
    // Before anything is read: a second factor that is being turned off is gone, or stays.
    const sellerIds = await lockMembers(queries, actor.storeId);
    if (required && !(await isEnrolled(queries, actor.userId))) return refuse('totp.enrolFirst');
    const before = await readRequiresTotp(queries, actor.storeId);
    await writeRequiresTotp(queries, actor.storeId, required);
    for (const sellerId of sellerIds) await writeOwnPermissions(queries, sellerId, actor.storeId);
    audit.changed({ required: before }, { required });
    return null;
  });
