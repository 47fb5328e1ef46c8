import { expect, expectNoAxeFindings, test } from '../support/story.ts';

for (const address of ['/platform/', '/merchant/']) {
  test(`${address} opens under the strict policy, without a complaint`, async ({ page, visit }) => {
    await visit(address);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expectNoAxeFindings(page, 'page');
  });

  test(`${address} speaks Chinese`, async ({ page, visit }) => {
    await visit(address, 'zh_CN');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await expect(page.locator('body')).toContainText(/\p{Script=Han}{2}/u);
  });
}

test('the platform console shows what the mall knows about itself', async ({ page, visit }) => {
  await visit('/platform/currencies');
  await expect(page.getByRole('cell', { name: 'CNY' })).toBeVisible();
});
