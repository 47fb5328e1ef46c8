import { expect, test } from '../../support/fixtures.ts';
import { consoleMessages, messages } from '../../support/messages.ts';
import { expectAccessibleAt, expectAccessibleOnDesktopAndPhone } from '../../support/page-checks.ts';
import { makeGoods } from '../../support/records/goods.ts';
import { openPlatform } from '../../support/records/staff.ts';

const text = messages('en');
const platformText = consoleMessages('en', 'platform');

/** New products are listed after those of the demo. */
const LAST_PAGE = '/preferred-products?current=2';

test('staff recommend a product, visitors find it without scripts, and it is taken out again', async ({
  page,
  browser,
  baseURL,
  visit,
}) => {
  test.slow();
  const { prodId, name } = await makeGoods({ isListed: true });
  await openPlatform(page, visit, '/preferred');
  const list = page.getByRole('list', { name: platformText('platform.preferred') });
  const row = list.getByRole('listitem').filter({ hasText: name });
  const save = page.getByRole('button', { name: platformText('console.save') });

  const field = page.getByRole('combobox', { name: platformText('platformMarketing.preferredAdd') });
  await field.fill(String(prodId));
  await page.getByTitle(name).click();
  await expect(row).toBeVisible();
  await expect(list.getByRole('listitem').last()).toContainText(name);
  await row.getByRole('button', { name: platformText('console.sort.handle', { name }), exact: true }).press('ArrowUp');
  await expect(list.getByRole('listitem').nth(-2)).toContainText(name);
  await expectAccessibleAt(page, 'desktop');
  await save.click();
  await expect(save).toBeHidden();

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL, locale: 'en-US' });
  const shopper = await context.newPage();
  await expect(async () => {
    await shopper.goto(LAST_PAGE);
    await expect(shopper.getByRole('article').filter({ hasText: name })).toBeVisible();
  }).toPass();
  const categories = shopper.getByRole('navigation', { name: text('activities.zone.categories') });
  await categories.getByRole('link').nth(1).click();
  await expect(shopper).toHaveURL(/\/preferred-products\?category=\d+$/);
  await expect(categories.locator('[aria-current=page]')).toHaveCount(1);
  await context.close();

  await page.getByRole('button', { name: platformText('platformMarketing.preferredRemoveOf', { name }) }).click();
  await expect(row).toBeHidden();
  await page.getByRole('button', { name: platformText('console.undo') }).click();
  await expect(list.getByRole('listitem').nth(-2)).toContainText(name);
  // Moved back to its place, so there is no change to save.
  await expect(save).toBeHidden();
  await page.getByRole('button', { name: platformText('platformMarketing.preferredRemoveOf', { name }) }).click();
  await save.click();
  await expect(save).toBeHidden();
  await visit('/preferred-products');
  await expectAccessibleOnDesktopAndPhone(page);
});
