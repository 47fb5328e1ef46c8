import type { Envelope } from '@galleria/contract/wire/envelope';
import type { TestApp } from '../../../testing/open-test-app.ts';
import { lastCode } from '../../../testing/read-messages.ts';
import { TestBrowser } from './test-browser.ts';

export const GOOD_PASSWORD = 'Lantern#4821';

type Address = { mail: string } | { mobile: string };

/** Step 1 of registration: returns the verification token. */
export async function registerTokenFor(app: TestApp, address: Address): Promise<string> {
  const browser = new TestBrowser(app);
  await browser.call('POST', '/sms/sendRegisterCode', address);
  return tokenFrom(app, '/user/checkRegisterCode', address);
}

/** Step 1 of resetting the password: returns the verification token. */
export async function recoveryTokenFor(app: TestApp, address: Address): Promise<string> {
  await new TestBrowser(app).call('POST', '/sms/sendUpdatePwdCode', address);
  return tokenFrom(app, '/user/checkUpdatePwdSms', address);
}

async function tokenFrom(app: TestApp, path: string, address: Address): Promise<string> {
  const validCode = await lastCode(app, 'mail' in address ? address.mail : address.mobile);
  const { data, reason } = await new TestBrowser(app).call('PUT', path, { ...address, validCode });
  if (reason) throw new Error(`tokenFrom ${path}: ${reason}`);
  return (data as { checkRegisterSmsFlag: string }).checkRegisterSmsFlag;
}

export function register(browser: TestBrowser, checkRegisterSmsFlag: string, changes: object = {}): Promise<Envelope> {
  const details = { userName: 'new_person', passWord: GOOD_PASSWORD, nickName: 'New person' };
  return browser.call('POST', '/user/register', { checkRegisterSmsFlag, ...details, ...changes });
}
