import { expect, type Locator, type Page } from '@playwright/test';
import { consoleMessages } from '../messages.ts';

const merchantText = consoleMessages('en', 'merchant');

/** A field of the editor by its label. */
export const field = (page: Page, label: string): Locator => page.getByRole('textbox', { name: label, exact: true });

export const valueField = (page: Page, name: string, number: number): Locator =>
  field(page, merchantText('merchantProducts.valueOf', { name, number }));

/** Fills in a product with two colours and two sizes, in English and Chinese, ready for sale. */
export async function fillInMug(page: Page, name: string): Promise<void> {
  await field(page, merchantText('merchantProducts.name')).fill(name);
  await chooseCategory(page);
  await page
    .getByRole('group', { name: merchantText('merchantProducts.pictures') })
    .locator('input[type=file]')
    .setInputFiles({ name: 'mug.png', mimeType: 'image/png', buffer: await drawing(page) });
  await addOption(page, 1, 'Colour', ['Red', 'Blue']);
  await addOption(page, 2, 'Size', ['S', 'L']);
  await setForAll(page, 'price', '24');
  await setForAll(page, 'stocks', '5');

  await page.getByRole('button', { name: merchantText('console.texts.addLanguage') }).click();
  await page.getByRole('menuitem', { name: '简体中文' }).click();
  await field(page, merchantText('merchantProducts.name')).fill('山野杯');
  await valueField(page, 'Colour', 1).fill('红色');
  await page.getByRole('button', { name: 'English', exact: true }).click();
  await expect(field(page, merchantText('merchantProducts.name'))).toHaveValue(name);
  await expect(
    page.getByRole('img', { name: merchantText('console.pictures.numbered', { number: 1, count: 1 }) }),
  ).toBeVisible();
}

async function chooseCategory(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: merchantText('merchantProducts.category') }).click();
  for (const level of [0, 1, 2]) {
    await page.locator('.ant-cascader-menu').nth(level).locator('.ant-cascader-menu-item').first().click();
  }
}

async function addOption(page: Page, number: number, name: string, values: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: merchantText('merchantProducts.addOption') }).click();
  await field(page, merchantText('merchantProducts.optionName', { number })).fill(name);
  const option = page.getByRole('group', { name, exact: true });
  for (const [index, value] of values.entries()) {
    if (index > 0)
      await option.getByRole('button', { name: merchantText('merchantProducts.addValue'), exact: true }).click();
    await valueField(page, name, index + 1).fill(value);
  }
}

async function setForAll(page: Page, column: 'price' | 'stocks', value: string): Promise<void> {
  const label = merchantText('merchantProducts.setAllOf', { column: merchantText(`merchantProducts.sku.${column}`) });
  await page.getByRole('spinbutton', { name: label, exact: true }).fill(value);
}

/** A picture drawn in the browser. */
async function drawing(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 64 });
    const pen = canvas.getContext('2d');
    pen?.fillRect(8, 8, 48, 48);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return Buffer.from(base64, 'base64');
}
