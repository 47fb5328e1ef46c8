import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { demoStaff } from '../../../packages/demo/src/people/demo-staff.ts';
import { latestMessageTo } from '../mailbox.ts';
import { consoleWords } from '../messages.ts';

const say = consoleWords('en', 'platform');

const SUPERUSER = demoStaff.superuser;
/** Fits the rule for passwords of staff. */
export const STAFF_PASSWORD = 'Ket7le#rail';

/** On the login page of the platform console, until it has let the person in. */
export async function signInToPlatform(
  page: Page,
  { mail, password }: { readonly mail: string; readonly password: string } = SUPERUSER,
): Promise<void> {
  await expect(page.getByRole('heading', { name: say('console.signIn.title') })).toBeVisible();
  await page.getByLabel(say('console.signIn.mail')).fill(mail);
  await page.getByLabel(say('console.signIn.password')).fill(password);
  await page.getByRole('button', { name: say('console.signIn.submit') }).click();
  await expectMenu(page);
}

/** A screen of the console, for a superuser who has signed in already: the form has stories of its own. */
export async function openPlatform(
  page: Page,
  visit: (address: string) => Promise<void>,
  screen: string,
): Promise<void> {
  await signInStaff(page.request);
  await visit(`/platform${screen}`);
  await expectMenu(page);
}

/** Without the form. */
export async function signInStaff(request: APIRequestContext): Promise<void> {
  const answer = await request.post('/api/s/login', {
    data: { userName: SUPERUSER.mail, passWord: SUPERUSER.password },
  });
  expect(await answer.json()).toMatchObject({ success: true });
}

async function expectMenu(page: Page): Promise<void> {
  await expect(page.getByRole('navigation', { name: say('console.menu') })).toBeVisible();
}

/** The link in the invitation, as path and token. */
export async function staffInvitationLink(mail: string): Promise<string> {
  return (await latestMessageTo(mail)).text.match(/\/platform\/invitation#\S+/)?.[0] ?? '';
}
