import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { demoSeller } from '../../../packages/demo/src/people/demo-seller.ts';
import { latestMessageTo } from '../mailbox.ts';
import { consoleMessages } from '../messages.ts';

const merchantText = consoleMessages('en', 'merchant');

export const OWNER = demoSeller;
/** Meets the rule for sellers' passwords. */
export const PASSWORD = 'Ket7le#ra';

/** The built-in role, from the migration that inserts it. */
const CLERK_ROLE_ID = 3;

/** Makes a clerk of the owner's store called Robin Doe, by API; returns the mail address. */
export async function makeSeller(request: APIRequestContext): Promise<string> {
  const mail = `seller-${randomUUID().slice(0, 8)}@example.org`;
  await request.post('/api/m/login', { data: { userName: OWNER.mail, passWord: OWNER.password } });
  await request.post('/api/m/people/invite', { data: { mail, roleId: CLERK_ROLE_ID } });
  const [, token] = (await invitationLink(mail)).split('#');
  await request.post('/api/m/invitation/accept', { data: { token, name: 'Robin Doe', passWord: PASSWORD } });
  await request.post('/api/m/logOut', { data: {} });
  return mail;
}

/** Path and token of the link in the invitation. */
export async function invitationLink(mail: string): Promise<string> {
  return (await latestMessageTo(mail)).text.match(/\/merchant\/invitation#\S+/)?.[0] ?? '';
}

/** Signs in on the login page of the back office, and waits for the menu. */
export async function signInToMerchant(page: Page, userName: string, password: string): Promise<void> {
  await fillLogin(page, userName, password);
  await expect(page.getByRole('navigation', { name: merchantText('console.menu') })).toBeVisible();
}

export async function fillLogin(page: Page, userName: string, password: string): Promise<void> {
  await expect(page.getByRole('heading', { name: merchantText('console.signIn.title') })).toBeVisible();
  await page.getByLabel(merchantText('console.signIn.userName')).fill(userName);
  await page.getByLabel(merchantText('console.signIn.password')).fill(password);
  await page.getByRole('button', { name: merchantText('console.signIn.submit') }).click();
}

/** By API. Buyers and sellers have separate sessions, so one browser can hold both. */
export async function signInSeller(request: APIRequestContext): Promise<void> {
  const answer = await request.post('/api/m/login', { data: { userName: OWNER.mail, passWord: OWNER.password } });
  expect(await answer.json()).toMatchObject({ success: true });
}
