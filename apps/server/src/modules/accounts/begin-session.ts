import type { SignedIn } from '@galleria/contract/accounts/fields';
import Bowser from 'bowser';
import type { z } from 'zod';
import type { Caller } from '../../infra/calls/use-case.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import { BUYER_SESSION_SECONDS, endSessionOf, openSession } from '../../infra/sessions/sessions.ts';
import { TOKEN_COOKIE } from '../../infra/sessions/token-cookie.ts';
import { type Account, noteLocale } from './accounts-db.ts';
import { contactOf } from './contact-of.ts';
import type { AccountsContext } from './context.ts';
import { rememberDevice } from './devices.ts';
import { accountMails } from './mails.ts';

/**
 * Signs somebody in: always with a new token, so that one planted before is worth nothing, and in place of the session
 * that this browser had. The owner hears of a device that was never seen before.
 */
export async function beginSession(
  { messages }: AccountsContext,
  transaction: Transaction,
  account: Account,
  caller: Caller,
): Promise<z.output<typeof SignedIn>> {
  const { queries } = transaction;
  const { browser, locale } = caller;
  if (browser.token) await endSessionOf(queries, browser.token);
  const accessToken = await openSession(queries, 'buyer', account.id, browser);
  const device = await rememberDevice(queries, account.id, browser);
  await noteLocale(queries, account.id, locale);
  if (device === 'another') {
    await messages.write(transaction, {
      to: contactOf(account),
      locale,
      mail: accountMails.newDevice,
      values: describeAgent(browser.agent),
    });
  }
  browser.keep(TOKEN_COOKIE, accessToken, BUYER_SESSION_SECONDS);
  return { accessToken, expiresIn: BUYER_SESSION_SECONDS };
}

type DeviceKind = 'desktop' | 'mobile' | 'tablet' | 'unknown';

/** What a browser says of itself, as people would say it; empty where it says nothing. */
export function describeAgent(agent: string): { browser: string; system: string; kind: DeviceKind } {
  if (!agent) return { browser: '', system: '', kind: 'unknown' };
  const { browser, os, platform } = Bowser.parse(agent);
  const kind = (['desktop', 'mobile', 'tablet'] as const).find((one) => one === platform.type) ?? 'unknown';
  return { browser: browser.name ?? '', system: os.name ?? '', kind };
}
