import type { Browser, Page } from '@playwright/test';
import { expect, expectAnnounced, test } from '../../support/fixtures.ts';
import { messages } from '../../support/messages.ts';
import { confirm } from '../../support/pages/forms.ts';
import { registerByMail } from '../../support/pages/register.ts';
import { forgetBinding } from '../../support/records/account-records.ts';

const say = messages('en');

test('a signed-out device loses its session at its next click', async ({ page, visit, browser }) => {
  const other = await openElsewhere(browser, await registerByMail(page.request));
  await visit('/user-center/uc-bind');
  const devices = page.getByRole('region', { name: say('profile.devices.title') });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByText(say('profile.devices.current'))).toHaveCount(1);
  await devices
    .getByRole('listitem')
    .filter({ hasNotText: say('profile.devices.current') })
    .getByRole('button')
    .click();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: say('profile.devices.signOut'), exact: true }).click();
  await expectAnnounced(page, say('profile.devices.signedOut'));
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expectSignedOutAtNextClick(other);
});

test('all other devices are signed out at once', async ({ page, visit, browser }) => {
  const person = await registerByMail(page.request);
  const others = await Promise.all([openElsewhere(browser, person), openElsewhere(browser, person)]);
  await visit('/user-center/uc-bind');
  const devices = page.getByRole('region', { name: say('profile.devices.title') });
  await expect(devices.getByRole('listitem')).toHaveCount(3);
  await devices.getByRole('button', { name: say('profile.devices.signOutOthers') }).click();
  await confirm(page, say('profile.devices.othersTitle'), say('profile.devices.signOutOthers'));
  await expectAnnounced(page, say('profile.devices.othersDone'));
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  for (const other of others) await expectSignedOutAtNextClick(other);
});

test('a new password signs every other device out', async ({ page, visit, browser }) => {
  const person = await registerByMail(page.request);
  const other = await openElsewhere(browser, person);
  await visit('/user-center/uc-password');
  await page.getByLabel(say('profile.password.old'), { exact: true }).fill(person.password);
  await page.getByLabel(say('profile.password.new'), { exact: true }).fill('Harbour2026');
  await page.getByLabel(say('profile.password.confirmation'), { exact: true }).fill('Harbour2026');
  await page.getByRole('button', { name: say('profile.password.submit'), exact: true }).click();
  await expect(page.getByRole('heading', { name: say('profile.password.done') })).toBeVisible();
  await expectSignedOutAtNextClick(other);
  await page.getByRole('link', { name: say('profile.backHome') }).click();
  await expect(page).toHaveURL(/\/uc-home$/);
});

test('an account of an OAuth provider is linked, listed and unlinked', async ({ page, visit }) => {
  await forgetBinding('Sam Okafor');
  await registerByMail(page.request);
  await visit('/user-center/uc-bind');
  const links = page.getByRole('region', { name: say('profile.bind.title') });
  await links.getByRole('link', { name: say('profile.bind.bindOf', { name: 'Facebook' }) }).click();
  await page.getByRole('button', { name: 'Sam Okafor' }).click();
  await expect(page).toHaveURL(/\/user-center\/uc-bind$/);
  const row = links.getByRole('listitem').filter({ hasText: 'Facebook' });
  await expect(row).toContainText('Sam Okafor');
  await row.getByRole('button', { name: say('profile.bind.unbindOf', { name: 'Facebook' }) }).click();
  await confirm(page, say('profile.bind.unbindTitle', { name: 'Facebook' }), say('profile.bind.unbind'));
  await expectAnnounced(page, say('profile.bind.unbound', { name: 'Facebook' }));
  await expect(row).toContainText(say('profile.bind.notBound'));
  await links.getByRole('link', { name: say('profile.bind.bindOf', { name: 'Facebook' }) }).click();
  await page.getByRole('button', { name: say('site.fakeProvider.cancel') }).click();
  await expect(page.getByText(say('refusals.thirdLogin.cancelled'))).toBeVisible();
});

/** Signs in the same person in another browser context. */
async function openElsewhere(browser: Browser, { mail, password }: { mail: string; password: string }): Promise<Page> {
  const context = await browser.newContext({ baseURL: process.env.MALL_URL });
  await context.request.post('/api/login', { data: { userName: mail, passWord: password } });
  const page = await context.newPage();
  await page.goto('/user-center/uc-home');
  await expect(page.getByRole('link', { name: say('profile.menu.account'), exact: true })).toBeVisible();
  return page;
}

async function expectSignedOutAtNextClick(page: Page): Promise<void> {
  await page.getByRole('link', { name: say('profile.menu.account'), exact: true }).click();
  await expect(page).toHaveURL(/\/login\?.*uc-account/);
  await page.context().close();
}
