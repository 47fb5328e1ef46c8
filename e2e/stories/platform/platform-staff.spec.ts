import { expectAccessibleScreens } from '../../support/console-screens.ts';
import { collectConsoleErrors, expect, test } from '../../support/fixtures.ts';
import { consoleMessages } from '../../support/messages.ts';
import { expectNoAxeFindings } from '../../support/page-checks.ts';
import { openPlatform, STAFF_PASSWORD, signInStaffByForm, staffInvitationLink } from '../../support/records/staff.ts';

const platformText = consoleMessages('en', 'platform');

test('a superuser invites a person, whose role limits the menu and what the server does', async ({
  page,
  visit,
  browser,
}) => {
  const mail = `staff-${Date.now()}@example.org`;
  await visit('/platform/staff');
  await expect(page.getByRole('heading', { name: platformText('console.signIn.title') })).toBeVisible();
  await expectNoAxeFindings(page, 'page');
  await signInStaffByForm(page);
  await page.getByRole('button', { name: platformText('console.people.invite') }).click();
  const drawer = page.getByRole('dialog', { name: platformText('console.people.invite') });
  await drawer.getByLabel(platformText('console.account.mail')).fill(mail);
  await drawer.getByLabel(platformText('console.people.role'), { exact: true }).click();
  await page
    .locator('.ant-select-item-option', { hasText: platformText('console.role.finance') })
    .last()
    .click();
  await drawer.getByRole('button', { name: platformText('console.people.sendInvitation') }).click();
  await expect(page.getByText(mail)).toBeVisible();

  const context = await browser.newContext({ baseURL: process.env.MALL_URL, locale: 'en' });
  const errors = collectConsoleErrors(context);
  const person = await context.newPage();
  await person.goto(await staffInvitationLink(mail));
  await person.getByLabel(platformText('console.invitation.name')).fill('Fin Doe');
  await person.getByLabel(platformText('console.signIn.newPassword')).fill(STAFF_PASSWORD);
  await person.getByRole('button', { name: platformText('console.invitation.acceptMall') }).click();
  await signInStaffByForm(person, { mail, password: STAFF_PASSWORD });
  const menu = person.getByRole('navigation', { name: platformText('console.menu') });
  await expect(menu.getByRole('link', { name: platformText('platform.overview') })).toBeVisible();
  await expect(menu.getByRole('link', { name: platformText('platform.staff') })).toBeHidden();
  await person.goto('/platform/staff');
  await expect(person.getByRole('heading', { name: platformText('console.forbidden') })).toBeVisible();
  const refused = await (await person.request.get('/api/s/staff/page')).json();
  expect(refused).toMatchObject({ success: false, reason: 'access.forbidden' });
  expect(errors).toEqual([]);

  await page.reload();
  const row = page.getByRole('row').filter({ hasText: mail });
  await row.getByRole('button', { name: platformText('platformPeople.lockOf', { name: 'Fin Doe' }) }).click();
  await page
    .getByRole('button', { name: platformText('platformPeople.lock'), exact: true })
    .last()
    .click();
  await expect(page.getByText(platformText('platformPeople.lockedOut', { name: 'Fin Doe' }))).toBeVisible();
  expect(await (await person.request.get('/api/s/me')).json()).toMatchObject({ reason: 'access.signIn' });
  await context.close();

  await page.getByRole('link', { name: platformText('platform.audit'), exact: true }).click();
  const entry = page.getByRole('row').filter({ hasText: platformText('platformActions.setStaffActive') });
  await entry.getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toContainText('127.0.0.1');
  await expect(page.getByRole('dialog')).toContainText('isActive');
});

test('the screens of staff are accessible and fit at every width', async ({ page, visit }) => {
  await openPlatform(page, visit, '/');
  await expectAccessibleScreens(page, 'platform', ['', 'staff', 'roles', 'audit', 'account']);
});
