import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { consoleWords, words } from '../support/messages.ts';
import { expectGoodAt, expectNoAxeFindings, expectNoOverflow, resize } from '../support/page-checks.ts';
import { OWNER, signInToMerchant } from '../support/sellers.ts';

const say = consoleWords('en', 'merchant');
const inputs = words('en');

test('a product with two options in two languages is sold in both, renamed, copied, taken down and back', async ({
  page,
  visit,
}) => {
  test.slow();
  const name = `Trail mug ${Date.now()}`;
  await visit('/merchant/products');
  await signInToMerchant(page, OWNER.mail, OWNER.password);
  await page.getByRole('button', { name: say('merchantProducts.add') }).click();
  await writeMug(page, name);
  await page.getByRole('button', { name: say('merchantProducts.putOnSale') }).click();
  await expect(page).toHaveURL(/\/merchant\/products\/\d+$/);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  const prodId = Number(page.url().split('/').at(-1));
  const before = await skusOf(page, prodId);
  expect(before.map(({ skuName }) => skuName)).toEqual(['Red, S', 'Red, L', 'Blue, S', 'Blue, L']);

  await valueField(page, 'Colour', 1).fill('Poppy red');
  const handle = say('merchantProducts.valueMove', { value: 'Blue' });
  await page.getByRole('button', { name: handle, exact: true }).press('ArrowLeft');
  await page.getByRole('button', { name: say('merchantProducts.save'), exact: true }).click();
  await expect(page.getByText(say('merchantProducts.unsaved'))).toBeHidden();
  const after = await skusOf(page, prodId);
  const renamed = before.map(({ skuId, skuName }) => ({ skuId, skuName: skuName.replace('Red', 'Poppy red') }));
  expect(after.map(({ skuId, skuName }) => ({ skuId, skuName }))).toEqual(renamed);
  expect(after.find(({ skuName }) => skuName === 'Blue, L')?.choice).toEqual([0, 1]);

  await openActions(page, name);
  await page.getByRole('menuitem', { name: say('merchantProducts.copy') }).click();
  await expect(page).not.toHaveURL(new RegExp(`/${prodId}$`));
  await expect(page.getByText(say('merchantProducts.state.drafts'), { exact: true })).toBeVisible();

  await page.goto(`/merchant/products?tab=onSale&keyword=${prodId}`);
  const row = page.getByRole('row').filter({ hasText: name });
  await openActions(row, name);
  await page.getByRole('menuitem', { name: say('merchantProducts.action.off') }).click();
  await expect(row).toBeHidden();
  await page.getByRole('button', { name: say('console.undo') }).click();
  await expect(row).toBeVisible();

  await visit(`/detail?prodId=${prodId}`);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByText('Poppy red').first()).toBeVisible();
  await visit(`/detail?prodId=${prodId}`, 'zh_CN');
  await expect(page.getByRole('heading', { name: '山野杯', level: 1 })).toBeVisible();
  await expect(page.getByText('红色').first()).toBeVisible();
});

test('what the server refuses stands at its field, and unsaved work is not lost by a click', async ({
  page,
  visit,
  complaints,
}) => {
  await visit('/merchant/products/new');
  await signInToMerchant(page, OWNER.mail, OWNER.password);
  await field(page, say('merchantProducts.name')).fill('Half a mug');
  await page.getByRole('button', { name: say('merchantProducts.putOnSale') }).click();
  const price = `${say('merchantProducts.thisProduct')}: ${inputs('inputs.tooSmall', { limit: 0.01 })}`;
  await expect(page.getByRole('alert').filter({ hasText: price })).toBeVisible();
  await expect(page.getByText(inputs('inputs.required'))).toBeVisible();
  // The browser tells of the refused call.
  complaints.length = 0;
  await expectNoAxeFindings(page);
  await page
    .getByRole('link', { name: say('merchant.products') })
    .first()
    .click();
  const question = page.getByRole('dialog', { name: say('console.unsaved.title') });
  await question.getByRole('button', { name: say('console.unsaved.stay') }).click();
  await expect(field(page, say('merchantProducts.name'))).toHaveValue('Half a mug');
  await page
    .getByRole('link', { name: say('merchant.products') })
    .first()
    .click();
  await question.getByRole('button', { name: say('console.unsaved.leave') }).click();
  await expect(page).toHaveURL(/\/merchant\/products$/);
});

test('the screens of products are accessible and fit at every width', async ({ page, visit }) => {
  test.slow();
  await visit('/merchant/products');
  await signInToMerchant(page, OWNER.mail, OWNER.password);
  for (const path of ['products', 'products/2001']) {
    await page.goto(`/merchant/${path}`);
    await expect(page.getByRole('table')).toBeVisible();
    await expectGoodAt(page, 'desktop');
    await page.setViewportSize({ width: 1024, height: 768 });
    await expectNoOverflow(page);
    await resize(page, 'phone');
    await expectNoOverflow(page);
    await expectNoAxeFindings(page);
    await resize(page, 'desktop');
  }
});

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });

const valueField = (page: Page, name: string, number: number) =>
  field(page, say('merchantProducts.valueOf', { name, number }));

/** Two colours in two sizes, in English and Chinese, ready to be sold. */
async function writeMug(page: Page, name: string): Promise<void> {
  await field(page, say('merchantProducts.name')).fill(name);
  await chooseCategory(page);
  await page
    .getByRole('group', { name: say('merchantProducts.pictures') })
    .locator('input[type=file]')
    .setInputFiles({ name: 'mug.png', mimeType: 'image/png', buffer: await drawing(page) });
  await addOption(page, 1, 'Colour', ['Red', 'Blue']);
  await addOption(page, 2, 'Size', ['S', 'L']);
  await setForAll(page, 'price', '24');
  await setForAll(page, 'stocks', '5');

  await page.getByRole('button', { name: say('console.texts.addLanguage') }).click();
  await page.getByRole('menuitem', { name: '简体中文' }).click();
  await field(page, say('merchantProducts.name')).fill('山野杯');
  await valueField(page, 'Colour', 1).fill('红色');
  await page.getByRole('button', { name: 'English', exact: true }).click();
  await expect(field(page, say('merchantProducts.name'))).toHaveValue(name);
  await expect(
    page.getByRole('img', { name: say('console.pictures.numbered', { number: 1, count: 1 }) }),
  ).toBeVisible();
}

async function chooseCategory(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: say('merchantProducts.category') }).click();
  for (const level of [0, 1, 2]) {
    await page.locator('.ant-cascader-menu').nth(level).locator('.ant-cascader-menu-item').first().click();
  }
}

async function addOption(page: Page, number: number, name: string, values: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: say('merchantProducts.addOption') }).click();
  await field(page, say('merchantProducts.optionName', { number })).fill(name);
  const option = page.getByRole('group', { name, exact: true });
  for (const [index, value] of values.entries()) {
    if (index > 0) await option.getByRole('button', { name: say('merchantProducts.addValue'), exact: true }).click();
    await valueField(page, name, index + 1).fill(value);
  }
}

async function setForAll(page: Page, column: 'price' | 'stocks', value: string): Promise<void> {
  const label = say('merchantProducts.setAllOf', { column: say(`merchantProducts.sku.${column}`) });
  await page.getByRole('spinbutton', { name: label, exact: true }).fill(value);
}

async function openActions(place: Page | Locator, name: string): Promise<void> {
  await place.getByRole('button', { name: say('merchantProducts.actionsOf', { name }) }).click();
}

/** A picture that the browser draws. */
async function drawing(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 64 });
    const pen = canvas.getContext('2d');
    pen?.fillRect(8, 8, 48, 48);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return Buffer.from(base64, 'base64');
}

async function skusOf(page: Page, prodId: number): Promise<{ skuId: number; skuName: string; choice: number[] }[]> {
  const answer = await page.request.get(`/api/prod/skuList?prodId=${prodId}`, { headers: { locale: 'en' } });
  return (await answer.json()).data;
}
