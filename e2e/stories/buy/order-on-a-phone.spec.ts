import { expect, test } from '../../support/fixtures.ts';
import { messages } from '../../support/messages.ts';
import { expectAccessibleAt, resize } from '../../support/page-checks.ts';
import {
  expectAmountDue,
  expectSameAmounts,
  ordersBeingPaid,
  payMethod,
  paymentResult,
  placeButton,
  shownAmounts,
} from '../../support/pages/checkout-pages.ts';
import { registerWithAddress } from '../../support/records/buyer.ts';
import { makeGoods } from '../../support/records/goods.ts';
import { expectSumsToAgree, readTrade } from '../../support/records/trade-records.ts';

const text = messages('ar');

test('a buyer with a phone orders in Arabic, right to left, from the product page to cash on delivery', async ({
  page,
  visit,
}) => {
  test.slow();
  await registerWithAddress(page.request);
  const goods = await makeGoods({ storeId: 2, priceCents: 2500 });
  await resize(page, 'phone');
  await visit(`/detail?prodId=${goods.prodId}`, 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const bar = page.getByRole('region', { name: text('detail.phoneBar') });
  await bar.getByRole('button', { name: text('cart.add.toCart') }).click();
  const note = page.getByRole('region', { name: text('cart.note.title') });
  await note.getByRole('link', { name: text('cart.note.view') }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expectAccessibleAt(page, 'phone');
  await page
    .getByRole('link', { name: text('cart.page.settle', { count: 1 }) })
    .last()
    .click();
  await expect(page).toHaveURL(/\/submit-order$/);
  const shown = await shownAmounts(page, 'ar');
  await expectAccessibleAt(page, 'phone');
  await placeButton(page, 'ar').click();

  const numbers = await ordersBeingPaid(page);
  const trade = await readTrade(numbers);
  expectSameAmounts(shown, trade, 'ar');
  expectSumsToAgree(trade);
  await expectAmountDue(page, trade.payableCents, 'ar');
  await payMethod(page, 'cashOnDelivery').check();
  await expectAccessibleAt(page, 'phone');
  await page.getByRole('button', { name: text('checkout.pay.confirm') }).click();
  await expect(paymentResult(page, 'promised', 'ar')).toBeVisible();
  await expectAccessibleAt(page, 'phone');
  expect(await readTrade(numbers)).toMatchObject({ state: 'promised', payType: 7 });
});
