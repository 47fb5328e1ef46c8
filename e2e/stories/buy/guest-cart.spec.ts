import type { Locator, Page } from '@playwright/test';
import type { Locale } from '../../../packages/domain/src/site/locales.ts';
import { expect, test } from '../../support/fixtures.ts';
import { latestCodeTo } from '../../support/mailbox.ts';
import { messages } from '../../support/messages.ts';
import { signInByForm } from '../../support/pages/account-pages.ts';
import { putIntoCart } from '../../support/pages/checkout-pages.ts';
import { field } from '../../support/pages/forms.ts';
import { newMail, registerByMail } from '../../support/pages/register.ts';
import { resetRateLimits } from '../../support/records/account-records.ts';
import { cartLinesOf, guestLinesOf } from '../../support/records/cart.ts';
import { type Goods, makeGoods } from '../../support/records/goods.ts';

test.beforeEach(resetRateLimits);

/** Another language than in most stories, so that its pages are covered too. */
const locale = 'zh_CN';
test(`a guest's cart from two stores is kept when they register in ${locale}, with nothing doubled`, async ({
  page,
  visit,
}) => {
  test.slow();
  const text = messages(locale);
  const first = await makeGoods({ storeId: 1, priceCents: 1990 });
  const second = await makeGoods({ storeId: 2, priceCents: 4250 });
  const quick = await makeGoods({ priceCents: 310, isListed: true });
  await visit(`/detail?prodId=${first.prodId}`, locale);
  await page.getByRole('button', { name: text('detail.oneMore') }).click();
  await addToCart(page, locale);
  await expectBadge(page, 2, locale);
  await visit(`/detail?prodId=${second.prodId}`, locale);
  await expectBadge(page, 2, locale);
  await addToCart(page, locale);
  await expectBadge(page, 3, locale);
  const add = await findOnList(page, quick, { visit, locale });
  await add.click();
  await closeNote(page, locale);
  await expectBadge(page, 4, locale);
  await add.click();
  await closeNote(page, locale);
  await expectBadge(page, 5, locale);
  expect(await guestLinesOf([first, second, quick])).toEqual([2, 1, 2]);

  await badge(page, 5, locale).click();
  const popup = page.getByRole('dialog', { name: text('shell.signIn') });
  await expect(popup.getByText(text('accounts.login.why.cart', { count: 5 }))).toBeVisible();
  const keptPictures = popup.getByRole('list', { name: text('accounts.login.kept') }).getByRole('img');
  await expect(keptPictures).toHaveCount(3);
  await expect(keptPictures.first()).toHaveAccessibleName(quick.name);
  await popup.getByRole('link', { name: text('accounts.login.join') }).click();
  const mail = await registerOnPage(page, locale);
  await expect(page.getByText(text('accounts.register.points', { count: 100 }))).toBeVisible();
  await page.getByRole('link', { name: text('accounts.register.toCart') }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expectBadge(page, 5, locale);
  await expect(quantityOf(page, first, locale)).toHaveValue('2');
  await expect(quantityOf(page, second, locale)).toHaveValue('1');
  await expect(quantityOf(page, quick, locale)).toHaveValue('2');
  await expect(page.locator('main section h2 a')).toHaveCount(2);
  await visit('/cart', locale);
  await expectBadge(page, 5, locale);
  expect(await cartLinesOf(mail)).toEqual(
    [
      { skuId: first.skuId, quantity: 2, isChecked: true },
      { skuId: second.skuId, quantity: 1, isChecked: true },
      { skuId: quick.skuId, quantity: 2, isChecked: true },
    ].toSorted((a, b) => a.skuId - b.skuId),
  );
  expect(await guestLinesOf([first, second, quick])).toEqual([0, 0, 0]);
});

test('the same SKU in the guest’s and the buyer’s cart keeps the larger quantity', async ({ page, visit, request }) => {
  const person = await registerByMail(request);
  const [same, own] = [
    await makeGoods({ storeId: 1, priceCents: 900 }),
    await makeGoods({ storeId: 2, priceCents: 950 }),
  ];
  await putIntoCart(request, same, 3);
  await putIntoCart(request, own, 1);
  await visit(`/detail?prodId=${same.prodId}`);
  await addToCart(page, 'en');
  await expectBadge(page, 1, 'en');
  await badge(page, 1, 'en').click();
  await signInByForm(page.getByRole('dialog', { name: messages('en')('shell.signIn') }), person);
  await expect(page).toHaveURL(/\/cart$/);
  await expectBadge(page, 4, 'en');
  await expect(quantityOf(page, same, 'en')).toHaveValue('3');
  await expect(quantityOf(page, own, 'en')).toHaveValue('1');
});

function badge(page: Page, count: number, locale: Locale): Locator {
  return page
    .locator('header')
    .getByRole('link', { name: messages(locale)('shell.cartCount', { count }) })
    .first();
}

async function expectBadge(page: Page, count: number, locale: Locale): Promise<void> {
  await expect(badge(page, count, locale)).toBeVisible();
}

async function addToCart(page: Page, locale: Locale): Promise<void> {
  const text = messages(locale);
  await page
    .getByRole('main')
    .getByRole('button', { name: text('cart.add.toCart'), exact: true })
    .first()
    .click();
  await closeNote(page, locale);
}

async function closeNote(page: Page, locale: Locale): Promise<void> {
  const note = page.getByRole('region', { name: messages(locale)('cart.note.title') });
  await note.getByRole('button', { name: messages(locale)('ui.close') }).click();
  await expect(note).toHaveCount(0);
}

interface ListWay {
  visit: (address: string, locale?: string) => Promise<void>;
  locale: Locale;
}

/** The button on the product's card. New products are indexed asynchronously. */
async function findOnList(page: Page, { name }: Goods, { visit, locale }: ListWay): Promise<Locator> {
  const add = page.getByRole('main').getByRole('button', { name: messages(locale)('cart.add.toCartNamed', { name }) });
  await expect(async () => {
    await visit(`/list?pn=${encodeURIComponent(name)}`, locale);
    await expect(add).toBeVisible({ timeout: 1_000 });
  }).toPass();
  return add;
}

/** All three steps of registration; the last one redirects by itself. */
async function registerOnPage(page: Page, locale: Locale): Promise<string> {
  const text = messages(locale);
  const mail = newMail();
  await field(page, 'mail').fill(mail);
  await page.getByRole('button', { name: text('accounts.field.sendCode') }).click();
  await field(page, 'validCode').fill(await latestCodeTo(mail));
  await page.getByRole('button', { name: text('accounts.steps.next') }).click();
  await field(page, 'passWord').fill('Lantern#4821');
  await expect(page.getByRole('link', { name: text('accounts.agreeTerms') })).toBeVisible();
  await page.getByRole('button', { name: text('accounts.register.submit') }).click();
  return mail;
}

function quantityOf(page: Page, { name }: Goods, locale: Locale): Locator {
  return page.getByRole('spinbutton', { name: messages(locale)('cart.page.quantityOf', { name }) });
}
