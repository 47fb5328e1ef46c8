import type { Locale } from '@galleria/domain/site/locales';
import type { Browser } from '../../infra/calls/browser.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import { endSessions } from '../../infra/sessions/sessions.ts';
import { type Account, updateAccount } from './accounts-db.ts';
import { forgetCodesOf } from './codes-db.ts';
import { contactOf } from './contact-of.ts';
import type { AccountsContext } from './context.ts';
import { forgetOtherDevices } from './devices.ts';
import { forgiveGuesses } from './guess-guard.ts';
import { accountMails } from './mails.ts';

interface Replacement {
  readonly account: Account;
  readonly passwordHash: string;
  readonly caller: { readonly locale: Locale; readonly browser: Browser };
  /** The session that may stay; without it every device is signed out. */
  readonly exceptSession?: string;
}

/** A new password ends what the old one opened, tells the owner, and gives them a clean start at signing in. */
export async function replacePassword(
  context: AccountsContext,
  transaction: Transaction,
  { account, passwordHash, caller, exceptSession }: Replacement,
): Promise<void> {
  const { queries } = transaction;
  await updateAccount(queries, account.id, { passwordHash });
  await endSessions(queries, 'buyer', account.id, exceptSession);
  const addresses = [account.mail, account.mobile].filter((address) => address !== null);
  await forgetCodesOf(queries, account.id, addresses);
  await forgetOtherDevices(queries, account.id, exceptSession === undefined ? undefined : caller.browser);
  await forgiveGuesses(context, queries, account.id, caller.browser);
  const to = contactOf(account);
  await context.messages.write(transaction, { to, locale: caller.locale, mail: accountMails.passwordChanged });
}
