import type { Browser, Page } from '@playwright/test';
import { expectAccessibleScreens } from '../../support/console-screens.ts';
import { collectConsoleErrors, expect, test } from '../../support/fixtures.ts';
import { consoleMessages } from '../../support/messages.ts';
import { expectNoAxeFindings } from '../../support/page-checks.ts';
import {
  invitationLink,
  OWNER,
  PASSWORD,
  signInSellerByApi,
  signInSellerByForm,
} from '../../support/records/sellers.ts';

const merchantText = consoleMessages('en', 'merchant');

test('an owner invites a person, whose menu follows the role they are given', async ({ page, visit, browser }) => {
  const mail = `merchant-${Date.now()}@example.org`;
  await signInSellerByApi(page.request);
  await visit('/merchant/people');
  await expect(page).toHaveURL(/\/merchant\/people$/);
  await invite(page, mail, merchantText('console.role.clerk'));

  const person = await acceptInvitation(browser, mail);
  const menu = person.getByRole('navigation', { name: merchantText('console.menu') });
  await expect(menu.getByRole('link', { name: merchantText('merchant.overview') })).toBeVisible();
  await expect(menu.getByRole('link', { name: merchantText('merchant.people') })).toBeHidden();
  await person.goto('/merchant/people');
  await expect(person.getByRole('heading', { name: merchantText('console.forbidden') })).toBeVisible();

  await page.reload();
  await changeRole(page, mail, merchantText('console.role.manager'));
  const changed = merchantText('console.people.roleChanged', {
    name: 'Robin Doe',
    role: merchantText('console.role.manager'),
  });
  await expect(page.getByText(changed)).toBeVisible();
  await menu.getByRole('link', { name: merchantText('merchant.overview') }).click();
  await menu.getByRole('link', { name: merchantText('merchant.people') }).click();
  await expect(person.getByRole('heading', { name: merchantText('merchant.people') })).toBeVisible();
  await expect(person.getByRole('button', { name: merchantText('console.people.invite') })).toBeHidden();

  await page.getByRole('link', { name: merchantText('merchant.audit'), exact: true }).click();
  const entry = page.getByRole('row').filter({ hasText: 'clerk → manager' });
  await expect(entry.filter({ hasText: OWNER.name }).first()).toBeVisible();
  await entry.getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toContainText('127.0.0.1');
  await person.context().close();
});

test('an ended session asks for the password above the screen and keeps what was typed', async ({ page, visit }) => {
  await signInSellerByApi(page.request);
  await visit('/merchant/roles');
  await page.getByRole('button', { name: merchantText('console.roles.addRole') }).click();
  await page.getByLabel(merchantText('console.roles.roleName')).fill('Night shift');
  await page.getByRole('checkbox', { name: merchantText('console.verb.ship') }).check();
  await page.context().clearCookies({ name: 'merchantToken' });
  await page.getByRole('button', { name: merchantText('console.save') }).click();
  const dialog = page.getByRole('dialog', { name: merchantText('console.signIn.ended') });
  await dialog.getByLabel(merchantText('console.signIn.password')).fill(OWNER.password);
  await dialog.getByRole('button', { name: merchantText('console.signIn.submit') }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel(merchantText('console.roles.roleName'))).toHaveValue('Night shift');
  await page.getByRole('button', { name: merchantText('console.cancel') }).click();
});

test('the screens of people and roles are accessible and fit at every width', async ({ page, visit }) => {
  await visit('/merchant/');
  await expect(page.getByRole('heading', { name: merchantText('console.signIn.title') })).toBeVisible();
  await expectNoAxeFindings(page, 'page');
  await signInSellerByForm(page, OWNER.mail, OWNER.password);
  await expect(page.getByRole('heading', { name: merchantText('merchant.hello', { name: OWNER.name }) })).toBeVisible();
  await expectNoAxeFindings(page, 'page');
  await expectAccessibleScreens(page, 'merchant', ['', 'people', 'roles', 'audit', 'account']);
});

async function invite(page: Page, mail: string, role: string): Promise<void> {
  await page.getByRole('button', { name: merchantText('console.people.invite') }).click();
  const drawer = page.getByRole('dialog', { name: merchantText('console.people.invite') });
  await drawer.getByLabel(merchantText('console.account.mail')).fill(mail);
  await drawer.getByLabel(merchantText('console.people.role'), { exact: true }).click();
  await page.locator('.ant-select-item-option', { hasText: role }).last().click();
  await drawer.getByRole('button', { name: merchantText('console.people.sendInvitation') }).click();
  await expect(page.getByText(mail)).toBeVisible();
}

/** In a browser context of its own, by the link in the mail. */
async function acceptInvitation(browser: Browser, mail: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: process.env.MALL_URL, locale: 'en' });
  const consoleErrors = collectConsoleErrors(context);
  const person = await context.newPage();
  await person.goto(await invitationLink(mail));
  await person.getByLabel(merchantText('console.invitation.name')).fill('Robin Doe');
  await person.getByLabel(merchantText('console.signIn.newPassword')).fill(PASSWORD);
  await expectNoAxeFindings(person, 'page');
  await person.getByRole('button', { name: merchantText('console.invitation.accept') }).click();
  await signInSellerByForm(person, mail, PASSWORD);
  expect(consoleErrors).toEqual([]);
  return person;
}

async function changeRole(page: Page, mail: string, role: string): Promise<void> {
  await page.getByRole('row').filter({ hasText: mail }).getByRole('combobox').click();
  await page.locator('.ant-select-item-option', { hasText: role }).last().click();
}
