import { expect, test } from '../../support/fixtures.ts';
import { messages } from '../../support/messages.ts';
import { moneyInSentence } from '../../support/money.ts';
import { expectAccessibleOnDesktopAndPhone } from '../../support/page-checks.ts';
import { putIntoCart } from '../../support/pages/checkout-pages.ts';
import { registerByMail } from '../../support/pages/register.ts';
import { endDiscount, startDiscount } from '../../support/records/discounts.ts';
import { makeGoods } from '../../support/records/goods.ts';

const text = messages('en');
const amounts = { from: moneyInSentence(4000), amount: moneyInSentence(500) };

test('a discount leads from the product to its page, says what is missing, and ends without a reload', async ({
  page,
  visit,
}) => {
  test.slow();
  await registerByMail(page.request);
  const lamp = await makeGoods({ isListed: true });
  const discount = await startDiscount(lamp.storeId, lamp.prodId);
  const address = `/discount-detail?discountId=${discount.discountId}`;
  await expect(async () => {
    await visit(`/detail?prodId=${lamp.prodId}`);
    await expect(page.locator(`main a[href="${address}"]`)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.locator(`main a[href="${address}"]`).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(discount.name);
  await expect(page.getByText(text('promotions.discount.spendStep', amounts))).toBeVisible();
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.locator(`main a[href="/shop-index?sid=${lamp.storeId}"]`)).toBeVisible();
  const progress = page.getByRole('region', { name: text('promotions.discount.inCart') });
  await expect(progress).toHaveCount(0);

  // One piece costs half of the discount's threshold.
  await putIntoCart(page.request, lamp);
  await visit(address);
  const missing = { missing: moneyInSentence(2000), amount: amounts.amount };
  await expect(progress).toContainText(text('cart.page.spendNext', missing));
  await visit('/cart');
  await expect(page.getByRole('link', { name: discount.name })).toHaveAttribute('href', address);

  await endDiscount(discount, 8);
  await visit(address);
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByText(text('promotions.ticket.ended'), { exact: true })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(text('promotions.discount.ended'))).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
});

test('a discount that does not exist is answered with 404', async ({ page }) => {
  const answer = await page.goto('/discount-detail?discountId=999999999');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('promotions.discount.missing'));
});

for (const locale of ['en', 'ar']) {
  test(`a discount in ${locale} fits a desktop and a phone, without accessibility findings`, async ({
    page,
    visit,
  }) => {
    test.slow();
    await visit('/discount-detail?discountId=1', locale);
    await expectAccessibleOnDesktopAndPhone(page);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the products of a discount can be sorted', async ({ page }) => {
    await page.goto('/discount-detail?discountId=1');
    await expect(page.locator('main article a').first()).toBeVisible();
    await page.getByRole('link', { name: text('stores.prods.sort.cheap') }).click();
    await expect(page).toHaveURL('/discount-detail?discountId=1&sort=5');
    await expect(page.locator('main article a').first()).toBeVisible();
  });
});
