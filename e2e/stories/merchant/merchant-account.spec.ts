import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expect, test } from '../../support/fixtures.ts';
import { latestCodeTo } from '../../support/mailbox.ts';
import { consoleMessages } from '../../support/messages.ts';
import { expectNoAxeFindings } from '../../support/page-checks.ts';
import { fillLogin, makeSeller, OWNER, PASSWORD, signInToMerchant } from '../../support/records/sellers.ts';

const say = consoleMessages('en', 'merchant');

test('a second factor is set up, asked for at the next sign-in, and a recovery code opens too', async ({
  page,
  visit,
}) => {
  const mail = await makeSeller(page.request);
  await visit('/merchant/account');
  await signInToMerchant(page, mail, PASSWORD);
  const codes = await enrol(page);
  await page.getByRole('button', { name: 'Robin Doe' }).click();
  await page.getByRole('menuitem', { name: say('console.signOut') }).click();
  await fillLogin(page, mail, PASSWORD);
  const code = page.getByLabel(say('console.signIn.code'), { exact: true });
  await code.fill('000000');
  await page.getByRole('button', { name: say('console.signIn.submit') }).click();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await code.fill(codes[0] ?? '');
  await page.getByRole('button', { name: say('console.signIn.submit') }).click();
  await expect(page.getByRole('navigation', { name: say('console.menu') })).toBeVisible();
});

test('a forgotten password is replaced with a code from the mail', async ({ page, visit }) => {
  const mail = await makeSeller(page.request);
  await visit('/merchant/login');
  await page.getByRole('link', { name: say('console.signIn.forgotten') }).click();
  await expect(page.getByRole('heading', { name: say('console.signIn.forgottenTitle') })).toBeVisible();
  await page.getByLabel(say('console.signIn.userName')).fill(mail);
  await page.getByRole('button', { name: say('console.signIn.sendCode') }).click();
  await page.getByLabel(say('console.signIn.code'), { exact: true }).fill(await latestCodeTo(mail));
  await page.getByLabel(say('console.signIn.newPassword')).fill('Lan7ern#x');
  await page.getByRole('button', { name: say('console.signIn.setPassword') }).click();
  await signInToMerchant(page, mail, 'Lan7ern#x');
});

test('the store is switched, and unsaved work asks before it is left', async ({ page, visit }) => {
  await visit('/merchant/account');
  await signInToMerchant(page, OWNER.mail, OWNER.password);
  await page.getByLabel(say('console.account.oldPassword')).fill('typed');
  await page.getByRole('link', { name: say('merchant.roles'), exact: true }).click();
  const question = page.getByRole('dialog', { name: say('console.unsaved.title') });
  await question.getByRole('button', { name: say('console.unsaved.stay') }).click();
  await expect(page).toHaveURL(/\/account$/);
  await page.getByRole('button', { name: say('console.form.reset') }).click();
  const open = page.getByTitle(say('console.switchStore'));
  const before = await open.getByRole('strong').textContent();
  await open.click();
  await page
    .getByRole('menuitem')
    .filter({ hasNotText: before ?? '' })
    .first()
    .click();
  await expect(open).not.toContainText(before ?? '');
  await expect(page).toHaveURL(/\/merchant\/$/);
});

/** Enables the second factor; returns the recovery codes. */
async function enrol(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: say('console.account.enrolTotp') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('console.signIn.password')).fill(PASSWORD);
  await dialog.getByRole('button', { name: say('console.account.next') }).click();
  await expect(dialog.getByRole('img', { name: say('console.account.qrLabel') })).toBeVisible();
  const secret = (await dialog.locator('code').textContent())?.replaceAll(' ', '') ?? '';
  await dialog.getByLabel(say('console.signIn.code'), { exact: true }).fill(new TOTP({ secret }).generate());
  await dialog.getByRole('button', { name: say('console.account.turnOn') }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await expectNoAxeFindings(page, 'page');
  const codes = await dialog.getByRole('listitem').allTextContents();
  await dialog.getByRole('button', { name: say('console.account.codesSaved') }).click();
  return codes;
}
