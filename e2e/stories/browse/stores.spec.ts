import { expect, test } from '../../support/fixtures.ts';
import { messages } from '../../support/messages.ts';
import { expectAccessibleOnDesktopAndPhone, resize, SIZES } from '../../support/page-checks.ts';

const text = messages('en');

for (const size of Object.keys(SIZES) as (keyof typeof SIZES)[]) {
  test(`on a ${size}: from a product to its store, through its shelves, to another product`, async ({
    page,
    context,
    visit,
  }) => {
    await resize(page, size);
    // A product that its store does not list first: a picture in the memory cache is reported as an unused preload.
    await visit('/detail?prodId=2015');
    await page.getByRole('link', { name: text('detail.visitStore') }).click();
    await expect(page).toHaveURL(/\/shop-index\?sid=2$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Northwind Audio' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const navigation = page.getByRole('navigation', { name: text('stores.head.navigation') });
    await navigation.getByRole('link', { name: text('stores.head.allProducts') }).click();
    await expect(page).toHaveURL(/\/shop-prod-list\?sid=2$/);
    await page.waitForLoadState('networkidle');
    const shelves = page.getByRole('navigation', { name: text('stores.prods.shelves') });
    await shelves.getByRole('link', { name: 'Instruments' }).click();
    await expect(page).toHaveURL(/\/shop-prod-list\?sid=2&cid=203$/);
    await expect(shelves.locator('[aria-current=true]')).toContainText('Instruments');
    const opened = context.waitForEvent('page');
    await page.locator('main article').getByRole('link').first().click();
    await expect(await opened).toHaveURL(/\/detail\?prodId=20\d\d/);
  });
}

test('a store shows its sign if it chose that style, and store 1 is the mall itself', async ({ page, visit }) => {
  const header = page.getByRole('region', { name: text('stores.head.label') });
  await visit('/shop-index?sid=2');
  await expect(header.locator('img')).toHaveCount(2);
  await expect(header.getByText(text('stores.card.selfOperated'))).toHaveCount(0);
  const sign = await header.locator('img').first().boundingBox();
  expect(sign?.width).toBe(page.viewportSize()?.width);
  await visit('/shop-index?sid=1');
  await expect(header.locator('img')).toHaveCount(1);
  await expect(header.getByText(text('stores.card.selfOperated'))).toBeVisible();
});

test('the categories of a store can be chosen with the keyboard', async ({ page, visit }) => {
  await visit('/shop-index?sid=2');
  const button = page.getByRole('button', { name: text('stores.head.allCategories') });
  const shelf = (name: string) => page.getByRole('menuitem', { name: new RegExp(`^${name}`) });
  await button.focus();
  await page.keyboard.press('ArrowDown');
  await expect(shelf('Headphones & speakers')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(shelf('Headphones & speakers')).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(shelf('Headphones & speakers')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(shelf('Home listening')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/shop-index\?sid=2&cid=202$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Home listening' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: text('stores.home.new') })).toBeVisible();
});

for (const { locale, good, wrong } of [
  { locale: 'en', good: 'headphones', wrong: 'headphnes' },
  { locale: 'zh_CN', good: '耳机', wrong: undefined },
] as const) {
  test(`a search stays inside the store, in ${locale}: goods, a category, nothing`, async ({ page, visit }) => {
    const text = messages(locale);
    const status = page.locator('main').getByRole('status');
    await visit('/shop-index?sid=2', locale);
    const box = page.getByRole('searchbox', { name: text('stores.head.searchHint') });
    await box.fill(good);
    await box.press('Enter');
    await expect(page).toHaveURL(`/shop-index?sid=2&pn=${encodeURIComponent(good)}`);
    await expect(page.getByRole('heading', { level: 2, name: text('stores.panel.hot') })).toBeVisible();
    const cards = page.locator('main article');
    await expect(status.first()).toContainText(good);
    const found = await cards.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(found.length).toBeGreaterThan(1);
    for (const address of found) {
      const [, prodId] = address?.match(/prodId=(\d+)\b/) ?? [];
      const { data } = await (await page.request.get(`/api/prod/prodInfo?prodId=${prodId}`)).json();
      expect(data.shopId, address ?? '').toBe(2);
    }
    if (wrong) {
      await box.fill(wrong);
      await box.press('Enter');
      await expect(status.first()).toContainText(text('stores.panel.corrected', { words: good }));
    }
    await visit('/shop-index?sid=2&cid=203', locale);
    await expect(status.first()).toHaveText(/\d/);
    await expect(cards.first()).toBeVisible();
    await box.fill('qqqzzzxxx');
    await box.press('Enter');
    await expect(page.getByText(text('stores.panel.empty', { words: 'qqqzzzxxx' }))).toBeVisible();
    await expect(page.getByRole('link', { name: text('stores.panel.toMall') })).toHaveAttribute(
      'href',
      '/list?pn=qqqzzzxxx',
    );
    await page.getByRole('link', { name: text('stores.panel.toAll') }).click();
    await expect(page).toHaveURL(/\/shop-prod-list\?sid=2$/);
  });
}

test('a store shows its business licence, which can be enlarged', async ({ page, visit }) => {
  await visit('/shop-index?sid=2');
  await page.getByRole('link', { name: text('stores.head.qualifications') }).click();
  await expect(page).toHaveURL(/\/shop-qualifications\?sid=2$/);
  await expect(page.getByRole('heading', { level: 1, name: text('stores.paper.title') })).toBeVisible();
  for (const line of ['company', 'number', 'person', 'address', 'capital', 'founded', 'term', 'scope'] as const) {
    await expect(page.getByText(text(`stores.paper.${line}`), { exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: text('stores.paper.zoom', { place: 1 }) }).click();
  const large = page.getByRole('dialog', { name: text('stores.paper.picture', { name: 'Northwind Audio', place: 1 }) });
  await expect(large).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await page.getByRole('link', { name: text('stores.paper.back') }).click();
  await expect(page).toHaveURL(/\/shop-index\?sid=2$/);
});

test('the notices of a store are linked from its home page', async ({ page, visit }) => {
  await visit('/shop-index?sid=2');
  await page
    .getByRole('region', { name: text('stores.head.label') })
    .getByRole('link', { name: text('stores.head.notices') })
    .click();
  await expect(page).toHaveURL(/\/notice-list\?shopId=2&shopName=Northwind\+Audio$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Northwind Audio');
  await page.getByRole('link', { name: 'New arrivals every Thursday' }).click();
  await expect(page).toHaveURL(/\/notice-detail\?id=\d+&shopId=2/);
  await expect(page.getByRole('heading', { level: 1, name: 'New arrivals every Thursday' })).toBeVisible();
});

test('a store is found by a misspelt name; preferred stores are listed apart', async ({ page, visit }) => {
  await visit('/shop-list');
  const box = page.locator('main').getByRole('searchbox', { name: text('stores.list.searchLabel') });
  const stores = page.locator('main').getByRole('heading', { level: 2 });
  await box.fill('nortwind');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/shop-list\?shopName=nortwind$/);
  await expect(stores).toHaveText(['Northwind Audio']);
  await box.fill('qqqzzzxxx');
  await box.press('Enter');
  await expect(page.getByText(text('stores.list.empty', { words: 'qqqzzzxxx' }))).toBeVisible();
  await expect(page.getByRole('link', { name: text('stores.list.searchGoods') })).toHaveAttribute(
    'href',
    '/list?pn=qqqzzzxxx',
  );
  await page.getByRole('link', { name: text('stores.list.showAll') }).click();
  await expect(page).toHaveURL(/\/shop-list$/);
  await expect(stores.nth(1)).toBeVisible();
  await page
    .getByRole('navigation', { name: text('stores.list.kinds') })
    .getByRole('link', { name: text('stores.list.preferred') })
    .click();
  await expect(page).toHaveURL(/\/shop-list\?type=1$/);
  await expect(page.getByRole('heading', { level: 1, name: text('stores.list.preferred') })).toBeVisible();
  const cards = page.locator('main article');
  const preferred = cards.filter({ has: page.getByText(text('stores.card.preferred'), { exact: true }) });
  await expect(preferred).toHaveCount(await cards.count());
  await expect(stores.first()).toHaveText('Galleria Select');
});

for (const locale of ['en', 'zh_CN'] as const) {
  for (const path of ['/shop-index', '/shop-prod-list', '/shop-qualifications']) {
    test(`${path} of a paused or missing store has a message in ${locale} and a matching status`, async ({
      page,
      context,
      baseURL,
    }) => {
      const text = messages(locale);
      await context.addCookies([{ name: 'lang', value: locale, url: baseURL ?? '' }]);
      const paused = await page.goto(`${path}?sid=15`);
      expect(paused?.status()).toBe(403);
      await expect(page.getByText(text('stores.closed.paused'))).toBeVisible();
      await expect(page.locator('main a')).toHaveAttribute('href', '/shop-list');
      const missing = await page.goto(`${path}?sid=987654`);
      expect(missing?.status()).toBe(404);
      await expect(page.getByText(text('stores.closed.missingText'))).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    });
  }
}

for (const locale of ['ar']) {
  for (const address of [
    '/shop-index?sid=2',
    '/shop-index?sid=3',
    '/shop-prod-list?sid=2',
    '/shop-qualifications?sid=2',
    '/shop-list?type=1',
  ]) {
    test(`${address} in ${locale} fits a desktop and a phone, without accessibility findings`, async ({
      page,
      visit,
    }) => {
      test.slow();
      await visit(address, locale);
      await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr');
      await expectAccessibleOnDesktopAndPhone(page);
    });
  }
}
