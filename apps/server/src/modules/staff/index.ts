import { defineModule, plainJob } from '../../infra/modules/define-module.ts';
import type { ConsoleAccountsContext } from '../console-accounts/index.ts';
import { auditExport, auditPage } from './audit/audit.ts';
import type { StaffContext } from './context.ts';
import { staffMails } from './mails.ts';
import {
  acceptStaffInvitation,
  inviteStaff,
  revokeStaffInvitation,
  staffInvitationInfo,
} from './people/invitations.ts';
import { deleteExpiredInvitations } from './people/invitations-db.ts';
import { changeStaffRole, removeStaff, setStaffActive, staffPage } from './people/members.ts';
import { deleteStaffRole, saveStaffRole, staffRoleList } from './people/roles.ts';
import { disableDemoStaff, findStaffId, seedStaff } from './seed.ts';
import { setUpStaff, staffSetupInfo } from './setup/setup.ts';
import {
  changeStaffPassword,
  confirmStaffTotp,
  currentStaff,
  disableStaffTotp,
  endStaffSession,
  resetStaffPassword,
  sendStaffRecoveryCode,
  staffLogin,
  staffLogOut,
  staffSessionList,
  startStaffTotp,
  verifyStaffLogin,
} from './sign-in/own-account.ts';

export { issueSetupToken } from './setup/setup.ts';
export { hasStaff, readStaffWithPermission, staffNames } from './staff-db.ts';

interface Needs extends Pick<StaffContext, 'database' | 'messages' | 'stores'> {
  readonly consoleAccounts: ConsoleAccountsContext;
}

/** People who run the mall: sign-in, second factor, roles, invitations, and the audit log. */
export const staff = defineModule({
  name: 'staff',
  open: ({ database, messages, stores, consoleAccounts: accounts }: Needs): StaffContext => ({
    ...{ database, messages, stores, accounts },
  }),
  operations: {
    ...{ staffLogin, verifyStaffLogin, staffLogOut, sendStaffRecoveryCode, resetStaffPassword },
    ...{ currentStaff, changeStaffPassword, staffSessionList, endStaffSession },
    ...{ startStaffTotp, confirmStaffTotp, disableStaffTotp },
    ...{ staffPage, changeStaffRole, setStaffActive, removeStaff },
    ...{ inviteStaff, revokeStaffInvitation, staffInvitationInfo, acceptStaffInvitation },
    ...{ staffRoleList, saveStaffRole, deleteStaffRole },
    ...{ auditPage, auditExport },
    ...{ staffSetupInfo, setUpStaff },
  },
  jobs: {
    deleteExpiredStaffInvitations: plainJob('bulk', ({ database }: StaffContext) =>
      deleteExpiredInvitations(database.queries),
    ),
  },
  schedule: { deleteExpiredStaffInvitations: '35 3 * * *' },
  mails: staffMails,
  seed: { disableDemoStaff, findStaffId, seedStaff },
});
