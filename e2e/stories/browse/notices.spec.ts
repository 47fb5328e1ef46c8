import { expect, test } from '../../support/fixtures.ts';
import { expectNoAxeFindings } from '../../support/page-checks.ts';

test('a notice from the ticker opens, and its list is one step away', async ({ page, visit }) => {
  await visit('/');
  await page.locator('header a[href^="/notice-detail"]').first().click();
  await expect(page).toHaveURL(/\/notice-detail\?id=\d+&shopId=0$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('main').getByRole('link', { name: 'All notices' }).first().click();
  await expect(page).toHaveURL(/\/notice-list/);
  await expect(page.getByRole('main').getByRole('link').nth(3)).toBeVisible();
  await expectNoAxeFindings(page);
});

test('a store has notices of its own', async ({ page, visit }) => {
  await visit('/notice-list?shopId=1&shopName=Tea%20House');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tea House');
});

test('a notice that does not exist is answered as missing, in the visitor’s language', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'lang', value: 'zh_CN', url: baseURL ?? '' }]);
  const response = await page.goto('/notice-detail?id=999999&shopId=0');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('main')).toContainText(/公告/);
});

test('terms and privacy policy can be read and lead to each other', async ({ page, visit }) => {
  await visit('/terms-page?sts=0');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Terms/);
  await page.getByRole('link', { name: 'Privacy policy' }).first().click();
  await expect(page).toHaveURL(/sts=1/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Privacy/);
  await expectNoAxeFindings(page);
});
