import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { consoleMessages } from '../../support/messages.ts';
import { expectAccessibleAt, resize } from '../../support/page-checks.ts';
import { makeTwoColours } from '../../support/records/goods.ts';
import { signInSellerByApi } from '../../support/records/sellers.ts';

const merchantText = consoleMessages('en', 'merchant');

test('a seller makes a limited-time discount, sees a clash with another, and deletes it', async ({ page, visit }) => {
  const goods = await makeTwoColours();
  const name = `Lantern days ${randomUUID().slice(0, 8)}`;
  await signInSellerByApi(page.request);
  await visit('/merchant/activities');
  await page
    .getByRole('button', { name: merchantText('merchantActivities.new') })
    .first()
    .click();
  await page.getByRole('menuitem', { name: merchantText('consoleActivities.kind.limitedTime') }).click();
  await page.getByRole('textbox', { name: merchantText('consoleActivities.name') }).fill(name);
  await chooseProduct(page, goods.name);

  const prices = page.getByRole('spinbutton', {
    name: merchantText('merchantActivities.priceOf', { name: goods.name }),
  });
  await expect(prices).toHaveCount(2);
  await page.getByRole('button', { name: merchantText('merchantActivities.takeOffAll') }).click();
  await page.getByRole('button', { name: merchantText('merchantActivities.roundTo', { ending: '.99' }) }).click();
  await expect(prices.first()).toHaveValue('15.99');
  await expect(page.getByText(merchantText('consoleActivities.percent', { percent: 20 }))).toHaveCount(2);

  await prices.first().fill('25');
  await expect(page.getByText(merchantText('merchantActivities.priceOutside', { price: '$20.00' }))).toBeVisible();
  await expectAccessibleAt(page, 'desktop');
  await expectAccessibleAt(page, 'phone');
  await resize(page, 'desktop');
  await prices.first().fill('5');
  await page.getByRole('button', { name: merchantText('merchantActivities.save') }).click();
  await answer(page, merchantText('merchantActivities.steepDo'));

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText(merchantText('consoleActivities.state.notStarted'))).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: '$5.00' })).toContainText('$20.00');
  await expectAccessibleAt(page, 'desktop');
  await expectAccessibleAt(page, 'phone');
  await resize(page, 'desktop');

  await expectClash(page, name, goods.name);
  await page.getByRole('button', { name: merchantText('merchantActivities.delete') }).click();
  await answer(page, merchantText('merchantActivities.delete'));
  await expect(page.getByRole('heading', { level: 1, name: merchantText('merchant.activities') })).toBeVisible();
  await expect(page.getByRole('link', { name })).toHaveCount(0);
});

/** Presses a button of the open dialog. */
async function answer(page: Page, verb: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: verb, exact: true }).click();
  await expect(dialog).toBeHidden();
}

async function chooseProduct(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: merchantText('console.products.choose') }).click();
  const dialog = page.getByRole('dialog');
  const search = dialog.getByRole('searchbox', { name: merchantText('console.products.search') });
  await search.fill(name);
  await dialog.getByRole('row').filter({ hasText: name }).getByRole('checkbox').check();
  // Filtered out of the list, it stays selected.
  await search.fill('nothing is called that');
  await expect(dialog.getByRole('row').filter({ hasText: name })).toHaveCount(0);
  const chosen = dialog.getByRole('group', { name: merchantText('console.products.chosen', { count: 1 }) });
  await expect(chosen.getByText(name)).toBeVisible();
  await dialog.getByRole('button', { name: merchantText('console.products.take', { count: 1 }) }).click();
  await expect(dialog).toBeHidden();
}

/** A copy gets a later time by default; with the original's time its products clash. */
async function expectClash(page: Page, name: string, product: string): Promise<void> {
  const original = page.url();
  await page.goto(`${original}/edit`);
  const startField = page.getByLabel(merchantText('merchantActivities.startTime'));
  const start = await startField.inputValue();
  await page.goto(original);
  await page.getByRole('button', { name: merchantText('merchantActivities.copy') }).click();
  await expect(page.getByRole('textbox', { name: merchantText('consoleActivities.name') })).toHaveValue(name);
  await expect(startField).not.toHaveValue(start);
  await expect(page.getByText(merchantText('merchantActivities.clashes'))).toHaveCount(0);
  await startField.fill(start);
  await expect(page.getByText(merchantText('merchantActivities.clashes'))).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: product }).first()).toContainText(name);
  await expectAccessibleAt(page, 'desktop');
  await page.getByRole('button', { name: merchantText('console.cancel') }).click();
  await page.getByRole('button', { name: merchantText('console.unsaved.leave') }).click();
  await expect(page.getByRole('heading', { level: 1, name: merchantText('merchant.activities') })).toBeVisible();
  await page.goto(original);
}
