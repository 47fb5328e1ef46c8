import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { demoStaff } from '../../../packages/demo/src/people/demo-staff.ts';
import { latestMessageTo } from '../mailbox.ts';
import { consoleMessages } from '../messages.ts';

const platformText = consoleMessages('en', 'platform');

const SUPERUSER = demoStaff.superuser;
/** Meets the rule for staff passwords. */
export const STAFF_PASSWORD = 'Ket7le#rail';

/** Signs in on the login page of the platform console, and waits for the menu. */
export async function signInStaffByForm(
  page: Page,
  { mail, password }: { readonly mail: string; readonly password: string } = SUPERUSER,
): Promise<void> {
  await expect(page.getByRole('heading', { name: platformText('console.signIn.title') })).toBeVisible();
  await page.getByLabel(platformText('console.signIn.mail')).fill(mail);
  await page.getByLabel(platformText('console.signIn.password')).fill(password);
  await page.getByRole('button', { name: platformText('console.signIn.submit') }).click();
  await expectMenu(page);
}

/** Opens a screen of the console as a superuser, signed in by API: the login form has stories of its own. */
export async function openPlatform(
  page: Page,
  visit: (address: string) => Promise<void>,
  screen: string,
): Promise<void> {
  await signInStaffByApi(page.request);
  await visit(`/platform${screen}`);
  await expectMenu(page);
}

/** Signs in the superuser of the demo. */
export async function signInStaffByApi(request: APIRequestContext): Promise<void> {
  const answer = await request.post('/api/s/login', {
    data: { userName: SUPERUSER.mail, passWord: SUPERUSER.password },
  });
  expect(await answer.json()).toMatchObject({ success: true });
}

async function expectMenu(page: Page): Promise<void> {
  await expect(page.getByRole('navigation', { name: platformText('console.menu') })).toBeVisible();
}

/** Path and token of the link in the invitation. */
export async function staffInvitationLink(mail: string): Promise<string> {
  return (await latestMessageTo(mail)).text.match(/\/platform\/invitation#\S+/)?.[0] ?? '';
}
