import type { Page } from '@playwright/test';
import { expectAccessibleScreens } from '../../support/console-screens.ts';
import { expect, test } from '../../support/fixtures.ts';
import { consoleMessages } from '../../support/messages.ts';
import { OWNER } from '../../support/records/sellers.ts';
import { openPlatform } from '../../support/records/staff.ts';

const platformText = consoleMessages('en', 'platform');
const merchantText = consoleMessages('en', 'merchant');

/** A demo store whose products wait for approval. */
const APPROVAL_STORE = 5;
const REASON = 'The pictures do not show the product.';

/** Sends a product of that store for approval, by API calls as its owner. */
async function sendForApproval({ request }: Page, name: string): Promise<number> {
  await request.post('/api/m/login', { data: { userName: OWNER.mail, passWord: OWNER.password } });
  await request.post('/api/m/store/switch', { data: { storeId: APPROVAL_STORE } });
  const list = await (await request.get('/api/m/prod/page?tab=onSale&size=1')).json();
  const copied = await (
    await request.post('/api/m/prod/copy', { data: { prodId: list.data.records[0].prodId } })
  ).json();
  const { prodId } = copied.data;
  const { data } = await (await request.get(`/api/m/prod/info?prodId=${prodId}`)).json();
  const draft = { ...data.draft, prodName: { en: name } };
  await request.put('/api/m/prod', { data: { prodId, version: data.version, ...draft, isForSale: true } });
  return prodId;
}

test('staff refuse a product, its seller sees the reason and corrects it, and buyers find it once approved', async ({
  page,
  visit,
}) => {
  test.slow();
  const name = `Quokka lantern ${Date.now()}`;
  const prodId = await sendForApproval(page, name);
  await openPlatform(page, visit, `/products/waiting?keyword=${prodId}`);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await page.getByRole('button', { name: platformText('platformCatalogue.refuse') }).click();
  await page.getByLabel(platformText('platformCatalogue.reason')).fill(REASON);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: platformText('platformCatalogue.refuse') })
    .click();
  await expect(page).toHaveURL(/\/platform\/products\/waiting$/);

  await page.goto(`/merchant/products/${prodId}`);
  await expect(page.getByText(REASON)).toBeVisible();
  await page.getByRole('button', { name: merchantText('merchantProducts.sendForApproval') }).click();
  await expect(page.getByText(merchantText('merchantProducts.state.waiting'), { exact: true }).first()).toBeVisible();

  await page.goto(`/platform/products/waiting/${prodId}`);
  await page.getByRole('button', { name: platformText('platformCatalogue.approve') }).click();
  await expect(page).toHaveURL(/\/platform\/products\/waiting$/);
  await visit(`/detail?prodId=${prodId}`);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect
    .poll(
      async () =>
        (await (await page.request.get(`/api/search/page?keyword=${encodeURIComponent(name)}`)).json()).data.total,
    )
    .toBe(1);
});

test('a category is moved with what is in it, without a mouse', async ({ page, visit }) => {
  const stamp = Date.now();
  const [first, second] = [`Alpacas ${stamp}`, `Llamas ${stamp}`];
  await openPlatform(page, visit, '/categories');
  for (const en of [first, second]) {
    await page.request.post('/api/s/category', { data: { parentId: null, categoryName: { en } } });
  }
  await page.reload();
  await page.getByRole('button', { name: platformText('platformCatalogue.moveOf', { name: second }) }).click();
  await page.getByRole('combobox', { name: platformText('platformCatalogue.moveParent') }).fill(first);
  await page.keyboard.press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: platformText('platformCatalogue.move') })
    .click();
  await expect(page.getByText(platformText('platformCatalogue.moved', { name: second }))).toBeVisible();
  const { data } = await (await page.request.get('/api/category/categoryInfo')).json();
  const parent = data.find(({ categoryName }: { categoryName: string }) => categoryName === first);
  expect(parent.categories.map(({ categoryName }: { categoryName: string }) => categoryName)).toEqual([second]);
});

test('the screens of the catalogue are accessible and fit at every width', async ({ page, visit }) => {
  test.slow();
  await openPlatform(page, visit, '/products');
  const ofProducts = [
    'products',
    'products/waiting',
    'products/waiting/5901',
    'products/rules',
    'categories',
    'brands',
  ];
  const others = ['brands/proposals', 'searches', 'searches/synonyms', 'searches/index', 'reviews', 'reviews/all'];
  await expectAccessibleScreens(page, 'platform', [...ofProducts, ...others]);
});
