import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '../../support/fixtures.ts';
import { expectNoAxeFindings, layoutShift, resize, SIZES } from '../../support/page-checks.ts';

// With reduced motion, the configured default, the carousel does not move.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const homeMessages = (locale: string) =>
  JSON.parse(
    readFileSync(path.resolve(import.meta.dirname, `../../../packages/i18n/catalogues/${locale}/home.json`), 'utf8'),
  );

/** Each size and each language once, and the two languages that differ most on a phone. */
const VARIANTS = [
  { size: 'desktop', locale: 'en' },
  { size: 'tablet', locale: 'zh_CN' },
  { size: 'phone', locale: 'en' },
  { size: 'phone', locale: 'ar' },
] as const satisfies { size: keyof typeof SIZES; locale: string }[];

for (const { size, locale } of VARIANTS) {
  test(`the front page on a ${size} in ${locale}: no layout shift and no accessibility findings`, async ({
    page,
    visit,
  }) => {
    await resize(page, size);
    await visit('/', locale);
    await expect(page.locator('html')).toHaveAttribute('lang', locale.replace('_', '-'));
    await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr');
    await expect(page.getByRole('heading', { name: homeMessages(locale).shopByCategory })).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(SIZES[size][0]);
    // 0.1 counts as good; swapping in the web font can shift one line by 0.001.
    expect(await layoutShift(page)).toBeLessThan(0.005);
    await expectNoAxeFindings(page, 'page');
  });
}

test('the front page in dark colours has enough contrast', async ({ page, visit }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit('/');
  await expectNoAxeFindings(page, 'page');
});

for (const locale of ['zh_TW', 'pt', 'ko', 'he', 'de', 'es', 'ja', 'ru', 'fr']) {
  test(`the front page is in ${locale}, and nothing overflows on a phone`, async ({ page, visit }) => {
    await resize(page, 'phone');
    await visit('/', locale);
    await expect(page.locator('html')).toHaveAttribute('lang', locale.replace('_', '-'));
    await expect(page.getByRole('heading', { name: homeMessages(locale).shopByCategory })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
}

/** The most common entry pages. Without any interaction, so parts that hydrate with the first one are not counted. */
for (const [address, scriptKb] of [
  ['/', 120],
  ['/list', 120],
  ['/detail?prodId=2001', 120],
  ['/shop-index?sid=2', 120],
  ['/shop-list?type=1', 120],
  // Its countdown runs from the start, so its script is loaded at once.
  ['/special-discount', 121],
  ['/preferred-products', 120],
  ['/new-user-special', 120],
] as const) {
  test(`a visitor of ${address} loads at most ${scriptKb} kB of JavaScript, gzipped, and 25 kB of font before touching anything`, async ({
    page,
  }) => {
    const scripts = new Map<string, number>();
    const fonts: number[] = [];
    page.on('response', async (response) => {
      const type = response.request().resourceType();
      if (type === 'font') fonts.push((await response.body()).length);
      if (type === 'script') scripts.set(response.url(), gzipSync(await response.body(), { level: 9 }).length);
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.waitForTimeout(500);
    const total = [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0);
    expect(scripts.size).toBeGreaterThan(3);
    expect(total).toBeLessThanOrEqual(scriptKb * 1000);
    expect(fonts).toHaveLength(1);
    expect(fonts[0]).toBeLessThanOrEqual(25_000);
    const catalogues = [...scripts.keys()].filter((url) => /\/messages-/.test(url));
    expect(catalogues).toEqual([expect.stringContaining('/messages-en-')]);
  });
}

test('the carousel can be stopped, moved by keys, by dots and by swiping', async ({ page, visit }) => {
  await visit('/');
  const carousel = page.getByRole('region', { name: 'Highlights' });
  const current = carousel.locator('[aria-current=true]');
  await expect(current).toHaveAttribute('aria-label', /^Show 1 of 5/);
  await carousel.getByRole('button', { name: 'Stop moving' }).click();
  await expect(carousel.getByRole('button', { name: 'Keep moving' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(current).toHaveAttribute('aria-label', /^Show 2 of 5/);
  await page.keyboard.press('ArrowLeft');
  await expect(current).toHaveAttribute('aria-label', /^Show 1 of 5/);
  await carousel.getByRole('button', { name: /^Show 4 of 5/ }).click();
  await expect(current).toHaveAttribute('aria-label', /^Show 4 of 5/);
  await page.mouse.move(900, 300);
  await page.mouse.down();
  await page.mouse.move(600, 300, { steps: 8 });
  await page.mouse.up();
  await expect(current).toHaveAttribute('aria-label', /^Show 5 of 5/);
  expect((await carousel.boundingBox())?.height).toBe(450);
});

test('without JavaScript the page can be read, searched and switched to another language', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL, locale: 'en-US' });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Shop by category' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search products' }).first().fill('tea');
  await page.getByRole('searchbox', { name: 'Search products' }).first().press('Enter');
  await expect(page).toHaveURL(/\/list\?pn=tea$/);
  await page.goto('/notice-list?shopId=0');
  await page
    .locator('form[action="/preferences"] button[value="zh_CN"]')
    .first()
    .evaluate((button: HTMLButtonElement) => button.click());
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page).toHaveURL(/\/notice-list\?shopId=0$/);
  await context.close();
});
