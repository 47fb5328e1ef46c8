import { z } from 'zod';
import { defineModule, job, plainJob } from '../../infra/modules/define-module.ts';
import type { Secrets } from '../../infra/secrets/secrets.ts';
import { deleteExpiredSessions } from '../../infra/sessions/sessions.ts';
import type { Site } from '../site/index.ts';
import { banBuyer, endBuyerSessions, unbanBuyer } from './buyers/ban-buyer.ts';
import { buyerInfo, buyerPage, revealBuyerContact } from './buyers/buyer-page.ts';
import { closeAccount, eraseLeftovers } from './closing/close-account.ts';
import { exportAccount } from './closing/export-account.ts';
import { deleteExpiredCodes } from './codes/codes-db.ts';
import type { Accounts, AccountsContext } from './context.ts';
import { bindCredentials } from './credentials.ts';
import { deleteExpiredDevices } from './devices/devices-db.ts';
import { endSession, sessionList } from './devices/session-list.ts';
import { deleteExpiredGuards } from './guards/guards-db.ts';
import { accountMails } from './mails.ts';
import { changePassword } from './passwords/change-password.ts';
import { sendConfirmationCode } from './passwords/confirm-identity.ts';
import { openPasswordCheck } from './passwords/password-hash.ts';
import { openPayPasswords, setPayPassword } from './passwords/pay-password.ts';
import { openPasswordTransport, passwordKey } from './passwords/receive-password.ts';
import { checkRecoveryCode, resetPassword, sendRecoveryCode } from './passwords/reset-password.ts';
import { changeContact, sendContactCode } from './profile/change-contact.ts';
import { updateProfile, userCenter, userInfo } from './profile/profile.ts';
import { checkRegisterCode, register, sendRegisterCode } from './registration/register.ts';
import { disableDemoAccount, seedAccount } from './seed.ts';
import { login, logOut, mailLogin, sendLoginCode } from './sign-in/login.ts';
import { bindMail, sendBindCode } from './third-login/bind-mail.ts';
import { addBinding, bindingList, removeBinding } from './third-login/bindings.ts';
import { finishThirdLogin } from './third-login/finish-third-login.ts';
import { startThirdLogin, thirdLoginProviders } from './third-login/start-third-login.ts';
import { deleteExpiredThirdLogins } from './third-login/third-login-db.ts';
import { openKeyedHash } from './tokens.ts';

export { findAccount, findContact, hasAccounts, lockContacts, lockOpenAccount, lockProfile } from './accounts-db.ts';
export { findBuyers, nickNames } from './buyers/buyers-db.ts';
export { banAccount } from './closing/close-account.ts';
export type { Accounts } from './context.ts';
export type { Credentials } from './credentials.ts';
export { describeUserAgent, presentSession } from './devices/session-list.ts';
export { countNewAccounts, findAccounts } from './find-accounts-db.ts';
export { hashPassword, openPasswordCheck } from './passwords/password-hash.ts';
export { ACCOUNT_REGISTERED } from './registration/register.ts';
export { hashToken, newToken } from './tokens.ts';

interface Needs extends Pick<AccountsContext, 'database' | 'messages' | 'publicUrl' | 'personalData' | 'providers'> {
  readonly newAccountSteps?: AccountsContext['newAccountSteps'];
  readonly secrets: Secrets;
  readonly site: Pick<Site, 'rules'>;
}

/** Accounts of buyers: registration, sign-in, passwords, devices, profile, external identities, closing. */
export const accounts = defineModule({
  name: 'accounts',
  open: ({
    database,
    messages,
    publicUrl,
    personalData,
    newAccountSteps = [],
    providers,
    secrets,
    site,
  }: Needs): AccountsContext & Accounts => {
    const keyedHash = openKeyedHash(secrets);
    const transport = openPasswordTransport(secrets, database.queries);
    const isPassword = openPasswordCheck();
    const context: AccountsContext = {
      ...{ database, messages, publicUrl, personalData, newAccountSteps, providers },
      ...{ keyedHash, transport, isPassword },
      payPasswords: openPayPasswords({ database, keyedHash, transport, isPassword, rules: site.rules }),
      rules: site.rules,
    };
    return { ...context, credentials: bindCredentials(context) };
  },
  operations: {
    ...{ passwordKey, login, mailLogin, sendLoginCode, logOut },
    ...{ sendRegisterCode, checkRegisterCode, register },
    ...{ sendRecoveryCode, checkRecoveryCode, resetPassword },
    ...{ thirdLoginProviders, startThirdLogin, finishThirdLogin, sendBindCode, bindMail },
    ...{ bindingList, addBinding, removeBinding },
    ...{ userInfo, userCenter, updateProfile, sendContactCode, changeContact },
    ...{ changePassword, setPayPassword, sendConfirmationCode },
    ...{ sessionList, endSession },
    ...{ exportAccount, closeAccount },
    ...{ buyerPage, buyerInfo, revealBuyerContact, endBuyerSessions, banBuyer, unbanBuyer },
  },
  jobs: {
    eraseLeftovers: job('bulk', z.object({ userId: z.uuid() }), eraseLeftovers),
    deleteExpiredAccountRows: plainJob('bulk', deleteExpiredAccountRows),
  },
  schedule: { deleteExpiredAccountRows: '23 3 * * *' },
  mails: accountMails,
  seed: { disableDemoAccount, seedAccount },
});

async function deleteExpiredAccountRows({ database: { queries } }: AccountsContext): Promise<void> {
  await deleteExpiredGuards(queries);
  await deleteExpiredCodes(queries);
  await deleteExpiredThirdLogins(queries);
  await deleteExpiredSessions(queries);
  await deleteExpiredDevices(queries);
}
