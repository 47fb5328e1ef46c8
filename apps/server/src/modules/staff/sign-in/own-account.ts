import type * as contract from '@galleria/contract/staff/sign-in';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { SessionEnded } from '../../../infra/sessions/sessions.ts';
import {
  changePassword,
  confirmEnrolment,
  disableSecondFactor,
  endOwnSession,
  isEnrolled,
  login,
  logOut,
  ownSessions,
  resetPassword,
  sendRecoveryCode,
  startEnrolment,
  verifyLogin,
} from '../../console-accounts/index.ts';
import type { StaffContext } from '../context.ts';
import { findStaffById, readRoleOf, requiresTotp, toRole } from '../staff-db.ts';
import { staffRealm as realm } from './staff-realm.ts';

type StaffUseCase<Name extends keyof typeof contract> = UseCase<(typeof contract)[Name], StaffContext>;

export const currentStaff: StaffUseCase<'currentStaff'> = async ({ database: { queries } }, _input, { actor }) => {
  const member = await findStaffById(queries, actor.userId);
  // The person, and with them the session, was removed during this call.
  if (!member) throw new SessionEnded();
  const role = await readRoleOf(queries, member);
  const hasTotp = await isEnrolled(queries, member.id);
  return {
    ...{ staffId: member.id, name: member.name, mail: member.mail ?? '' },
    role: toRole(role),
    permissions: [...actor.permissions],
    hasTotp,
    mustEnrolTotp: !hasTotp && (await requiresTotp(queries, role)),
  };
};

/** Operations that both consoles share, for the realm of staff. */
export const staffLogin: StaffUseCase<'staffLogin'> = ({ accounts }, input, caller) =>
  login(accounts, realm, input, caller);

export const verifyStaffLogin: StaffUseCase<'verifyStaffLogin'> = ({ accounts }, input, caller) =>
  verifyLogin(accounts, realm, input, caller);

export const staffLogOut: StaffUseCase<'staffLogOut'> = ({ accounts }, _input, caller) =>
  logOut(accounts, realm, caller);

export const sendStaffRecoveryCode: StaffUseCase<'sendStaffRecoveryCode'> = ({ accounts }, input, caller) =>
  sendRecoveryCode(accounts, realm, input, caller);

export const resetStaffPassword: StaffUseCase<'resetStaffPassword'> = ({ accounts }, input, caller) =>
  resetPassword(accounts, realm, input, caller);

export const changeStaffPassword: StaffUseCase<'changeStaffPassword'> = ({ accounts }, input, caller) =>
  changePassword(accounts, realm, input, caller);

export const staffSessionList: StaffUseCase<'staffSessionList'> = ({ accounts }, _input, caller) =>
  ownSessions(accounts, caller);

export const endStaffSession: StaffUseCase<'endStaffSession'> = ({ accounts }, input, caller) =>
  endOwnSession(accounts, input, caller);

export const startStaffTotp: StaffUseCase<'startStaffTotp'> = ({ accounts }, input, caller) =>
  startEnrolment(accounts, realm, input, caller);

export const confirmStaffTotp: StaffUseCase<'confirmStaffTotp'> = ({ accounts }, input, caller) =>
  confirmEnrolment(accounts, realm, input, caller);

export const disableStaffTotp: StaffUseCase<'disableStaffTotp'> = ({ accounts }, input, caller) =>
  disableSecondFactor(accounts, realm, input, caller);
