import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { messages } from '../../support/messages.ts';
import { resize } from '../../support/page-checks.ts';
import { expectCount, productLinks, shownPrices } from '../../support/pages/catalogue-pages.ts';

const text = messages('en');
const BRAND = 'Lucie Arden';
const DEAR = text('search.list.remove', {
  // Isolated, so that the currency sign keeps its place in right-to-left text.
  filter: text('search.list.priceFrom', { min: '\u2066$80.00\u2069' }),
});

test('filters and order of a list are in the address, and Back restores them', async ({ page, visit }) => {
  await visit('/list?pn=shoes');
  await applyFilters(page);
});

test('a list is paged, and the next page starts at its heading', async ({ page, visit }) => {
  await visit('/list?pn=shoes&sort=5');
  await expectPaging(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a list is filtered, sorted and paged in the same way', async ({ page, consoleErrors: _ }) => {
    await page.goto('/list?pn=shoes');
    await applyFilters(page);
    await page.goto('/list?pn=shoes&sort=5');
    await expectPaging(page);
  });

  test('the filters on a phone open, link to filtered lists and close', async ({ page, consoleErrors: _ }) => {
    await resize(page, 'phone');
    await page.goto('/list?pn=shoes');
    await expect(filters(page)).toBeHidden();
    await page.getByRole('button', { name: text('search.list.filters') }).click();
    await filters(page)
      .getByRole('link', { name: new RegExp(`^${BRAND}`) })
      .click();
    await expect(page).toHaveURL('/list?pn=shoes&brands=71');
    await expectCount(page, 5);
  });
});

test('the filters of a phone stay open from choice to choice; Escape closes them and restores the focus', async ({
  page,
  visit,
}) => {
  await resize(page, 'phone');
  await visit('/list?pn=shoes');
  const open = page.getByRole('button', { name: text('search.list.filters') });
  await open.click();
  const brand = filters(page).getByRole('link', { name: new RegExp(`^${BRAND}`) });
  await brand.click();
  await expect(page).toHaveURL('/list?pn=shoes&brands=71');
  await expect(brand).toHaveAttribute('aria-current', 'true');
  await filters(page)
    .getByRole('link', { name: new RegExp(`^${text('search.list.inStock')}`) })
    .click();
  await expect(page).toHaveURL('/list?pn=shoes&brands=71&stock=1');
  await expect(filters(page).getByRole('button', { name: text('search.list.show', { count: 5 }) })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(filters(page)).toBeHidden();
  await expect(open).toBeFocused();
  await expect(productLinks(page)).toHaveCount(5);
});

test('an empty result offers the nearest filters to remove', async ({ page, visit }) => {
  await visit('/list?pn=shoes&brands=71&min=5000');
  await expect(page.getByText(text('search.list.nothingFiltered'))).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: text('search.list.clearAll') })
    .last()
    .click();
  await expect(page).toHaveURL('/list?pn=shoes');
  await expect(productLinks(page).first()).toBeVisible();
  const unknown = await page.request.get('/list?cpid=999999');
  expect(unknown.status()).toBe(404);
  expect(await unknown.text()).toContain(text('search.list.noCategory'));
});

function filters(page: Page) {
  return page.getByRole('complementary', { name: text('search.list.filters') });
}

async function applyFilters(page: Page): Promise<void> {
  const chips = page.getByRole('list', { name: text('search.list.applied') });
  const chip = (name: string | RegExp) => chips.getByRole('link', { name });
  const ofBrand = text('search.list.remove', { filter: BRAND });
  const inStock = text('search.list.remove', { filter: text('search.list.inStock') });

  await filters(page)
    .getByRole('link', { name: new RegExp(`^${BRAND}`) })
    .click();
  await expect(page).toHaveURL('/list?pn=shoes&brands=71');
  await expect(chip(ofBrand)).toBeVisible();
  await expectCount(page, 5);
  await expect(productLinks(page)).toHaveCount(5);

  await filters(page)
    .getByRole('textbox', { name: text('search.list.lowest') })
    .fill('80');
  await filters(page)
    .getByRole('button', { name: text('search.list.apply') })
    .click();
  await expect(page).toHaveURL(/[?&]min=80(&|$)/);
  await expect(chip(DEAR)).toBeVisible();
  await expect.poll(async () => Math.min(...(await shownPrices(page)))).toBeGreaterThanOrEqual(80);

  await filters(page)
    .getByRole('link', { name: new RegExp(`^${text('search.list.inStock')}`) })
    .click();
  await expect(chip(inStock)).toBeVisible();
  const order = page.getByRole('navigation', { name: text('search.list.sort') });
  await order.getByRole('link', { name: text('search.list.priceUp') }).click();
  await expect(page).toHaveURL('/list?pn=shoes&brands=71&min=80&stock=1&sort=5');
  await expectOrder(page, (one, other) => one - other);
  await order.getByRole('link', { name: text('search.list.priceDown') }).click();
  await expect(page).toHaveURL('/list?pn=shoes&brands=71&min=80&stock=1&sort=4');
  await expectOrder(page, (one, other) => other - one);

  await chip(ofBrand).click();
  await expect(page).toHaveURL('/list?pn=shoes&min=80&stock=1&sort=4');
  await expect(chip(ofBrand)).toHaveCount(0);
  await expect(chip(DEAR)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/list?pn=shoes&brands=71&min=80&stock=1&sort=4');
  await expect(chip(ofBrand)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/sort=5$/);
  await expectOrder(page, (one, other) => one - other);
  await chips.getByRole('link', { name: text('search.list.clearAll') }).click();
  await expect(page).toHaveURL('/list?pn=shoes&sort=5');
  await expect(chips).toHaveCount(0);
}

async function expectPaging(page: Page): Promise<void> {
  const pages = page.getByRole('navigation', { name: text('ui.pages') });
  await expect(productLinks(page)).toHaveCount(20);
  const first = await productLinks(page).allTextContents();
  await pages.getByRole('link', { name: text('ui.nextPage') }).click();
  await expect(page).toHaveURL('/list?pn=shoes&sort=5&page=2');
  await expect(pages.locator('[aria-current=page]')).toHaveText('2');
  await expect(productLinks(page)).toHaveCount(3);
  const second = await productLinks(page).allTextContents();
  expect(first.filter((name) => second.includes(name))).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL('/list?pn=shoes&sort=5');
  await expect(productLinks(page)).toHaveText(first);
  await page.goForward();
  await expect(productLinks(page)).toHaveText(second);
}

async function expectOrder(page: Page, order: (one: number, other: number) => number): Promise<void> {
  await expect.poll(async () => isOrdered(await shownPrices(page), order)).toBe(true);
}

function isOrdered(prices: number[], order: (one: number, other: number) => number): boolean {
  return prices.length > 1 && prices.join() === prices.toSorted(order).join();
}
