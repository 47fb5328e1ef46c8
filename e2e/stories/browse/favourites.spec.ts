import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { messages } from '../../support/messages.ts';
import { expectAccessibleOnDesktopAndPhone } from '../../support/page-checks.ts';
import { registerByMail } from '../../support/pages/register.ts';
import { addFavourites, followStores } from '../../support/records/favourites.ts';
import { makeProduct, takeDown } from '../../support/records/products.ts';

const text = messages('en');
const COLLECTION = '/user-center/uc-collection';
const HEADPHONES = { id: 2001, name: 'Halden Drift Noise-Cancelling Headphones' };

test('a favourite that is no longer for sale is marked as such', async ({ page, visit }) => {
  await registerByMail(page.request);
  const removedId = await makeProduct('Lamp that will be gone');
  await addFavourites(page.request, [HEADPHONES.id, removedId]);
  await visit(COLLECTION);
  await expect(tiles(page)).toHaveCount(2);
  await expect(tileOf(page, 'Lamp that will be gone').getByRole('link')).toHaveAttribute(
    'href',
    `/detail?prodId=${removedId}`,
  );
  await takeDown(removedId);
  await visit(COLLECTION);
  await expect(tileOf(page, 'Lamp that will be gone')).toContainText(text('favourites.page.offShelf'));
  await expect(tileOf(page, 'Lamp that will be gone').getByRole('link')).toHaveCount(0);
  await expect(tileOf(page, HEADPHONES.name).getByRole('link')).toHaveCount(1);
  await page.getByRole('link', { name: text('favourites.page.staleOnly') }).click();
  await expect(tiles(page)).toHaveCount(1);
  await expect(tileOf(page, 'Lamp that will be gone')).toBeVisible();
  await page.getByRole('link', { name: text('favourites.page.showAll') }).click();
  await expect(tiles(page)).toHaveCount(2);
});

test('one favourite is removed and restored; several are removed at once', async ({ page, visit }) => {
  await registerByMail(page.request);
  await addFavourites(page.request, [2002, 2003, HEADPHONES.id]);
  await visit(COLLECTION);
  await expect(tiles(page)).toHaveCount(3);
  await removeButton(page).click();
  await expect(tileOf(page, HEADPHONES.name)).toBeHidden();
  await expect(page.getByText(text('favourites.page.removed', { count: 1 }))).toBeVisible();
  await page.getByRole('button', { name: text('favourites.page.undo') }).click();
  await expect(page.getByText(text('favourites.page.restored'))).toBeVisible();
  await expect(tileOf(page, HEADPHONES.name)).toBeVisible();

  await page.getByRole('link', { name: text('favourites.page.select') }).click();
  await page.getByRole('button', { name: text('favourites.page.removeSelected') }).click();
  await expect(page.getByText(text('favourites.page.nothingChosen'))).toBeVisible();
  await page.getByLabel(text('favourites.page.selectAll')).check();
  await page.getByLabel(text('favourites.page.selectOne', { name: HEADPHONES.name })).uncheck();
  await page.getByRole('button', { name: text('favourites.page.removeSelected') }).click();
  await expect(page.getByText(text('favourites.page.removed', { count: 2 }))).toBeVisible();
  await expect(tiles(page)).toHaveCount(1);
  await visit(COLLECTION);
  await removeButton(page).click();
  await expect(page.getByText(text('favourites.page.emptyProducts'))).toBeVisible();
});

test('followed stores have a tab, and can be unfollowed in the same way', async ({ page, visit }) => {
  await registerByMail(page.request);
  await followStores(page.request, [2, 3]);
  await visit(COLLECTION);
  await page
    .locator('main')
    .getByRole('link', { name: text('favourites.page.stores') })
    .click();
  await expect(page).toHaveURL(/\?tab=stores$/);
  const names = page.locator('main article:visible').getByRole('heading');
  await expect(names).toHaveText(['Pixel & Pine', 'Northwind Audio']);
  await page.getByRole('button', { name: text('favourites.page.unfollowNamed', { name: 'Pixel & Pine' }) }).click();
  await expect(page.getByText(text('favourites.page.unfollowed', { count: 1 }))).toBeVisible();
  await expect(names).toHaveText(['Northwind Audio']);
  await page.getByRole('button', { name: text('favourites.page.undo') }).click();
  await expect(names).toHaveCount(2);
  await page.getByRole('link', { name: 'Northwind Audio' }).click();
  await expect(page).toHaveURL(/\/shop-index\?sid=2$/);
});

for (const locale of ['en', 'ar']) {
  test(`favourites in ${locale} fit a desktop and a phone, without accessibility findings`, async ({ page, visit }) => {
    test.slow();
    await registerByMail(page.request);
    await addFavourites(page.request, [2001, 3001, 4001]);
    await followStores(page.request, [2, 4]);
    for (const address of [COLLECTION, `${COLLECTION}?select=1`, `${COLLECTION}?tab=stores`]) {
      await visit(address, locale);
      await expectAccessibleOnDesktopAndPhone(page);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('one favourite is removed and restored, several are removed at once', async ({ page, consoleErrors: _ }) => {
    await registerByMail(page.request);
    await addFavourites(page.request, [2002, 2003, HEADPHONES.id]);
    await page.goto(COLLECTION);
    await removeButton(page).click();
    await expect(tiles(page)).toHaveCount(2);
    await page.getByRole('button', { name: text('favourites.page.undo') }).click();
    await expect(tiles(page)).toHaveCount(3);
    await page.getByRole('link', { name: text('favourites.page.select') }).click();
    const boxes = page.locator('main input[name=id][type=checkbox]');
    await expect(boxes).toHaveCount(3);
    for (const box of await boxes.all()) await box.check();
    await page.getByRole('button', { name: text('favourites.page.removeSelected') }).click();
    await expect(page.getByText(text('favourites.page.removed', { count: 3 }))).toBeVisible();
    await expect(page.getByText(text('favourites.page.emptyProducts'))).toBeVisible();
  });
});

function tiles(page: Page) {
  return page.locator('main article:visible');
}

function tileOf(page: Page, name: string) {
  return page.locator('main article').filter({ hasText: name });
}

function removeButton(page: Page) {
  return page.getByRole('button', { name: text('favourites.page.removeNamed', { name: HEADPHONES.name }) });
}
