import { STAFF_STATUSES } from '@galleria/domain/stores/change-status';
import { PAPER_REASONS } from '@galleria/domain/stores/paper-request';
import { z } from 'zod';
import { defineModule, job, plainJob } from '../../infra/modules/define-module.ts';
import type { ConsoleAccountsContext } from '../console-accounts/index.ts';
import { PAPERS_DECIDED, STORE_STATUS_CHANGED, STORE_SWITCHED } from '../stores/index.ts';
import type { SellersContext } from './context.ts';
import { sellerMails } from './mails.ts';
import { storeAuditPage } from './people/audit-page.ts';
import { acceptInvitation, invitationInfo, inviteStoreMember, revokeInvitation } from './people/invitations.ts';
import { deleteExpiredInvitations } from './people/invitations-db.ts';
import { notifyOfPapers } from './people/notify-of-papers.ts';
import { notifyOfStatus, warnOfEndingLicences } from './people/notify-of-status.ts';
import { mailOwnersOfSwitch } from './people/notify-owners.ts';
import { platformStorePeople } from './people/platform-store-people.ts';
import { sendStoreAccountCode, setStoreAccount } from './people/store-account.ts';
import { changeStoreMember, removeStoreMember, requireTotp, storeMemberPage } from './people/store-members.ts';
import { deleteStoreRole, saveStoreRole, storeRoleList } from './people/store-roles.ts';
import { disableDemoSeller, findSellerId, seedSeller } from './seed.ts';
import { currentSeller, switchStore } from './sign-in/current-seller.ts';
import {
  changeSellerPassword,
  confirmTotpEnrolment,
  disableTotp,
  endSellerSession,
  resetSellerPassword,
  sellerLogin,
  sellerLogOut,
  sellerSessionList,
  sendSellerRecoveryCode,
  startTotpEnrolment,
  verifySellerLogin,
} from './sign-in/own-account.ts';
import { banSeller, endSessionsOfSeller, resetSellerTotp, unbanSeller } from './staff/ban-seller.ts';
import { revealSellerContact, sellerInfo, sellerPage } from './staff/seller-page.ts';

export { mailOwners } from './people/mail-owners.ts';
export { findSellersByText, findStoreMembers, readOwners, sellerNames } from './people/people-db.ts';
export { hasSellers } from './sellers-db.ts';

interface Needs extends Pick<SellersContext, 'database' | 'messages' | 'publicUrl' | 'stores'> {
  readonly consoleAccounts: ConsoleAccountsContext;
}

const ChangedStatus = z.object({
  storeId: z.int(),
  to: z.enum(STAFF_STATUSES),
  reason: z.string(),
  at: z.string(),
});

const DecidedPapers = z.object({
  requestId: z.int(),
  storeId: z.int(),
  isAccepted: z.boolean(),
  reasons: z.array(z.enum(PAPER_REASONS)),
  remark: z.string(),
});

/** People who work in stores: sign-in, second factor, roles, invitations, and the audit log of their changes. */
export const sellers = defineModule({
  name: 'sellers',
  open: ({ database, messages, publicUrl, stores, consoleAccounts: accounts }: Needs): SellersContext => ({
    ...{ database, messages, publicUrl, stores, accounts },
  }),
  operations: {
    ...{ sellerLogin, verifySellerLogin, sellerLogOut, sendSellerRecoveryCode, resetSellerPassword },
    ...{ currentSeller, switchStore, changeSellerPassword, sellerSessionList, endSellerSession },
    ...{ startTotpEnrolment, confirmTotpEnrolment, disableTotp },
    ...{ storeMemberPage, changeStoreMember, removeStoreMember, requireTotp },
    ...{ inviteStoreMember, revokeInvitation, invitationInfo, acceptInvitation },
    platformStorePeople,
    ...{ sellerPage, sellerInfo, revealSellerContact, endSessionsOfSeller },
    ...{ banSeller, unbanSeller, resetSellerTotp },
    ...{ storeRoleList, saveStoreRole, deleteStoreRole, storeAuditPage },
    ...{ sendStoreAccountCode, setStoreAccount },
  },
  jobs: {
    deleteExpiredSellerRows: plainJob('bulk', deleteExpiredSellerRows),
    warnOfEndingLicences: plainJob('mail', warnOfEndingLicences),
  },
  schedule: { deleteExpiredSellerRows: '31 3 * * *', warnOfEndingLicences: '5 6 * * *' },
  subscriptions: [
    {
      event: STORE_SWITCHED,
      subscriber: 'sellers',
      handle: job('mail', z.object({ storeId: z.int(), isOpen: z.boolean(), at: z.string() }), mailOwnersOfSwitch),
    },
    { event: STORE_STATUS_CHANGED, subscriber: 'sellers', handle: job('mail', ChangedStatus, notifyOfStatus) },
    { event: PAPERS_DECIDED, subscriber: 'sellers', handle: job('mail', DecidedPapers, notifyOfPapers) },
  ],
  mails: sellerMails,
  seed: { disableDemoSeller, findSellerId, seedSeller },
});

async function deleteExpiredSellerRows({ database: { queries } }: SellersContext): Promise<void> {
  await deleteExpiredInvitations(queries);
}
