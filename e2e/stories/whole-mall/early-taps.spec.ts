import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { messages } from '../../support/messages.ts';
import { SIZES } from '../../support/page-checks.ts';
import { makeFlashSale } from '../../support/records/flash-sales.ts';
import { makeGoods, makeTwoColours } from '../../support/records/goods.ts';

const text = messages('en');
const [width, height] = SIZES.phone;

/** A product with two options and no initial choice. */
const TENT = '/detail?prodId=13007';
/** The tent in the colour Oat, for three people. */
const OAT_TENT = `${TENT}&sku=1300708`;
const DELAY_MS = 3_000;

test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

test.beforeEach(async ({ page, consoleErrors: _ }) => {
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
    await route.continue();
  });
});

test('"Buy now" in the sticky bar, tapped before any script is there, asks for the options', async ({ page }) => {
  const loads = await openBeforeScripts(page, TENT);
  await buyNow(page).tap();
  await expect(page.getByText(text('cart.add.choose', { options: 'Colour, Sleeps' })).first()).toBeVisible();
  expect(loads()).toBe(1);
});

test('"Buy now" of a chosen SKU, tapped before any script is there, leads a guest to the sign-in', async ({ page }) => {
  const loads = await openBeforeScripts(page, OAT_TENT);
  await buyNow(page).tap();
  await expect(page.getByRole('dialog', { name: text('shell.signIn') })).toBeVisible();
  expect(loads()).toBe(1);
});

test('options tapped before any script is there are chosen in their order', async ({ page }) => {
  const loads = await openBeforeScripts(page, TENT);
  await chip(page, 'Oat').tap();
  await chip(page, '3 people').tap();
  await expect(chip(page, 'Oat')).toHaveAttribute('aria-current', 'true');
  await expect(chip(page, '3 people')).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(OAT_TENT);
  expect(loads()).toBe(1);
});

test('an option tapped when the page is hydrated but its own part is not yet is chosen', async ({ page }) => {
  const loads = await openBeforeScripts(page, TENT);
  await untilHydrated(page, 'page');
  await chip(page, 'Oat').tap();
  await expect(chip(page, 'Oat')).toHaveAttribute('aria-current', 'true');
  expect(loads()).toBe(1);
});

test('"Buy now" of a flash sale, tapped before any script is there, leads a guest to the sign-in', async ({
  page,
  request,
}) => {
  const goods = await makeGoods();
  await makeFlashSale(request, goods, { name: `Early rush ${goods.prodId}`, priceCents: 900, pieces: 2 });
  const loads = await openBeforeScripts(page, `/secdetail?prodId=${goods.prodId}`);
  await buyInSale(page).tap();
  await expect(page).toHaveURL(/\/login\?/);
  expect(loads()).toBe(1);
});

test('an option and "Buy now" of a flash sale, tapped before any script is there, buy what was chosen', async ({
  page,
  request,
}) => {
  const goods = await makeTwoColours();
  const skuIds = [goods.skuId, goods.otherSkuId];
  await makeFlashSale(request, goods, { name: `Early rush ${goods.prodId}`, priceCents: 900, pieces: 2, skuIds });
  const loads = await openBeforeScripts(page, `/secdetail?prodId=${goods.prodId}`);
  await page.getByRole('main').getByRole('group').getByRole('link').last().tap();
  await buyInSale(page).tap();
  await expect(page).toHaveURL(new RegExp(`/login\\?.*${goods.otherSkuId}`));
  expect(loads()).toBe(1);
});

test('what is chosen and typed in the search before any script is there stays', async ({ page }) => {
  await openBeforeScripts(page, '/');
  await page.getByRole('combobox', { name: text('shell.searchIn') }).selectOption('stores');
  const field = page.getByRole('searchbox', { name: text('shell.searchStoresHint') });
  await field.fill('north');
  await untilHydrated(page, 'mall-header');
  await expect(field).toHaveValue('north');
  await field.press('Enter');
  await expect(page).toHaveURL('/shop-list?shopName=north');
});

test('a plain link, tapped before any script is there, navigates at once', async ({ page }) => {
  await openBeforeScripts(page, TENT);
  await page
    .getByRole('navigation', { name: text('detail.breadcrumb') })
    .getByRole('link')
    .first()
    .tap();
  await expect(page).toHaveURL('/');
});

test('when the scripts cannot be loaded, "Buy now" works as a link', async ({ page, consoleErrors }) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto(OAT_TENT, { waitUntil: 'commit' });
  await buyNow(page).tap();
  await expect(page).toHaveURL(/\/login\?/);
  // The browser reports every script that was not loaded.
  consoleErrors.length = 0;
});

/** Resolves before the first script is loaded; returns a function that counts the document loads since. */
async function openBeforeScripts(page: Page, address: string): Promise<() => number> {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.goto(address, { waitUntil: 'commit' });
  return () => loads;
}

/** Waits until a part of the page is hydrated. */
async function untilHydrated(page: Page, part: string): Promise<void> {
  await page.waitForFunction((name) => {
    const { earlyInteractions } = window as { earlyInteractions?: { hydrated: ReadonlySet<string> } };
    return earlyInteractions?.hydrated.has(name);
  }, part);
}

function buyNow(page: Page) {
  return page
    .getByRole('region', { name: text('detail.phoneBar') })
    .getByRole('link', { name: text('cart.add.buyNow') });
}

function buyInSale(page: Page) {
  const bar = page.getByRole('region', { name: text('detail.phoneBar') });
  return bar.getByRole('button', { name: text('cart.add.buyNow') });
}

function chip(page: Page, value: string) {
  return page.getByRole('group').getByRole('link', { name: new RegExp(`^${value}`) });
}
