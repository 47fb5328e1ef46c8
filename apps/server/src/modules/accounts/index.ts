import type { TaskList } from 'graphile-worker';
import type { Timetable } from '../../infra/jobs.ts';
import type { Secrets } from '../../infra/secrets.ts';
import { forgetEndedSessions } from '../../infra/sessions/sessions.ts';
import { openPayPasswords, type PayPasswords } from './ask-pay-password.ts';
import { forgetOldCodes } from './codes-db.ts';
import type { AccountsContext } from './context.ts';
import { REMEMBERED_SECONDS } from './devices.ts';
import { forgetOldDevices } from './devices-db.ts';
import { openKeys } from './keys.ts';
import { eraseLeftovers } from './leaving.ts';
import { openPasswordTransport } from './password-transport.ts';
import { forgetSpentSeals } from './seals-db.ts';
import { forgetOldThirdLogins } from './third-login/third-login-db.ts';
import { forgetOldTries } from './tries-db.ts';

export { findAccount, hasPeople, keepAccountOpen } from './accounts-db.ts';
export { addPerson } from './add-person.ts';
export { banAccount, banWhoeverHas } from './ban-account.ts';
export { findContact } from './find-contact.ts';

/** Being somebody: joining, coming in, passwords, devices, profile, leaving. */
export interface Accounts {
  readonly context: AccountsContext;
  readonly payPasswords: PayPasswords;
  readonly tasks: TaskList;
  readonly timetable: Timetable;
}

export function openAccounts(options: Omit<AccountsContext, 'keys' | 'transport'> & { secrets: Secrets }): Accounts {
  const { secrets, ...given } = options;
  const { queries } = given.database;
  const context: AccountsContext = {
    ...given,
    keys: openKeys(secrets),
    transport: openPasswordTransport(secrets, queries),
  };
  return {
    context,
    payPasswords: openPayPasswords(context),
    tasks: {
      eraseLeftovers: (payload) => eraseLeftovers(context, (payload as { userId: string }).userId),
      /** Once a day: what has ended and protects nobody any more. */
      tidyAccounts: async () => {
        await forgetSpentSeals(queries);
        await forgetOldTries(queries);
        await forgetOldCodes(queries);
        await forgetOldThirdLogins(queries);
        await forgetEndedSessions(queries);
        await forgetOldDevices(queries, REMEMBERED_SECONDS);
      },
    },
    timetable: { tidyAccounts: '23 3 * * *' },
  };
}
