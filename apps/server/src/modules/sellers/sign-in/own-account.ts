import type * as contract from '@galleria/contract/sellers/sign-in';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import {
  changePassword,
  confirmEnrolment,
  disableSecondFactor,
  endOwnSession,
  login,
  logOut,
  ownSessions,
  resetPassword,
  sendRecoveryCode,
  startEnrolment,
  verifyLogin,
} from '../../console-accounts/index.ts';
import type { SellersContext } from '../context.ts';
import { sellerRealm as realm } from './seller-realm.ts';

type SellerUseCase<Name extends keyof typeof contract> = UseCase<(typeof contract)[Name], SellersContext>;

/** Operations that both consoles share, for the realm of sellers. */
export const sellerLogin: SellerUseCase<'sellerLogin'> = ({ accounts }, input, caller) =>
  login(accounts, realm, input, caller);

export const verifySellerLogin: SellerUseCase<'verifySellerLogin'> = ({ accounts }, input, caller) =>
  verifyLogin(accounts, realm, input, caller);

export const sellerLogOut: SellerUseCase<'sellerLogOut'> = ({ accounts }, _input, caller) =>
  logOut(accounts, realm, caller);

export const sendSellerRecoveryCode: SellerUseCase<'sendSellerRecoveryCode'> = ({ accounts }, input, caller) =>
  sendRecoveryCode(accounts, realm, input, caller);

export const resetSellerPassword: SellerUseCase<'resetSellerPassword'> = ({ accounts }, input, caller) =>
  resetPassword(accounts, realm, input, caller);

export const changeSellerPassword: SellerUseCase<'changeSellerPassword'> = ({ accounts }, input, caller) =>
  changePassword(accounts, realm, input, caller);

export const sellerSessionList: SellerUseCase<'sellerSessionList'> = ({ accounts }, _input, caller) =>
  ownSessions(accounts, caller);

export const endSellerSession: SellerUseCase<'endSellerSession'> = ({ accounts }, input, caller) =>
  endOwnSession(accounts, input, caller);

export const startTotpEnrolment: SellerUseCase<'startTotpEnrolment'> = ({ accounts }, input, caller) =>
  startEnrolment(accounts, realm, input, caller);

export const confirmTotpEnrolment: SellerUseCase<'confirmTotpEnrolment'> = ({ accounts }, input, caller) =>
  confirmEnrolment(accounts, realm, input, caller);

export const disableTotp: SellerUseCase<'disableTotp'> = ({ accounts }, input, caller) =>
  disableSecondFactor(accounts, realm, input, caller);
