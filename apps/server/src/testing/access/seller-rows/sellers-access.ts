import { randomUUID } from 'node:crypto';
import { inviteStoreMember, saveStoreRole } from '@galleria/contract/sellers/people';
import { SYSTEM } from '@galleria/domain/access/access';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { sellers } from '../../../modules/sellers/index.ts';
import { ABSENT_ID, type AccessRows, anyone, noObject, oneObject, type StoreObject } from '../access-row.ts';
import { OWN_STORE, sessionIn } from '../access-world.ts';

const CLERK_ROLE = 3;
const NOBODY = '00000000-0000-4000-8000-000000000000';
const newMail = () => `person-${randomUUID().slice(0, 8)}@example.org`;

const member: StoreObject = {
  make: ({ app }, storeId) => {
    const person = { name: 'Pat', mail: newMail(), mobile: null, password: 'Ket7le#ra', locale: 'en' } as const;
    return inTransaction(app.database, SYSTEM, (transaction) =>
      sellers.seed.seedSeller(transaction, { ...person, storeIds: [storeId], role: 'clerk' }),
    );
  },
  absent: NOBODY,
};

const invitation: StoreObject = {
  make: async (world, storeId) => {
    const mail = newMail();
    await world.call(storeId, inviteStoreMember, { mail, roleId: CLERK_ROLE });
    return world.sql('select id from store_invitation where mail = $1', mail);
  },
  absent: NOBODY,
};

const role: StoreObject = {
  make: async (world, storeId) => {
    const name = `Role ${randomUUID().slice(0, 8)}`;
    return (await world.call<{ roleId: number }>(storeId, saveStoreRole, { name, permissions: ['orders.view'] }))
      .roleId;
  },
  absent: ABSENT_ID,
};

/** A session belongs to a person, in either store. */
const session: StoreObject = {
  make: async ({ app, sql, ownerOf }, storeId) => {
    await sessionIn(app, storeId, ownerOf(storeId), []);
    return sql('select id from session where user_id = $1 order by created_at desc, id limit 1', ownerOf(storeId));
  },
  absent: NOBODY,
};

/**
 * A store as an object. The owner of the own store also works in the demo's other store, so a third one is the foreign
 * store.
 */
const store: StoreObject = {
  make: async (_, storeId) => (storeId === OWN_STORE ? OWN_STORE : 1),
  absent: ABSENT_ID,
};

export const sellersAccess: AccessRows = {
  ...{ sellerLogin: anyone, verifySellerLogin: anyone, sellerLogOut: anyone },
  ...{ sendSellerRecoveryCode: anyone, resetSellerPassword: anyone },
  ...{ invitationInfo: anyone, acceptInvitation: anyone },
  currentSeller: noObject(),
  switchStore: oneObject(store, (storeId) => ({ storeId })),
  changeSellerPassword: noObject({ oldPassword: 'Wrong#77', newPassword: 'Ket7le#rb' }),
  sellerSessionList: noObject(),
  endSellerSession: oneObject(session, (id) => ({ id })),
  startTotpEnrolment: noObject({ passWord: 'Wrong#77' }),
  confirmTotpEnrolment: noObject({ code: '000000' }),
  disableTotp: noObject({ passWord: 'Wrong#77', code: '000000' }),
  storeMemberPage: noObject(),
  inviteStoreMember: oneObject(role, (roleId) => ({ roleId, mail: 'invited@example.org' })),
  revokeInvitation: oneObject(invitation, (id) => ({ id })),
  changeStoreMember: oneObject(member, (sellerId) => ({ sellerId, roleId: CLERK_ROLE })),
  removeStoreMember: oneObject(member, (sellerId) => ({ sellerId })),
  storeRoleList: noObject(),
  saveStoreRole: oneObject(role, (roleId) => ({ roleId, name: 'Packer', permissions: ['orders.view'] })),
  deleteStoreRole: oneObject(role, (roleId) => ({ roleId })),
  requireTotp: noObject({ required: false }),
  storeAuditPage: noObject(),
};
