import { randomUUID } from 'node:crypto';
import { SYSTEM } from '@galleria/domain/access/access';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { staff } from '../../../modules/staff/index.ts';
import { ABSENT_ID } from '../access-row.ts';
import { openToAll, type StaffObject, type StaffRows, staffCall, staffCallOn } from '../staff-row.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';
const AUDITOR_ROLE = 5;
const unique = () => randomUUID().slice(0, 8);

const member: StaffObject = {
  make: ({ app }) => {
    const person = {
      name: 'Pat',
      mail: `staff-${unique()}@example.org`,
      password: 'Ket7le#rail',
      locale: 'en',
    } as const;
    return inTransaction(app.database, SYSTEM, (transaction) =>
      staff.seed.seedStaff(transaction, { ...person, role: 'auditor' }),
    );
  },
  absent: NOBODY,
};

const invitation: StaffObject = {
  make: ({ sql }) =>
    sql(
      `insert into staff_invitation (mail, role_id, token_hash, expires_at)
       values ($1, $2, $3, mall_now() + interval '1 day') returning id`,
      ...[`invited-${unique()}@example.org`, AUDITOR_ROLE, Buffer.from(unique())],
    ),
  absent: NOBODY,
};

const role: StaffObject = {
  make: ({ sql }) =>
    sql(`insert into staff_role (name, permissions) values ($1, '{orders.view}') returning id`, `Role ${unique()}`),
  absent: ABSENT_ID,
};

/** A session of the calling person. */
const session: StaffObject = {
  make: ({ sql }) =>
    sql(`insert into session (token_hash, kind, user_id, expires_at)
      select sha256(gen_random_uuid()::text::bytea), 'staff', id, mall_now() + interval '1 hour'
      from staff_member where mail = 'staff@galleria.test' returning id`),
  makeForeign: ({ sql }) =>
    sql(`insert into session (token_hash, kind, user_id, expires_at) values (sha256(gen_random_uuid()::text::bytea),
      'staff', gen_random_uuid(), mall_now() + interval '1 hour') returning id`),
  absent: NOBODY,
};

export const peopleStaffAccess: StaffRows = {
  ...{ staffLogin: openToAll, verifyStaffLogin: openToAll, staffLogOut: openToAll },
  ...{ sendStaffRecoveryCode: openToAll, resetStaffPassword: openToAll },
  ...{ staffInvitationInfo: openToAll, acceptStaffInvitation: openToAll },
  ...{ staffSetupInfo: openToAll, setUpStaff: openToAll },
  currentStaff: staffCall(),
  changeStaffPassword: staffCall({ oldPassword: 'Wrong#7777', newPassword: 'Ket7le#rail' }),
  staffSessionList: staffCall(),
  endStaffSession: staffCallOn(session, (id) => ({ id })),
  startStaffTotp: staffCall({ passWord: 'Wrong#7777' }),
  confirmStaffTotp: staffCall({ code: '000000' }),
  disableStaffTotp: staffCall({ passWord: 'Wrong#7777', code: '000000' }),
  ...{ auditPage: staffCall(), auditExport: staffCall() },
  staffPage: staffCall(),
  inviteStaff: staffCallOn(role, (roleId) => ({ roleId, mail: 'invited@example.org' })),
  revokeStaffInvitation: staffCallOn(invitation, (id) => ({ id })),
  changeStaffRole: staffCallOn(member, (staffId) => ({ staffId, roleId: AUDITOR_ROLE })),
  setStaffActive: staffCallOn(member, (staffId) => ({ staffId, isActive: false })),
  removeStaff: staffCallOn(member, (staffId) => ({ staffId })),
  staffRoleList: staffCall(),
  saveStaffRole: staffCallOn(role, (roleId) => ({ roleId, name: 'Reader', permissions: ['orders.view'] })),
  deleteStaffRole: staffCallOn(role, (roleId) => ({ roleId })),
};
