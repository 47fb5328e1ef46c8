import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expect, test } from '../../support/fixtures.ts';
import { latestCodeTo } from '../../support/mailbox.ts';
import { consoleMessages } from '../../support/messages.ts';
import { expectNoAxeFindings } from '../../support/page-checks.ts';
import { inviteClerk, OWNER, PASSWORD, signInSellerByForm, submitLogin } from '../../support/records/sellers.ts';

const merchantText = consoleMessages('en', 'merchant');

test('a second factor is set up, asked for at the next sign-in, and a recovery code opens too', async ({
  page,
  visit,
}) => {
  const mail = await inviteClerk(page.request);
  await visit('/merchant/account');
  await signInSellerByForm(page, mail, PASSWORD);
  const codes = await enrol(page);
  await page.getByRole('button', { name: 'Robin Doe' }).click();
  await page.getByRole('menuitem', { name: merchantText('console.signOut') }).click();
  await submitLogin(page, mail, PASSWORD);
  const code = page.getByLabel(merchantText('console.signIn.code'), { exact: true });
  await code.fill('000000');
  await page.getByRole('button', { name: merchantText('console.signIn.submit') }).click();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await code.fill(codes[0] ?? '');
  await page.getByRole('button', { name: merchantText('console.signIn.submit') }).click();
  await expect(page.getByRole('navigation', { name: merchantText('console.menu') })).toBeVisible();
});

test('a forgotten password is replaced with a code from the mail', async ({ page, visit }) => {
  const mail = await inviteClerk(page.request);
  await visit('/merchant/login');
  await page.getByRole('link', { name: merchantText('console.signIn.forgotten') }).click();
  await expect(page.getByRole('heading', { name: merchantText('console.signIn.forgottenTitle') })).toBeVisible();
  await page.getByLabel(merchantText('console.signIn.userName')).fill(mail);
  await page.getByRole('button', { name: merchantText('console.signIn.sendCode') }).click();
  await page.getByLabel(merchantText('console.signIn.code'), { exact: true }).fill(await latestCodeTo(mail));
  await page.getByLabel(merchantText('console.signIn.newPassword')).fill('Lan7ern#x');
  await page.getByRole('button', { name: merchantText('console.signIn.setPassword') }).click();
  await signInSellerByForm(page, mail, 'Lan7ern#x');
});

test('the store is switched, and unsaved work asks before it is left', async ({ page, visit }) => {
  await visit('/merchant/account');
  await signInSellerByForm(page, OWNER.mail, OWNER.password);
  await page.getByLabel(merchantText('console.account.oldPassword')).fill('typed');
  await page.getByRole('link', { name: merchantText('merchant.roles'), exact: true }).click();
  const question = page.getByRole('dialog', { name: merchantText('console.unsaved.title') });
  await question.getByRole('button', { name: merchantText('console.unsaved.stay') }).click();
  await expect(page).toHaveURL(/\/account$/);
  await page.getByRole('button', { name: merchantText('console.form.reset') }).click();
  const open = page.getByTitle(merchantText('console.switchStore'));
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
  await page.getByRole('button', { name: merchantText('console.account.enrolTotp') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(merchantText('console.signIn.password')).fill(PASSWORD);
  await dialog.getByRole('button', { name: merchantText('console.account.next') }).click();
  await expect(dialog.getByRole('img', { name: merchantText('console.account.qrLabel') })).toBeVisible();
  const secret = (await dialog.locator('code').textContent())?.replaceAll(' ', '') ?? '';
  await dialog.getByLabel(merchantText('console.signIn.code'), { exact: true }).fill(new TOTP({ secret }).generate());
  await dialog.getByRole('button', { name: merchantText('console.account.turnOn') }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await expectNoAxeFindings(page, 'page');
  const codes = await dialog.getByRole('listitem').allTextContents();
  await dialog.getByRole('button', { name: merchantText('console.account.codesSaved') }).click();
  return codes;
}
