import { demoClerk, demoSeller } from '@galleria/demo/people/demo-seller';
import type { TestApp } from '../../../testing/open-test-app.ts';
import { TestBrowser } from '../../accounts/testing/test-browser.ts';

export const OWNER = demoSeller;
export const CLERK = demoClerk;

/** A browser in which this seller is signed in to the merchant back office. */
export async function sellerBrowser(
  app: Pick<TestApp, 'server'>,
  { mail, password }: { readonly mail: string; readonly password: string } = OWNER,
): Promise<TestBrowser> {
  const browser = new TestBrowser(app);
  const { success, msg } = await browser.call('POST', '/m/login', { userName: mail, passWord: password });
  if (!success) throw new Error(`sellerBrowser: ${mail} cannot sign in (${msg})`);
  return browser;
}
