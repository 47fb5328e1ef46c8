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

/** Invites a clerk called Robin Doe to the owner's store and accepts the invitation, by API; returns the mail address. */
export async function inviteClerk(request: APIRequestContext): Promise<string> {
  const mail = `seller-${randomUUID().slice(0, 8)}@example.org`;
  await signInSellerByApi(request);
  await postAccepted(request, '/api/m/people/invite', { mail, roleId: CLERK_ROLE_ID });
  const [, token] = (await invitationLink(mail)).split('#');
  await postAccepted(request, '/api/m/invitation/accept', { token, name: 'Robin Doe', passWord: PASSWORD });
  await postAccepted(request, '/api/m/logOut', {});
  return mail;
}

async function postAccepted(request: APIRequestContext, path: string, data: object): Promise<void> {
  const answer = await request.post(path, { data });
  expect(await answer.json()).toMatchObject({ success: true });
}

/** Path and token of the link in the invitation. */
export async function invitationLink(mail: string): Promise<string> {
  return (await latestMessageTo(mail)).text.match(/\/merchant\/invitation#\S+/)?.[0] ?? '';
}

/** Signs in on the login page of the back office, and waits for the menu. */
export async function signInSellerByForm(page: Page, userName: string, password: string): Promise<void> {
  await submitLogin(page, userName, password);
  await expect(page.getByRole('navigation', { name: merchantText('console.menu') })).toBeVisible();
}

export async function submitLogin(page: Page, userName: string, password: string): Promise<void> {
  await expect(page.getByRole('heading', { name: merchantText('console.signIn.title') })).toBeVisible();
  await page.getByLabel(merchantText('console.signIn.userName')).fill(userName);
  await page.getByLabel(merchantText('console.signIn.password')).fill(password);
  await page.getByRole('button', { name: merchantText('console.signIn.submit') }).click();
}

/** Signs in the demo seller. Buyers and sellers have separate sessions, so one browser can hold both. */
export async function signInSellerByApi(request: APIRequestContext): Promise<void> {
  await postAccepted(request, '/api/m/login', { userName: OWNER.mail, passWord: OWNER.password });
}
