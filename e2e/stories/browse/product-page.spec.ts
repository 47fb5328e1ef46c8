import type { Page } from '@playwright/test';
import { expect, expectAnnounced, test } from '../../support/fixtures.ts';
import { messages } from '../../support/messages.ts';
import { expectNoAxeFindings } from '../../support/page-checks.ts';
import { signInByForm } from '../../support/pages/account-pages.ts';
import { registerByMail } from '../../support/pages/register.ts';
import { saveAddress } from '../../support/records/buyer.ts';

const text = messages('en');

/** A tent: not every colour exists in every size, some SKUs are sold out, and there are three prices. */
const TENT = '/detail?prodId=13007';
const HEADPHONES = '/detail?prodId=2001';
const OFF_SHELF = 11015;

test('choosing options turns a price range into a price; unavailable ones are struck and say why', async ({
  page,
  visit,
}) => {
  await visit(`${TENT}&bannerEnter=1`);
  const price = priceLine(page);
  await expect(price).toHaveText(/^\$239\.00.*\$324\.00$/);
  await expect(page.getByText(text('detail.chooseOptions', { options: 'Colour, Sleeps' }))).toBeVisible();
  await chip(page, 'Oat').click();
  await expect(chip(page, 'Oat')).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(`${TENT}&bannerEnter=1`);
  await expect(page.getByText(text('detail.chooseOptions', { options: 'Sleeps' }))).toBeVisible();
  await expectUnavailable(page, '2 people', text('detail.missingWith', { others: 'Oat' }));
  await expectUnavailable(page, '1 person', text('detail.soldOutWith', { others: 'Oat' }));
  await chip(page, '3 people').click();
  await expect(page).toHaveURL(`${TENT}&bannerEnter=1&sku=1300708`);
  await expect(price).toHaveText(/^\$324\.00/);
  await expect(price).not.toContainText('239');
  await expect(page.getByText(text('detail.onlyLeft', { count: 5 }))).toBeVisible();
});

test('struck options are readable and focusable like the others', async ({ page, visit }) => {
  await visit(`${TENT}&sku=1300708`);
  await expectUnavailable(page, '2 people', text('detail.missingWith', { others: 'Oat' }));
  await expectNoAxeFindings(page);
});

test('choosing a combination that does not exist clears the other choice; a sold-out one can be viewed', async ({
  page,
  visit,
}) => {
  await visit(`${TENT}&sku=1300708`);
  await expect(chip(page, 'Oat')).toHaveAttribute('aria-current', 'true');
  await chip(page, '2 people').click();
  await expect(chip(page, 'Oat')).not.toHaveAttribute('aria-current');
  await expect(page).toHaveURL(TENT);
  await expect(priceLine(page)).toHaveText(/^\$279\.00/);
  await chip(page, 'Fern green').click();
  await expect(page).toHaveURL(`${TENT}&sku=1300702`);
  await expect(page.getByText(text('detail.soldOut'), { exact: true }).first()).toBeVisible();
  await expect(page.getByLabel(text('detail.quantity'))).toHaveCount(0);
});

test('the quantity stays between one and the stock', async ({ page, visit }) => {
  await visit(`${TENT}&sku=1300708`);
  const quantity = page.getByLabel(text('detail.quantity'));
  const less = page.getByRole('button', { name: text('detail.oneLess') });
  const more = page.getByRole('button', { name: text('detail.oneMore') });
  await expect(quantity).toHaveValue('1');
  await expect(less).toHaveAttribute('aria-disabled', 'true');
  await less.click({ force: true });
  await expect(quantity).toHaveValue('1');
  await more.click();
  await expect(quantity).toHaveValue('2');
  await expect(page.getByText('$648.00')).toBeVisible();
  for (const { typed, becomes } of [
    { typed: '99', becomes: '5' },
    { typed: '0', becomes: '1' },
    { typed: '', becomes: '1' },
    { typed: '3.7', becomes: '3' },
  ]) {
    await quantity.fill(typed);
    await quantity.blur();
    await expect(quantity).toHaveValue(becomes);
  }
  await quantity.fill('5');
  await quantity.blur();
  await expect(more).toHaveAttribute('aria-disabled', 'true');
});

test('the gallery works with the keyboard, the large view closes with Escape and restores the focus, and the video plays', async ({
  page,
  visit,
}) => {
  await visit(HEADPHONES);
  const gallery = page.getByRole('region', { name: /^Pictures of / });
  const shown = gallery.locator('a[aria-current=true]');
  const enlarge = (position: number) => gallery.getByTitle(text('detail.enlarge', { position }));
  await expect(shown).toHaveAccessibleName(text('detail.showPicture', { position: 1, total: 7 }));
  await enlarge(1).focus();
  await page.keyboard.press('ArrowRight');
  await expect(shown).toHaveAccessibleName(text('detail.showPicture', { position: 2, total: 7 }));
  await page.keyboard.press('Tab');
  await gallery.getByRole('link', { name: text('detail.showPicture', { position: 3, total: 7 }) }).focus();
  await page.keyboard.press('Enter');
  await expect(shown).toHaveAccessibleName(text('detail.showPicture', { position: 3, total: 7 }));

  await enlarge(3).focus();
  await page.keyboard.press('Enter');
  const large = page.getByRole('dialog', { name: /^Pictures of / });
  await expect(large).toBeVisible();
  await expect(large.getByText('3 / 6')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(large.getByText('4 / 6')).toBeVisible();
  await expectNoAxeFindings(page);
  await page.keyboard.press('Escape');
  await expect(large).toHaveCount(0);
  await expect(enlarge(3)).toBeFocused();

  await enlarge(3).hover();
  await expect(enlarge(3).locator('img')).toHaveCount(2);
  await page.mouse.move(0, 0);
  await expect(enlarge(3).locator('img')).toHaveCount(1);

  await gallery.getByRole('link', { name: text('detail.showVideo') }).click();
  const video = gallery.locator('video');
  await expect(video).toBeInViewport();
  await video.evaluate((film: HTMLVideoElement) => film.play());
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(0);
});

test('a guest is offered to sign in for the delivery; a buyer sees where, when and for how much', async ({
  page,
  visit,
}) => {
  const delivery = page.getByRole('region', { name: text('detail.delivery') });
  await visit('/detail?prodId=14013');
  await expect(delivery.getByRole('link', { name: text('detail.signInForAddress') })).toBeVisible();
  await registerByMail(page.request);
  await visit('/detail?prodId=14013');
  await expect(delivery.getByRole('link', { name: text('detail.addAddress') })).toBeVisible();
  await saveAddress(page.request, 'Grace');
  await visit('/detail?prodId=14013');
  await expect(delivery).toContainText(text('detail.deliveryTo', { region: 'Zhejiang Hangzhou Xihu District' }));
  await expect(delivery).toContainText(text('detail.fee', { amount: '\u2066$5.50\u2069' }));
  const address = delivery.getByRole('combobox', { name: text('detail.deliverTo') });
  await expect(address.locator('option:checked')).toHaveText(/^Grace · 12 Analytical Lane, Xihu District, Hangzhou$/);
});

test('reviews are filtered and paged in place', async ({ page, visit }) => {
  await visit('/detail?prodId=10003');
  const part = page.locator('#reviews');
  const cards = part.locator('ul.flex-col > li.border-b');
  const filters = part.getByRole('navigation', { name: text('detail.filters') });
  await expect(cards).toHaveCount(8);
  await part.getByRole('link', { name: text('ui.nextPage') }).click();
  await expect(page).toHaveURL('/detail?prodId=10003&current=2#reviews');
  await expect(cards).toHaveCount(5);
  await filters.getByRole('link', { name: text('detail.filterMiddling') }).click();
  await expect(page).toHaveURL('/detail?prodId=10003&evaluate=1#reviews');
  await expect(cards).toHaveCount(1);
  await filters.getByRole('link', { name: text('detail.filterPictures') }).click();
  await expect(cards).toHaveCount(4);
  await expect(cards.first().getByRole('link').first()).toHaveAccessibleName(/^Picture 1 of the review by /);
  await part.getByRole('link', { name: new RegExp(`^${text('detail.stars', { star: 4 })}`) }).click();
  await expect(page).toHaveURL('/detail?prodId=10003&star=4#reviews');
  await expect(cards).toHaveCount(4);
  await filters.getByRole('link', { name: text('detail.filterBad') }).click();
  await expect(part.getByText(text('detail.noSuchReviews'))).toBeVisible();
  await part.getByRole('link', { name: text('detail.allReviews') }).click();
  await expect(cards).toHaveCount(8);
});

test('a guest saves a product, signs in on the spot, and it is saved', async ({ page, visit, request }) => {
  const person = await registerByMail(request);
  await visit(HEADPHONES);
  const heart = page.locator('[data-early="product 2001"]:visible').first();
  await expect(heart.locator('svg')).not.toHaveClass(/fill-current/);
  await heart.click();
  await signInByForm(page.getByRole('dialog', { name: text('shell.signIn') }), person);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAnnounced(page, text('favourites.heart.saved'));
  await expect(heart.locator('svg')).toHaveClass(/fill-current/);
  await expect(page).toHaveURL(HEADPHONES);
  await visit('/user-center/uc-collection');
  const savedProduct = page.getByRole('main').getByRole('link', { name: 'Halden Drift Noise-Cancelling Headphones' });
  await expect(savedProduct).toHaveAttribute('href', HEADPHONES);
});

for (const { address, status, title, sentence } of [
  { address: `/detail?prodId=${OFF_SHELF}`, status: 410, title: 'detail.offShelf', sentence: 'detail.offShelfText' },
  { address: '/detail?prodId=15001', status: 404, title: 'detail.storeNotOpen', sentence: 'detail.storeNotOpenText' },
  { address: '/detail?prodId=999999', status: 404, title: 'detail.missing', sentence: 'detail.missingText' },
  { address: '/detail?prodId=no', status: 404, title: 'detail.missing', sentence: 'detail.missingText' },
] as const) {
  test(`${address} is refused with status ${status}, a message and a link`, async ({ page }) => {
    for (const locale of ['en', 'zh_CN'] as const) {
      const text = messages(locale);
      const answer = await page.goto(`${address}&lang=${locale}`);
      expect(answer?.status()).toBe(status);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(title));
      await expect(page.getByText(text(sentence))).toBeVisible();
      await expect(page.getByRole('link', { name: text('detail.allProducts') })).toHaveAttribute('href', '/list?st=0');
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await expect(page.getByRole('main').locator('article').first()).toBeVisible();
    }
  });
}

test('the language in the address is used, and kept', async ({ page, visit }) => {
  await visit(`${HEADPHONES}&lang=zh_CN`, 'en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('海登 Drift 头戴式主动降噪耳机');
  await expect(page.getByRole('heading', { name: messages('zh_CN')('detail.reviews') })).toBeVisible();
  await page.goto('/list');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('options, thumbnails and reviews are links that lead there', async ({ page, consoleErrors: _ }) => {
    await page.goto(TENT);
    await chip(page, 'Oat').click();
    await expect(page).toHaveURL(`${TENT}&sku=1300708`);
    await expect(priceLine(page)).toHaveText(/^\$324\.00/);
    await expectUnavailable(page, '2 people', text('detail.missingWith', { others: 'Oat' }));
    await chip(page, 'Tangerine').click();
    await expect(page).toHaveURL(`${TENT}&sku=1300706`);
    await page.getByRole('link', { name: text('detail.filterPictures') }).click();
    await expect(page.locator('#reviews [aria-current=true]')).toContainText(text('detail.filterPictures'));
  });
});

function chip(page: Page, value: string) {
  return page.getByRole('group').getByRole('link', { name: new RegExp(`^${value}`) });
}

function priceLine(page: Page) {
  return page.locator('[aria-live=polite]').filter({ hasText: '$' }).locator('p').first();
}

async function expectUnavailable(page: Page, value: string, reason: string): Promise<void> {
  await expect(chip(page, value)).toHaveAccessibleName(`${value} , ${reason}`);
  await expect(chip(page, value).getByText(value, { exact: true })).toHaveCSS('text-decoration-line', 'line-through');
}
