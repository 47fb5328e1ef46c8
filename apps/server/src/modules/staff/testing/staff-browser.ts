import { demoStaff } from '@galleria/demo/people/demo-staff';
import type { TestApp } from '../../../testing/open-test-app.ts';
import { TestBrowser } from '../../accounts/testing/test-browser.ts';

export const SUPERUSER = demoStaff.superuser;

/** A browser in which this person is signed in to the platform console. */
export async function staffBrowser(
  app: Pick<TestApp, 'server'>,
  { mail, password }: { readonly mail: string; readonly password: string } = SUPERUSER,
): Promise<TestBrowser> {
  const browser = new TestBrowser(app);
  const { success, msg } = await browser.call('POST', '/s/login', { userName: mail, passWord: password });
  if (!success) throw new Error(`staffBrowser: ${mail} cannot sign in (${msg})`);
  return browser;
}
