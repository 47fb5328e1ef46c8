import { expect, test } from '../../support/fixtures.ts';
import { messages } from '../../support/messages.ts';
import { expectNoAxeFindings } from '../../support/page-checks.ts';
import { productLinks, searchField } from '../../support/pages/catalogue-pages.ts';
import { registerByMail } from '../../support/pages/register.ts';

const text = messages('en');

for (const { locale, typed, meant } of [
  { locale: 'en', typed: 'hedphones', meant: 'headphones' },
  { locale: 'zh_CN', typed: '无线耳几', meant: '无线耳机' },
] as const) {
  test(`a typing error in ${locale} is corrected with a notice, and the original search is one click away`, async ({
    page,
    visit,
  }) => {
    const text = messages(locale);
    await visit('/', locale);
    await searchField(page).fill(typed);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/list?${new URLSearchParams({ pn: typed })}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      text('search.list.resultsFor', { keyword: meant }),
    );
    await expect(page.getByText(text('search.list.corrected', { keyword: meant }))).toBeVisible();
    await expect(productLinks(page, locale).first()).toBeVisible();
    await expect(searchField(page)).toHaveValue(typed);
    await page.getByRole('link', { name: text('search.list.exactly', { keyword: typed }) }).click();
    await expect(page).toHaveURL(`/list?${new URLSearchParams({ pn: typed, exact: '1' })}`);
    await expect(page.getByText(text('search.list.nothingFor', { keyword: typed }))).toBeVisible();
    await expect(page.getByText(text('search.list.corrected', { keyword: meant }))).toBeHidden();
    await expect(page.getByRole('heading', { name: text('search.list.hot') })).toBeVisible();
    await page.goBack();
    await expect(page.getByText(text('search.list.corrected', { keyword: meant }))).toBeVisible();
  });
}

test('suggestions work with the keyboard, with the focus in the field', async ({ page, visit }) => {
  await visit('/notice-list');
  const field = searchField(page);
  const list = page.getByRole('listbox', { name: text('shell.search') });
  const first = list.getByRole('option').first();
  await field.pressSequentially('head');
  await expect(first).toContainText(/^head/i);
  await expectNoAxeFindings(page);
  await page.keyboard.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  await page.keyboard.press('ArrowUp');
  await expect(field).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await expect(field).toHaveValue('head');
  await page.keyboard.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(field).toBeFocused();
  const target = (await first.getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(target);
  await expect(list).toBeHidden();
  await expect(productLinks(page).first()).toBeVisible();
});

test('a search without a full match shows partial matches, with a notice', async ({ page, visit }) => {
  await visit('/list?pn=red+sofa');
  await expect(page.getByText(text('search.list.partial', { keyword: 'red sofa' }))).toBeVisible();
  await expect(productLinks(page).first()).toHaveText(/sofa/i);
  await visit('/list?pn=black+headphones');
  await expect(productLinks(page).first()).toHaveText(/headphones|headset/i);
  await expect(page.getByText(text('search.list.partial', { keyword: 'black headphones' }))).toBeHidden();
});

test('a price in the search words becomes a filter that can be removed', async ({ page, visit }) => {
  await visit('/');
  await searchField(page).fill('laptop under 500');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/list?pn=laptop&max=500');
  const cheap = await productLinks(page).count();
  const applied = page.getByRole('list', { name: text('search.list.applied') });
  await applied.getByRole('link').first().click();
  await expect(page).toHaveURL('/list?pn=laptop');
  await expect.poll(() => productLinks(page).count()).toBeGreaterThan(cheap);
});

for (const { locale, typed, phrase } of [
  { locale: 'en', typed: 'hedph', phrase: /^headphones/ },
  { locale: 'zh_CN', typed: '耳', phrase: /^耳机/ },
  { locale: 'zh_CN', typed: 'erji', phrase: /^耳机/ },
] as const) {
  test(`${typed} suggests the corrected words, and products with picture and price`, async ({ page, visit }) => {
    const text = messages(locale);
    await visit('/notice-list', locale);
    await searchField(page).pressSequentially(typed);
    const group = (title: 'products' | 'categories') =>
      page.getByRole('group', { name: text(`search.suggest.${title}`), exact: true });
    const list = page.getByRole('listbox', { name: text('shell.search') });
    await expect(list.getByRole('option').filter({ hasText: phrase }).first()).toBeVisible();
    const product = group('products').getByRole('option').first();
    await expect(product.locator('img')).toBeVisible();
    await expect(product).toHaveText(/\d/);
    await product.click();
    await expect(page).toHaveURL(/\/detail\?prodId=\d+/);
  });
}

test('a buyer finds their own searches again, and clears them', async ({ page, visit }) => {
  await registerByMail(page.request);
  const remembered = async () => (await (await page.request.get('/api/p/search/history')).json()).data;
  await visit('/list?pn=teapot');
  await expect.poll(remembered).toEqual(['teapot']);
  await visit('/');
  await searchField(page).click();
  const own = page.getByRole('group', { name: text('search.suggest.recent') });
  await expect(own.getByRole('option')).toHaveText(['teapot']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/list?pn=teapot');
  await visit('/');
  await searchField(page).click();
  await page.getByRole('button', { name: text('search.suggest.clear') }).click();
  await expect(own).toBeHidden();
  await expect.poll(remembered).toEqual([]);
});
