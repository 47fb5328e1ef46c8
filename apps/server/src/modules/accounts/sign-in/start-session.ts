import type { SignedIn } from '@galleria/contract/accounts/fields';
import { contactOf } from '@galleria/domain/accounts/contact';
import type { z } from 'zod';
import type { Caller } from '../../../infra/calls/use-case.ts';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { endSessionByToken, openTimedSession } from '../../../infra/sessions/sessions.ts';
import { TOKEN_COOKIE } from '../../../infra/sessions/token-cookie.ts';
import { type Account, updateLocale } from '../accounts-db.ts';
import type { AccountsContext } from '../context.ts';
import { rememberDevice } from '../devices/devices-db.ts';
import { describeUserAgent } from '../devices/session-list.ts';
import { accountMails } from '../mails.ts';

/**
 * Opens a session with a new token, which prevents session fixation, and ends the previous session of this browser. The
 * owner is notified of a device that was never seen before.
 */
export async function startSession(
  { messages }: Pick<AccountsContext, 'messages'>,
  transaction: Transaction,
  account: Account,
  { browser, locale }: Caller,
): Promise<z.output<typeof SignedIn>> {
  const { queries } = transaction;
  if (browser.token) await endSessionByToken(queries, browser.token);
  const { token: accessToken, seconds: expiresIn } = await openTimedSession(queries, 'buyer', account.id, browser);
  const device = await rememberDevice(queries, 'buyer', account.id, browser);
  await updateLocale(queries, account.id, locale);
  if (device === 'additional') {
    await messages.write(transaction, {
      to: contactOf(account),
      locale,
      mail: accountMails.newDevice,
      values: describeUserAgent(browser.agent),
    });
  }
  browser.keep(TOKEN_COOKIE, accessToken, expiresIn);
  return { accessToken, expiresIn };
}
