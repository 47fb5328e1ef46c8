import { expect, test } from '../../support/fixtures.ts';
import { expectNoAxeFindings } from '../../support/page-checks.ts';
import { openPlatform, signInStaffByForm } from '../../support/records/staff.ts';
import { expectSmallFirstScreen } from '../../support/script-bytes.ts';

for (const address of ['/platform/', '/merchant/']) {
  test(`${address} opens under the content security policy without console errors`, async ({ page, visit }) => {
    await visit(address);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expectNoAxeFindings(page, 'page');
  });

  test(`${address} is available in Chinese`, async ({ page, visit }) => {
    await visit(address, 'zh_CN');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await expect(page.locator('body')).toContainText(/\p{Script=Han}{2}/u);
  });
}

test('the first screens of the platform console need at most 350 kB of JavaScript', async ({ page, visit }) => {
  const isShown = () => expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await visit('/platform/');
  await expectSmallFirstScreen(page, isShown);
  await signInStaffByForm(page);
  await expectSmallFirstScreen(page, isShown);
});

test('the platform console shows the mall’s own figures', async ({ page, visit }) => {
  await openPlatform(page, visit, '/currencies');
  await expect(page.getByRole('listitem').filter({ hasText: 'CNY' })).toBeVisible();
});
