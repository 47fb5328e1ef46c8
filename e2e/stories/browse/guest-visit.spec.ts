import type { Page } from '@playwright/test';
import { expect, expectAnnounced, test } from '../../support/fixtures.ts';
import { messages } from '../../support/messages.ts';
import { expectNoOverflow, resize, type SIZES } from '../../support/page-checks.ts';
import { signInByForm } from '../../support/pages/account-pages.ts';
import { productLinks, searchField, shownPrices } from '../../support/pages/catalogue-pages.ts';
import { registerByMail } from '../../support/pages/register.ts';

type Size = keyof typeof SIZES;

const VISITS = [
  { size: 'desktop', locale: 'en', typed: 'hedphones', meant: 'headphones', store: 'Northwind Audio' },
  { size: 'tablet', locale: 'zh_CN', typed: '无线耳几', meant: '无线耳机', store: '北风音频' },
  { size: 'phone', locale: 'ar', typed: 'hedphones', meant: 'headphones', store: 'Northwind Audio' },
] as const;

for (const { size, locale, typed, meant, store } of VISITS) {
  test(`a guest looks around on a ${size} in ${locale}`, async ({
    page,
    visit,
    context,
    request,
    browser,
    baseURL,
  }) => {
    const text = messages(locale);
    const person = await registerByMail(request);
    await resize(page, size);

    await test.step('searches with a slip', async () => {
      await visit('/', locale);
      await searchField(page).fill(typed);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        text('search.list.resultsFor', { keyword: meant }),
      );
      await expect(page.getByText(text('search.list.corrected', { keyword: meant }))).toBeVisible();
      await expectNoOverflow(page);
    });

    await test.step('narrows a list, puts it in order and turns its page', async () => {
      await visit('/list?pn=shoes', locale);
      await chooseInStock(page, size, text);
      await expect(page).toHaveURL('/list?pn=shoes&stock=1');
      const order = page.getByRole('navigation', { name: text('search.list.sort') });
      const priceAscending = order.getByRole('link', { name: text('search.list.priceUp') });
      // The address changes before the links that keep its parameters are rendered.
      await expect(priceAscending).toHaveAttribute('href', /stock=1/);
      await priceAscending.click();
      await expect(page).toHaveURL('/list?pn=shoes&stock=1&sort=5');
      await expect.poll(async () => isRising(await shownPrices(page))).toBe(true);
      const pages = page.getByRole('navigation', { name: text('ui.pages') });
      await pages.getByRole('link', { name: text('ui.nextPage') }).click();
      await expect(page).toHaveURL('/list?pn=shoes&stock=1&sort=5&page=2');
      // The address changes before the list is rendered.
      await expect(pages.locator('[aria-current=page]')).toHaveText('2');
      await expectNoOverflow(page);
    });

    await test.step('opens a product', async () => {
      const found = productLinks(page, locale).first();
      const name = (await found.textContent()) ?? '';
      const opened = context.waitForEvent('page');
      await found.click();
      const product = await opened;
      await expect(product.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(product.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr');
      await product.close();
    });

    await test.step('chooses options', async () => {
      await visit('/detail?prodId=13007', locale);
      for (const options of await page
        .getByRole('main')
        .getByRole('group')
        .filter({ has: page.getByRole('link') })
        .all()) {
        await options.getByRole('link').last().click();
      }
      await expect(page).toHaveURL(/[?&]sku=13007\d\d/);
      await expectNoOverflow(page);
    });

    await test.step('saves a product and signs in for it on the spot', async () => {
      await visit('/detail?prodId=2001', locale);
      const heart = page.locator('[data-early="product 2001"]:visible').first();
      await heart.click();
      await signInByForm(page.getByRole('dialog', { name: text('shell.signIn') }), person, locale);
      await expectAnnounced(page, text('favourites.heart.saved'));
      await expect(heart.locator('svg')).toHaveClass(/fill-current/);
    });

    await test.step('goes to its store', async () => {
      await page.getByRole('link', { name: text('detail.visitStore') }).click();
      await expect(page.getByRole('heading', { level: 1, name: store })).toBeVisible();
      await expectNoOverflow(page);
    });

    await test.step('is told what is not sold any more', async () => {
      // In another page: the browser logs a console error for the 410.
      const newPage = await browser.newPage({ baseURL, viewport: page.viewportSize() });
      const answer = await newPage.goto(`/detail?prodId=11015&lang=${locale}`);
      expect(answer?.status()).toBe(410);
      await expect(newPage.getByRole('heading', { level: 1 })).toHaveText(text('detail.offShelf'));
      await expectNoOverflow(newPage);
      await newPage.close();
    });
  });
}

/** The filters are beside the list on wide windows, else behind a button. */
async function chooseInStock(page: Page, size: Size, text: ReturnType<typeof messages>): Promise<void> {
  const isBehindButton = size !== 'desktop';
  if (isBehindButton) await page.getByRole('button', { name: text('search.list.filters') }).click();
  await page
    .getByRole('complementary', { name: text('search.list.filters') })
    .getByRole('link', { name: new RegExp(`^${text('search.list.inStock')}`) })
    .click();
  await expect(page).toHaveURL(/stock=1/);
  if (isBehindButton) await page.keyboard.press('Escape');
}

function isRising(prices: readonly number[]): boolean {
  return prices.length > 1 && prices.every((price, place) => place === 0 || price >= (prices[place - 1] ?? 0));
}
