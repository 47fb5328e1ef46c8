import pg from 'pg';
import { expect, test } from '../../support/fixtures.ts';
import { resize } from '../../support/page-checks.ts';

test('search: an empty keyword is refused for a second, a keyword is trimmed, stores have their own search', async ({
  page,
  visit,
}) => {
  // The message is shown for a second: the test controls the clock, so that a machine under load cannot miss it.
  await page.clock.install();
  await visit('/');
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  const search = page.locator('header search').first();
  // The input has the role of a search box until it is focused, then of a combobox with suggestions.
  const field = search.locator('input[name=pn]');
  const storeField = search.locator('input[name=shopName]');
  await search.getByRole('button', { name: 'Search' }).click();
  await expect(search.getByText('Type what you are looking for')).toBeVisible();
  await page.clock.runFor(900);
  await expect(search.getByText('Type what you are looking for')).toBeVisible();
  await page.clock.runFor(200);
  await expect(search.getByText('Type what you are looking for')).toBeHidden();
  await field.fill('   ');
  await page.keyboard.press('Enter');
  await expect(search.getByText('Type what you are looking for')).toBeVisible();
  await field.fill('  oolong tea ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/list\?pn=oolong(\+|%20)tea$/);
  // Scripts start after the first frame, and the paused clock would hold animation frames back.
  await page.clock.resume();
  await visit('/');
  await search.locator('select').selectOption('stores');
  await storeField.fill('tea house');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/shop-list\?shopName=tea(\+|%20)house$/);
});

test('categories: three levels by mouse and by keys, and the list moves in steps of 55 px', async ({ page, visit }) => {
  await visit('/');
  const first = page.locator('[data-first-level]').first();
  await first.getByRole('link', { name: 'Audio' }).hover();
  const inside = page.getByRole('region', { name: 'Inside Audio' }).or(page.getByLabel('Inside Audio')).first();
  await expect(inside).toBeVisible();
  await expect(inside.getByRole('link').nth(8)).toBeVisible();
  await page.getByRole('button', { name: 'Scroll categories down' }).first().click();
  await expect.poll(() => first.evaluate((list) => list.scrollTop)).toBe(55);
  await page.getByRole('button', { name: 'Scroll categories up' }).first().click();
  await expect.poll(() => first.evaluate((list) => list.scrollTop)).toBe(0);
  await first.getByRole('link').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(first.getByRole('link').nth(1)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByLabel('Inside Audio').getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(first.getByRole('link', { name: 'Audio' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Inside Audio')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'All categories' }).first()).toBeFocused();
});

test('a small header slides in after 200 px and cannot be reached before', async ({ page, visit }) => {
  await visit('/');
  const mini = page.locator('[aria-label="Quick navigation"]');
  await expect(mini).not.toBeInViewport();
  await page.mouse.wheel(0, 600);
  await expect(mini).toBeInViewport();
  await expect(mini.getByRole('searchbox').first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(mini).not.toBeInViewport();
});

test('language and currency: the page keeps its place and its choice', async ({ page, visit }) => {
  await visit('/');
  await page.evaluate(() => window.scrollTo(0, 700));
  await page
    .locator('footer')
    .getByRole('button', { name: /Language/ })
    .scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await page
    .locator('footer')
    .getByRole('button', { name: /Language/ })
    .click();
  await page
    .getByRole('menuitem', { name: '简体中文' })
    .or(page.getByRole('menuitemradio', { name: '简体中文' }))
    .first()
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(120);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
});

test('a language that configuration hides is not offered, and one that it shows is', async ({ page, visit }) => {
  const client = new pg.Client({ connectionString: process.env.MALL_DATABASE_URL });
  await client.connect();
  const show = async (hide: boolean) => {
    await client.query(`update language set hide = $1 where language = 'ru'`, [hide]);
    await client.query(`select pg_notify('mall_changed', 'site')`);
  };
  await show(true);
  await expect.poll(async () => (await page.request.get('/')).text()).not.toContain('Русский');
  await show(false);
  await expect.poll(async () => (await page.request.get('/')).text()).toContain('Русский');
  await client.end();
  await visit('/');
});

test('the phone mall is a real QR code, and sellers find their platform', async ({ page, visit }) => {
  await visit('/');
  await page
    .getByRole('button', { name: /Mobile mall/ })
    .first()
    .click();
  await expect(page.getByRole('img', { name: /QR code of this mall/ }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /Sellers centre/ })
    .first()
    .click();
  const merchant = page
    .getByRole('menuitem', { name: /Merchant platform/ })
    .or(page.getByRole('link', { name: /Merchant platform/ }))
    .first();
  await expect(merchant).toHaveAttribute('target', '_blank');
  await expect(merchant).toHaveAttribute('href', '/merchant/');
});

test('on a phone, menu and categories are sheets that close with Escape and restore the focus', async ({
  page,
  visit,
}) => {
  await resize(page, 'phone');
  await visit('/');
  const open = page.getByRole('link', { name: 'Menu' });
  await open.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(open).toBeFocused();
});

test('an address that does not exist redirects to /404, which has that status', async ({ page, baseURL }) => {
  const response = await page.goto(`${baseURL}/no/such/page?x=1`);
  expect(response?.status()).toBe(404);
  await expect(page).toHaveURL(`${baseURL}/404`);
  await expect(
    page.getByRole('main').getByRole('searchbox').or(page.getByRole('main').getByRole('link')).first(),
  ).toBeVisible();
});

test('an address of a page that is not built yet shows a notice', async ({ page, visit }) => {
  await visit('/select-decorate');
  await expect(page.getByRole('heading', { name: 'This part of the mall is not open yet' })).toBeVisible();
});
