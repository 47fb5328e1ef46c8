import type { Database } from '../../infra/database/database.ts';
import type { Messages } from '../../infra/messages/messages.ts';
import { defineModule, plainJob } from '../../infra/modules/define-module.ts';
import type { Secrets } from '../../infra/secrets/secrets.ts';
import type { Accounts } from '../accounts/index.ts';
import { deleteExpiredLogins } from './pending-logins-db.ts';
import type { ConsoleAccountsContext } from './realm.ts';
import { openTotp } from './totp.ts';

export { confirmPassword } from './confirm-password.ts';
export { confirmEnrolment, disableSecondFactor, startEnrolment } from './enrolment.ts';
export { changePassword, resetPassword, sendRecoveryCode } from './passwords.ts';
export type { ConsoleAccountsContext, ConsoleRealm } from './realm.ts';
export { deleteSecondFactor, isEnrolled, readEnrolled } from './second-factor-db.ts';
export { endOwnSession, ownSessions } from './self.ts';
export { login, logOut, verifyLogin } from './sign-in.ts';

interface Needs {
  readonly database: Database;
  readonly messages: Messages;
  readonly secrets: Secrets;
  readonly accounts: Pick<Accounts, 'credentials'>;
}

/** Sign-in shared by both consoles: password, second factor, sessions. The modules of the realms store the people. */
export const consoleAccounts = defineModule({
  name: 'consoleAccounts',
  open: ({ database, messages, secrets, accounts }: Needs): ConsoleAccountsContext => ({
    ...{ database, messages },
    credentials: accounts.credentials,
    totp: openTotp(secrets),
  }),
  operations: {},
  jobs: {
    deleteExpiredLogins: plainJob('bulk', ({ database }: ConsoleAccountsContext) =>
      deleteExpiredLogins(database.queries),
    ),
  },
  schedule: { deleteExpiredLogins: '33 3 * * *' },
});
