import * as leaving from '@galleria/contract/accounts/leaving';
import * as passwords from '@galleria/contract/accounts/passwords';
import * as profile from '@galleria/contract/accounts/profile';
import * as recovery from '@galleria/contract/accounts/recover-password';
import * as joining from '@galleria/contract/accounts/register';
import * as sessions from '@galleria/contract/accounts/sessions';
import * as coming from '@galleria/contract/accounts/sign-in';
import { type Binding, bind } from '../../infra/calls/use-case.ts';
import { changePassword } from './change-password.ts';
import type { Accounts } from './index.ts';
import { closeAccount, exportEverything } from './leaving.ts';
import { sendConfirmingCode, setPayPassword } from './pay-password.ts';
import { changeContact, changeProfile, sendNewContactCode, showCentre, showUser } from './profile.ts';
import { checkRecoveryCode, recoverPassword, sendRecoveryCode } from './recover-password.ts';
import { checkJoiningCode, join, sendJoiningCode } from './register.ts';
import { showSessions, signOutDevice } from './sessions.ts';
import { sendSignInCode, signIn, signInByCode, signOut } from './sign-in.ts';

export function accountRoutes({ context }: Accounts): Binding[] {
  return [
    bind(coming.passwordKey, async () => ({ ...context.transport.publicJwk, now: Date.now() })),
    bind(coming.login, signIn(context)),
    bind(coming.sendLoginCode, sendSignInCode(context)),
    bind(coming.mailLogin, signInByCode(context)),
    bind(coming.logOut, (_input, caller) => signOut(context, caller)),
    bind(joining.sendRegisterCode, sendJoiningCode(context)),
    bind(joining.checkRegisterCode, checkJoiningCode(context)),
    bind(joining.register, join(context)),
    bind(recovery.sendRecoveryCode, sendRecoveryCode(context)),
    bind(recovery.checkRecoveryCode, checkRecoveryCode(context)),
    bind(recovery.resetPassword, recoverPassword(context)),
    bind(profile.userInfo, showUser(context)),
    bind(profile.userCenter, showCentre(context)),
    bind(profile.updateProfile, changeProfile(context)),
    bind(profile.sendContactCode, sendNewContactCode(context)),
    bind(profile.changeContact, changeContact(context)),
    bind(passwords.changePassword, changePassword(context)),
    bind(passwords.setPayPassword, setPayPassword(context)),
    bind(passwords.sendConfirmationCode, sendConfirmingCode(context)),
    bind(sessions.sessionList, showSessions(context)),
    bind(sessions.endSession, signOutDevice(context)),
    bind(leaving.exportAccount, exportEverything(context)),
    bind(leaving.closeAccount, closeAccount(context)),
  ];
}
