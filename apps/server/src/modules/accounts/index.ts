import type { TaskList } from 'graphile-worker';
import type { OtherSite } from '../../gateways/oauth/other-site.ts';
import type { Schedule } from '../../infra/jobs.ts';
import { adaptModule } from '../../infra/modules/define-module.ts';
import type { PersonalData } from '../../infra/personal-data.ts';
import type { Secrets } from '../../infra/secrets.ts';
import { forgetEndedSessions } from '../../infra/sessions/sessions.ts';
import type { Site } from '../site/index.ts';
import { openPayPasswords, type PayPasswords } from './ask-pay-password.ts';
import { forgetOldCodes } from './codes-db.ts';
import type { AccountsContext } from './context.ts';
import { REMEMBERED_SECONDS } from './devices.ts';
import { forgetOldDevices } from './devices-db.ts';
import { openKeys } from './keys.ts';
import { eraseLeftovers } from './leaving.ts';
import { accountMails } from './mails.ts';
import { openPasswordTransport } from './password-transport.ts';
import { accountRoutes } from './routes.ts';
import { forgetSpentSeals } from './seals-db.ts';
import { thirdLoginRoutes } from './third-login/routes.ts';
import { forgetOldThirdLogins } from './third-login/third-login-db.ts';
import { forgetOldTries } from './tries-db.ts';

export { findAccount, hasPeople, lockOpenAccount } from './accounts-db.ts';
export { addPerson } from './add-person.ts';
export { banAccount, disableDemoAccount } from './ban-account.ts';
export { findContact } from './find-contact.ts';

/** Being somebody: joining, coming in, passwords, devices, profile, leaving. */
export interface Accounts {
  readonly context: AccountsContext;
  readonly payPasswords: PayPasswords;
  readonly tasks: TaskList;
  readonly schedule: Schedule;
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
    schedule: { tidyAccounts: '23 3 * * *' },
  };
}

interface Needs extends Pick<AccountsContext, 'database' | 'messages' | 'publicUrl'> {
  readonly secrets: Secrets;
  readonly site: Pick<Site, 'rules'>;
  readonly personalData: readonly PersonalData[];
  readonly providers: readonly OtherSite[];
}

export const accounts = adaptModule(
  'accounts',
  ({ site, personalData, ...given }: Needs) => openAccounts({ ...given, rules: site.rules, records: personalData }),
  (service, { providers }) => [...accountRoutes(service), ...thirdLoginRoutes(service, providers)],
  [],
  accountMails,
);
