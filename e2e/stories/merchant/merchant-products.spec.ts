import type { Locator, Page } from '@playwright/test';
import { expectAccessibleScreens } from '../../support/console-screens.ts';
import { expect, test } from '../../support/fixtures.ts';
import { consoleMessages, messages } from '../../support/messages.ts';
import { expectNoAxeFindings } from '../../support/page-checks.ts';
import { field, fillInMug, valueField } from '../../support/pages/product-editor.ts';
import { signInSellerByApi } from '../../support/records/sellers.ts';

const merchantText = consoleMessages('en', 'merchant');
const text = messages('en');

test('a product with two options in two languages is sold in both, renamed, copied, taken down and back', async ({
  page,
  visit,
}) => {
  test.slow();
  const name = `Trail mug ${Date.now()}`;
  await signInSellerByApi(page.request);
  await visit('/merchant/products');
  await page.getByRole('button', { name: merchantText('merchantProducts.add') }).click();
  await fillInMug(page, name);
  await page.getByRole('button', { name: merchantText('merchantProducts.putOnSale') }).click();
  await expect(page).toHaveURL(/\/merchant\/products\/\d+$/);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  const prodId = Number(page.url().split('/').at(-1));
  const before = await skusOf(page, prodId);
  expect(before.map(({ skuName }) => skuName)).toEqual(['Red, S', 'Red, L', 'Blue, S', 'Blue, L']);

  await valueField(page, 'Colour', 1).fill('Poppy red');
  const handle = merchantText('merchantProducts.valueMove', { value: 'Blue' });
  await page.getByRole('button', { name: handle, exact: true }).press('ArrowLeft');
  await page.getByRole('button', { name: merchantText('merchantProducts.save'), exact: true }).click();
  await expect(page.getByText(merchantText('merchantProducts.unsaved'))).toBeHidden();
  const after = await skusOf(page, prodId);
  const renamed = before.map(({ skuId, skuName }) => ({ skuId, skuName: skuName.replace('Red', 'Poppy red') }));
  expect(after.map(({ skuId, skuName }) => ({ skuId, skuName }))).toEqual(renamed);
  expect(after.find(({ skuName }) => skuName === 'Blue, L')?.choice).toEqual([0, 1]);

  await openActions(page, name);
  await page.getByRole('menuitem', { name: merchantText('merchantProducts.copy') }).click();
  await expect(page).not.toHaveURL(new RegExp(`/${prodId}$`));
  await expect(page.getByText(merchantText('merchantProducts.state.drafts'), { exact: true })).toBeVisible();

  await page.goto(`/merchant/products?tab=onSale&keyword=${prodId}`);
  const row = page.getByRole('row').filter({ hasText: name });
  await openActions(row, name);
  await page.getByRole('menuitem', { name: merchantText('merchantProducts.action.off') }).click();
  await expect(row).toBeHidden();
  await page.getByRole('button', { name: merchantText('console.undo') }).click();
  await expect(row).toBeVisible();

  await visit(`/detail?prodId=${prodId}`);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByText('Poppy red').first()).toBeVisible();
  await visit(`/detail?prodId=${prodId}`, 'zh_CN');
  await expect(page.getByRole('heading', { name: '山野杯', level: 1 })).toBeVisible();
  await expect(page.getByText('红色').first()).toBeVisible();
});

test('a refusal of the server is shown at its field, and leaving unsaved work asks first', async ({
  page,
  visit,
  consoleErrors,
}) => {
  await signInSellerByApi(page.request);
  await visit('/merchant/products/new');
  await field(page, merchantText('merchantProducts.name')).fill('Half a mug');
  await page.getByRole('button', { name: merchantText('merchantProducts.putOnSale') }).click();
  const price = `${merchantText('merchantProducts.thisProduct')}: ${text('inputs.tooSmall', { limit: 0.01 })}`;
  await expect(page.getByRole('alert').filter({ hasText: price })).toBeVisible();
  await expect(page.getByText(text('inputs.required'))).toBeVisible();
  // The browser logs the refused call.
  consoleErrors.length = 0;
  await expectNoAxeFindings(page);
  await page
    .getByRole('link', { name: merchantText('merchant.products') })
    .first()
    .click();
  const question = page.getByRole('dialog', { name: merchantText('console.unsaved.title') });
  await question.getByRole('button', { name: merchantText('console.unsaved.stay') }).click();
  await expect(field(page, merchantText('merchantProducts.name'))).toHaveValue('Half a mug');
  await page
    .getByRole('link', { name: merchantText('merchant.products') })
    .first()
    .click();
  await question.getByRole('button', { name: merchantText('console.unsaved.leave') }).click();
  await expect(page).toHaveURL(/\/merchant\/products$/);
});

test('the screens of products are accessible and fit at every width', async ({ page, visit }) => {
  test.slow();
  await signInSellerByApi(page.request);
  await visit('/merchant/products');
  await expectAccessibleScreens(page, 'merchant', ['products', 'products/2001']);
});

async function openActions(place: Page | Locator, name: string): Promise<void> {
  await place.getByRole('button', { name: merchantText('merchantProducts.actionsOf', { name }) }).click();
}

async function skusOf(page: Page, prodId: number): Promise<{ skuId: number; skuName: string; choice: number[] }[]> {
  const answer = await page.request.get(`/api/prod/skuList?prodId=${prodId}`, { headers: { locale: 'en' } });
  return (await answer.json()).data;
}
