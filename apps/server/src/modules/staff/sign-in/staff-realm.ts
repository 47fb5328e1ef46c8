import { checkRegisterPassword } from '@galleria/domain/accounts/password-rules';
import { writeStaffPermissions } from '../../../infra/sessions/sessions.ts';
import { STAFF_COOKIE } from '../../../infra/sessions/token-cookie.ts';
import { type ConsoleRealm, isEnrolled } from '../../console-accounts/index.ts';
import { staffMails } from '../mails.ts';
import {
  findStaff,
  findStaffById,
  lockRoleForShare,
  lockStaff,
  permissionsOf,
  readRoleOf,
  requiresTotp,
  type StaffMember,
  updateStaff,
} from '../staff-db.ts';

/** The realm of staff, for the shared sign-in of the consoles. */
export const staffRealm: ConsoleRealm<StaffMember, 'password.registerRule', 'staff.disabled'> = {
  kind: 'staff',
  cookie: STAFF_COOKIE,
  recovery: { purpose: 'staffRecover', unknown: 'staffUnknown' },
  newDevice: staffMails.staffDevice,
  suspended: 'staff.disabled',
  checkPassword: checkRegisterPassword,
  find: findStaff,
  lock: lockStaff,
  read: findStaffById,
  update: updateStaff,
  admit: async (queries, member, hasTotp) => {
    const role = await lockRoleForShare(queries, member);
    return { permissions: await permissionsOf(queries, role, hasTotp) };
  },
  writePermissions: async (queries, staffId) => {
    const member = await findStaffById(queries, staffId);
    if (!member) return;
    const role = await readRoleOf(queries, member);
    const permissions = await permissionsOf(queries, role, await isEnrolled(queries, staffId));
    await writeStaffPermissions(queries, staffId, permissions);
  },
  requiresTotp: async (queries, staffId) => {
    const member = await findStaffById(queries, staffId);
    return member !== undefined && requiresTotp(queries, await readRoleOf(queries, member));
  },
};
