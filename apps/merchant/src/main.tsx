import { startConsole } from '@galleria/console-kit/start-console';
import { acceptInvitation, invitationInfo } from '@galleria/contract/sellers/people';
import {
  changeSellerPassword,
  confirmTotpEnrolment,
  currentSeller,
  disableTotp,
  endSellerSession,
  resetSellerPassword,
  sellerLogin,
  sellerLogOut,
  sellerSessionList,
  sendSellerRecoveryCode,
  startTotpEnrolment,
  switchStore,
  verifySellerLogin,
} from '@galleria/contract/sellers/sign-in';
import { menu, pages } from './routes.ts';
import { useSearchResults } from './use-search-results.ts';
import { waiting } from './waiting-work.ts';
import './merchant.css';

await startConsole<'merchant'>({
  base: import.meta.env.BASE_URL,
  name: 'merchant.name',
  signIn: {
    login: sellerLogin,
    verifyLogin: verifySellerLogin,
    logOut: sellerLogOut,
    person: currentSeller,
    switchStore,
    sendRecoveryCode: sendSellerRecoveryCode,
    resetPassword: resetSellerPassword,
    invitationInfo,
    acceptInvitation,
    account: {
      changePassword: changeSellerPassword,
      sessionList: sellerSessionList,
      endSession: endSellerSession,
      startTotp: startTotpEnrolment,
      confirmTotp: confirmTotpEnrolment,
      disableTotp,
    },
    messages: {
      userName: 'console.signIn.userName',
      recovery: 'console.signIn.forgottenText',
      passwordRule: 'console.signIn.passwordRule',
      accept: 'console.invitation.accept',
      gone: 'console.invitation.goneText',
    },
    accountPath: '/account',
    application: { path: '/user-center/uc-freeshop', label: 'merchant.openStore' },
  },
  menu,
  pages,
  waiting,
  useSearchResults,
});
