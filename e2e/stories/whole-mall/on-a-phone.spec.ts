import { expect, test } from '../../support/fixtures.ts';
import { messages } from '../../support/messages.ts';
import { expectNoAxeFindings, expectNoOverflow } from '../../support/page-checks.ts';
import { registerWithCart } from '../../support/records/buyer.ts';

const text = messages('en');

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('tabs lead through the mall with and without scripts, and checkout has a bare header', async ({
  page,
  visit,
  browser,
  baseURL,
}) => {
  await registerWithCart(page.request);
  await visit('/');
  const tabs = page.getByRole('navigation', { name: text('shell.tabs') });
  const header = page.getByRole('banner');
  expect((await header.boundingBox())?.height).toBeLessThan(120);
  await expect(tabs.getByRole('link', { name: text('shell.navHome') })).toHaveAttribute('aria-current', 'page');
  await tabs.getByRole('link', { name: text('shell.categories') }).tap();
  await expect(page.getByRole('dialog', { name: text('shell.allCategories') })).toBeVisible();
  await page.keyboard.press('Escape');
  await tabs.getByRole('link', { name: text('shell.me'), exact: true }).tap();
  await expect(page).toHaveURL(/\/user-center\/uc-home$/);
  await expect.poll(async () => (await header.boundingBox())?.height).toBeLessThan(64);
  await tabs.getByRole('link', { name: text('shell.cartCount', { count: 1 }) }).tap();
  await expect(page).toHaveURL(/\/cart$/);
  await expectNoAxeFindings(page, 'page');

  await page
    .getByRole('link', { name: text('cart.page.settle', { count: 1 }) })
    .last()
    .tap();
  await expect(page).toHaveURL(/\/submit-order$/);
  await expect(header.getByText(text('shell.secureCheckout'))).toBeVisible();
  await expect(header.getByRole('search')).toHaveCount(0);
  await expect(tabs).toHaveCount(0);
  await expectNoAxeFindings(page, 'page');
  await expectNoOverflow(page);

  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL,
    viewport: { width: 390, height: 844 },
  });
  const plain = await context.newPage();
  await plain.goto('/');
  await plain.getByRole('link', { name: text('shell.categories') }).click();
  await expect(plain).toHaveURL(/\/list$/);
  await context.close();
});

test('a product that is tapped opens in the same tab, with its price in one line', async ({ page, visit, context }) => {
  await visit('/list?pn=tent');
  const product = page.getByRole('main').getByRole('article').first();
  await product.getByRole('link').first().tap();
  await expect(page).toHaveURL(/\/detail\?prodId=/);
  expect(context.pages()).toHaveLength(1);
  const bar = page.getByRole('region', { name: text('detail.phoneBar') });
  expect((await bar.boundingBox())?.height).toBeLessThan(70);
  await page.goBack();
  await expect(page).toHaveURL(/\/list\?pn=tent$/);
});

test.describe('installed', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the mall has its name and icons, and a page of its own while there is no network', async ({
    page,
    visit,
    context,
    consoleErrors,
  }) => {
    await visit('/', 'zh_CN');
    const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
    const { name, lang, icons } = await (await page.request.get(manifest ?? '')).json();
    expect([name, lang]).toEqual([await page.title(), 'zh-CN']);
    const touchIcon = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
    for (const src of [touchIcon, ...icons.map((icon: { src: string }) => icon.src)]) {
      expect((await page.request.get(src)).headers()['content-type'], src).toBe('image/png');
    }

    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state))
      .toBe('activated');
    await context.setOffline(true);
    await page.goto('/cart').catch(() => undefined);
    await expect(page.getByRole('heading', { name: messages('zh_CN')('shell.offlineTitle') })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: messages('zh_CN')('shell.offlineTitle') })).toBeHidden();
    await expect(page).toHaveURL(/\/login\?redirect=/);
    // Chromium logs every page that it could not fetch.
    consoleErrors.splice(
      0,
      consoleErrors.length,
      ...consoleErrors.filter((one) => !one.includes('ERR_INTERNET_DISCONNECTED')),
    );
  });
});
