import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { consoleMessages } from '../../support/messages.ts';
import { expectAccessibleAt, resize } from '../../support/page-checks.ts';
import { makeGoods } from '../../support/records/goods.ts';
import { stockOf } from '../../support/records/products.ts';
import { signInSellerByApi } from '../../support/records/sellers.ts';

const merchantText = consoleMessages('en', 'merchant');

test('a seller counts, adjusts and follows the stock of a product', async ({ page, visit }) => {
  const goods = await makeGoods({ storeId: 2, stock: 9 });
  await signInSellerByApi(page.request);
  await visit(`/merchant/stock?text=${encodeURIComponent(goods.name)}`);
  const row = page.getByRole('row').filter({ hasText: goods.name });
  await expect(row).toContainText('9');

  await row.getByRole('button', { name: merchantText('merchantStock.adjust') }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel(merchantText('merchantStock.pieces')).fill('5');
  await drawer.getByLabel(merchantText('merchantStock.note')).fill('Delivery 12');
  await drawer.getByRole('button', { name: merchantText('console.save') }).click();
  await expect(drawer).toBeHidden();
  await expect(row).toContainText('14');

  await page.getByRole('button', { name: merchantText('merchantStock.stocktake') }).click();
  // The previous screen has a search box of the same name.
  await expect(page.getByRole('heading', { name: merchantText('merchantStock.stocktake') })).toBeVisible();
  await page.getByRole('searchbox', { name: merchantText('merchantStock.search') }).fill(goods.name);
  await page.keyboard.press('Enter');
  const counted = page.getByRole('listitem').filter({ hasText: goods.name });
  await counted.getByRole('spinbutton').fill('3');
  await expect(counted).toContainText('−11');
  await expectAccessibleAt(page, 'desktop');
  await expectAccessibleAt(page, 'phone');
  await resize(page, 'desktop');
  await page.getByRole('button', { name: merchantText('merchantStock.review') }).click();
  const review = page.getByRole('dialog', { name: merchantText('merchantStock.reviewTitle') });
  await expect(review).toContainText('14 → 3');
  await review.getByRole('button', { name: merchantText('merchantStock.saveCount', { count: 1 }) }).click();
  await expect(review).toBeHidden();
  expect(await stockOf(goods)).toBe(3);

  await page.goto(`/merchant/stock?state=low&text=${encodeURIComponent(goods.name)}`);
  await expect(row).toContainText(merchantText('merchantStock.state.low'));
  await row.getByRole('button', { name: merchantText('merchantStock.history') }).click();
  for (const reason of ['initial', 'received', 'count'] as const) {
    await expect(drawer).toContainText(merchantText(`merchantStock.reason.${reason}`));
  }
  await expect(drawer).toContainText('Delivery 12');
  await expectAccessibleAt(page, 'desktop');
});

test('a file of products is checked, written, and its wrong line named', async ({ page, visit }) => {
  await signInSellerByApi(page.request);
  await visit('/merchant/imports/products');
  await expect(page.getByRole('heading', { name: merchantText('merchantStock.imports.products') })).toBeVisible();
  await expectAccessibleAt(page, 'desktop');
  const code = `E2E-${Date.now()}`;
  const lines = [`${code},${code}-1,Imported mug,12.50,8`, `${code}x,${code}-2,Imported pot,free,8`];
  await send(page, ['product,sku,name.en,price,stock,category', ...lines.map((line) => `${line},{category}`)]);
  await expect(page.getByText(merchantText('merchantStock.imports.readyTitle', { good: 1 }))).toBeVisible();
  await expect(page.getByText(merchantText('merchantStock.imports.lineNumber', { line: 3 }))).toBeVisible();
  await expect(page.getByText(merchantText('merchantStock.problem.number', { value: 'free' }))).toBeVisible();
  await expectAccessibleAt(page, 'desktop');
  await expectAccessibleAt(page, 'phone');
  await resize(page, 'desktop');
  await page.getByRole('button', { name: merchantText('merchantStock.imports.start', { good: 1 }) }).click();
  await expect(page.getByText(merchantText('merchantStock.imports.done', { done: 1 }))).toBeVisible();
  await page.goto(`/merchant/stock?text=${code}`);
  await expect(page.getByRole('row').filter({ hasText: 'Imported mug' })).toContainText('8');
});

/** Fills in the category of the template's example line. */
async function send(page: Page, lines: readonly string[]): Promise<void> {
  const answer = await page.request.get('/api/m/prod/import/template');
  const [header = [], example = []] = ((await answer.json()) as { data: { rows: string[][] } }).data.rows;
  const category = example[header.indexOf('category')] ?? '';
  await page.getByLabel(merchantText('merchantStock.imports.file')).setInputFiles({
    name: 'products.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\n').replaceAll('{category}', `"${category}"`)),
  });
  await page.getByRole('button', { name: merchantText('merchantStock.imports.send') }).click();
}
