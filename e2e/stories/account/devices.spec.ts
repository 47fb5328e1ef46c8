import type { Browser, Page } from '@playwright/test';
import { expect, expectAnnounced, test } from '../../support/fixtures.ts';
import { messages } from '../../support/messages.ts';
import { confirm } from '../../support/pages/forms.ts';
import { registerByMail } from '../../support/pages/register.ts';
import { forgetBinding } from '../../support/records/account-records.ts';

const text = messages('en');

test('a signed-out device loses its session at its next click', async ({ page, visit, browser }) => {
  const other = await openInOtherContext(browser, await registerByMail(page.request));
  await visit('/user-center/uc-bind');
  const devices = page.getByRole('region', { name: text('profile.devices.title') });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByText(text('profile.devices.current'))).toHaveCount(1);
  await devices
    .getByRole('listitem')
    .filter({ hasNotText: text('profile.devices.current') })
    .getByRole('button')
    .click();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: text('profile.devices.signOut'), exact: true }).click();
  await expectAnnounced(page, text('profile.devices.signedOut'));
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expectSignedOutAtNextClick(other);
});

test('all other devices are signed out at once', async ({ page, visit, browser }) => {
  const person = await registerByMail(page.request);
  const others = await Promise.all([openInOtherContext(browser, person), openInOtherContext(browser, person)]);
  await visit('/user-center/uc-bind');
  const devices = page.getByRole('region', { name: text('profile.devices.title') });
  await expect(devices.getByRole('listitem')).toHaveCount(3);
  await devices.getByRole('button', { name: text('profile.devices.signOutOthers') }).click();
  await confirm(page, text('profile.devices.othersTitle'), text('profile.devices.signOutOthers'));
  await expectAnnounced(page, text('profile.devices.othersDone'));
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  for (const other of others) await expectSignedOutAtNextClick(other);
});

test('a new password signs every other device out', async ({ page, visit, browser }) => {
  const person = await registerByMail(page.request);
  const other = await openInOtherContext(browser, person);
  await visit('/user-center/uc-password');
  await page.getByLabel(text('profile.password.old'), { exact: true }).fill(person.password);
  await page.getByLabel(text('profile.password.new'), { exact: true }).fill('Harbour2026');
  await page.getByLabel(text('profile.password.confirmation'), { exact: true }).fill('Harbour2026');
  await page.getByRole('button', { name: text('profile.password.submit'), exact: true }).click();
  await expect(page.getByRole('heading', { name: text('profile.password.done') })).toBeVisible();
  await expectSignedOutAtNextClick(other);
  await page.getByRole('link', { name: text('profile.backHome') }).click();
  await expect(page).toHaveURL(/\/uc-home$/);
});

test('an account of an OAuth provider is linked, listed and unlinked', async ({ page, visit }) => {
  await forgetBinding('Sam Okafor');
  await registerByMail(page.request);
  await visit('/user-center/uc-bind');
  const links = page.getByRole('region', { name: text('profile.bind.title') });
  await links.getByRole('link', { name: text('profile.bind.bindOf', { name: 'Facebook' }) }).click();
  await page.getByRole('button', { name: 'Sam Okafor' }).click();
  await expect(page).toHaveURL(/\/user-center\/uc-bind$/);
  const row = links.getByRole('listitem').filter({ hasText: 'Facebook' });
  await expect(row).toContainText('Sam Okafor');
  await row.getByRole('button', { name: text('profile.bind.unbindOf', { name: 'Facebook' }) }).click();
  await confirm(page, text('profile.bind.unbindTitle', { name: 'Facebook' }), text('profile.bind.unbind'));
  await expectAnnounced(page, text('profile.bind.unbound', { name: 'Facebook' }));
  await expect(row).toContainText(text('profile.bind.notBound'));
  await links.getByRole('link', { name: text('profile.bind.bindOf', { name: 'Facebook' }) }).click();
  await page.getByRole('button', { name: text('site.fakeProvider.cancel') }).click();
  await expect(page.getByText(text('refusals.thirdLogin.cancelled'))).toBeVisible();
});

/** Signs in the same person in another browser context. */
async function openInOtherContext(
  browser: Browser,
  { mail, password }: { mail: string; password: string },
): Promise<Page> {
  const context = await browser.newContext({ baseURL: process.env.MALL_URL });
  await context.request.post('/api/login', { data: { userName: mail, passWord: password } });
  const page = await context.newPage();
  await page.goto('/user-center/uc-home');
  await expect(page.getByRole('link', { name: text('profile.menu.account'), exact: true })).toBeVisible();
  return page;
}

async function expectSignedOutAtNextClick(page: Page): Promise<void> {
  await page.getByRole('link', { name: text('profile.menu.account'), exact: true }).click();
  await expect(page).toHaveURL(/\/login\?.*uc-account/);
  await page.context().close();
}
