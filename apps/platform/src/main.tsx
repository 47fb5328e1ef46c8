import { startConsole } from '@galleria/console-kit/start-console';
import { acceptStaffInvitation, staffInvitationInfo } from '@galleria/contract/staff/people';
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
} from '@galleria/contract/staff/sign-in';
import { uploadStaffPicture } from '@galleria/contract/uploads';
import { menu } from './menu.ts';
import { pages, publicPages } from './routes.ts';
import { useSearchResults } from './use-search-results.ts';
import { waiting } from './waiting-work.ts';

await startConsole<'platform'>({
  base: import.meta.env.BASE_URL,
  name: 'platform.name',
  signIn: {
    login: staffLogin,
    verifyLogin: verifyStaffLogin,
    logOut: staffLogOut,
    person: currentStaff,
    sendRecoveryCode: sendStaffRecoveryCode,
    resetPassword: resetStaffPassword,
    invitationInfo: staffInvitationInfo,
    acceptInvitation: acceptStaffInvitation,
    account: {
      changePassword: changeStaffPassword,
      sessionList: staffSessionList,
      endSession: endStaffSession,
      startTotp: startStaffTotp,
      confirmTotp: confirmStaffTotp,
      disableTotp: disableStaffTotp,
    },
    messages: {
      userName: 'console.signIn.mail',
      recovery: 'console.signIn.forgottenMailText',
      passwordRule: 'console.signIn.strongPasswordRule',
      accept: 'console.invitation.acceptMall',
      gone: 'console.invitation.goneMallText',
    },
    accountPath: '/account',
  },
  uploads: uploadStaffPicture,
  menu,
  pages,
  publicPages,
  waiting,
  useSearchResults,
});
