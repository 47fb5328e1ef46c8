import type { Page } from '@playwright/test';
import { expect, expectAnnounced, test } from '../../support/fixtures.ts';
import { consoleMessages } from '../../support/messages.ts';
import { expectAccessibleAt, expectNoAxeFindings, expectNoOverflow, resize } from '../../support/page-checks.ts';
import { registerWithAddress } from '../../support/records/buyer.ts';
import { payOrder, placeOrder } from '../../support/records/buyer-orders.ts';
import { makeGoods } from '../../support/records/goods.ts';
import { signInSellerByApi } from '../../support/records/sellers.ts';
import { expectSmallFirstScreen } from '../../support/script-bytes.ts';

const merchantText = consoleMessages('en', 'merchant');

test('the overview counts waiting work, and each number links to it', async ({ page, visit }) => {
  await signInSellerByApi(page.request);
  await visit('/merchant/');
  const waiting = page.getByRole('region', { name: merchantText('merchant.waiting') });
  await expect(waiting.getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('figure', { name: merchantText('merchantOverview.sales') })).toBeVisible();
  await expectSmallFirstScreen(page, () =>
    expect(page.getByRole('figure', { name: merchantText('merchantOverview.sales') })).toBeVisible(),
  );

  await page.getByRole('button', { name: new RegExp(`^${merchantText('merchantOverview.visitors')}`) }).click();
  await page.getByRole('button', { name: merchantText('console.figures.period.month') }).click();
  const chart = page.getByRole('figure', { name: merchantText('merchantOverview.visitors') });
  await chart.getByText(merchantText('console.chart.asTable')).click();
  await expect(chart.getByRole('row')).toHaveCount(31);
  await expectAccessibleAt(page, 'desktop');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessibleAt(page, 'phone');
  await page.setViewportSize({ width: 1024, height: 768 });
  await expectNoOverflow(page);

  const link = waiting.getByRole('link', { name: merchantText('merchant.waiting.toShip') });
  await link.click();
  await expect(page).toHaveURL(/\/merchant\/orders\?state=toShip$/);
  // Other tests place orders meanwhile: reloads until the list matches the current count.
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    const { data } = await (await page.request.get('/api/m/order/count')).json();
    expect(data.toShip).toBeGreaterThan(0);
    await expect(page.getByRole('row')).toHaveCount(Math.min(data.toShip, 20) + 1, { timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
});

test('a search by keyboard opens an order', async ({ page, visit, request, consoleErrors }) => {
  const number = await orderFromStore(request);
  await signInSellerByApi(page.request);
  await visit('/merchant/people');
  await expect(page.getByRole('navigation', { name: merchantText('console.menu') })).toBeVisible();
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: merchantText('console.search') });
  await expect(field).toBeFocused();
  await page.route('**/api/m/search*', (route) => route.abort());
  await field.fill('ki');
  await expect(page.getByRole('status').filter({ hasText: merchantText('console.networkFailed') })).toBeVisible();
  await page.unroute('**/api/m/search*');
  consoleErrors.length = 0;
  await field.fill('kim');
  await expect(page.getByRole('option', { name: /Kim Clerk/ })).toBeVisible();
  await expectNoAxeFindings(page);
  await field.fill(number.slice(-8));
  const found = page.getByRole('option', { name: number });
  await expect(found).toHaveAttribute('aria-selected', 'true');
  await field.press('ArrowDown');
  await expect(found).toHaveAttribute('aria-selected', 'false');
  await field.press('ArrowUp');
  await field.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/merchant/orders/${number}$`));
  await resize(page, 'phone');
  await expect(page.getByRole('button', { name: merchantText('console.search') })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await expectNoOverflow(page);
  await field.press('Escape');
  await expect(field).toBeHidden();
});

test('the bell rings in every tab when a buyer pays', async ({ page, visit, request, context }) => {
  const number = await orderFromStore(request);
  await signInSellerByApi(page.request);
  await visit('/merchant/');
  const other = await context.newPage();
  await other.goto('/merchant/people');
  const bell = (tab: Page) => tab.locator('.bell');
  await expect(bell(page)).toHaveAttribute('aria-label', /\d/);
  await expect(bell(other)).toHaveAttribute('aria-label', /\d/);
  const before = await toShip(page);
  await payOrder(request, number);
  await expect.poll(() => toShip(page)).toBeGreaterThan(before);
  await expect.poll(() => other.title()).toMatch(/^\(\d+\)/);
  const now = (await bell(page).getAttribute('aria-label'))?.match(/\d+/)?.[0];
  await expect(bell(other)).toHaveAttribute('aria-label', new RegExp(`\\b${now}\\b`));
  await expectAnnounced(page, merchantText('console.bell.more', { count: Number(now) }));
  await bell(other).click();
  await other.getByRole('menuitem', { name: merchantText('merchant.waiting.toShip') }).click();
  await expect(other.getByRole('row').filter({ hasText: number })).toBeVisible();
});

/** An unpaid order at the owner's store. */
async function orderFromStore(request: Parameters<typeof placeOrder>[0]): Promise<string> {
  await registerWithAddress(request);
  const goods = await makeGoods({ storeId: 2 });
  return placeOrder(request, { skuId: goods.skuId });
}

async function toShip(page: Page): Promise<number> {
  const link = page.getByRole('link', { name: merchantText('merchant.waiting.toShip') });
  return Number((await link.textContent())?.match(/\d+/)?.[0]);
}
