import { expect, test } from '../../support/fixtures.ts';
import { messages } from '../../support/messages.ts';
import { moneyInText } from '../../support/money.ts';
import {
  expectAmountDue,
  ordersBeingPaid,
  payButton,
  payMethod,
  paymentResult,
  payOrDeclineAtProvider,
  placeButton,
} from '../../support/pages/checkout-pages.ts';
import { registerWithCart } from '../../support/records/buyer.ts';
import { changePrice, stockOf } from '../../support/records/products.ts';
import { tradesOf } from '../../support/records/trade-records.ts';

const text = messages('en');

test('a double click places one order', async ({ page, visit }) => {
  const { mail, goods } = await registerWithCart(page.request);
  await visit('/submit-order');
  await placeButton(page).dblclick();
  await ordersBeingPaid(page);
  await expect(page.getByRole('timer')).toBeVisible();
  expect(await tradesOf(mail)).toMatchObject([{ state: 'unpaid', orders: [{ lines: [{ quantity: 1 }] }] }]);
  expect(await stockOf(goods)).toBe(19);
});

test('Back after ordering and after paying neither orders nor pays again', async ({ page, visit }) => {
  const { mail, goods } = await registerWithCart(page.request);
  await visit('/cart');
  await page
    .getByRole('link', { name: text('cart.page.settle', { count: 1 }) })
    .first()
    .click();
  await placeButton(page).click();
  const numbers = await ordersBeingPaid(page);
  const [placed] = await tradesOf(mail);
  await page.goBack();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByText(text('cart.page.empty'))).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('timer')).toBeVisible();

  const amountCents = placed?.payableCents ?? 0;
  await payMethod(page, 'stripe').check();
  await payButton(page, amountCents).click();
  await payOrDeclineAtProvider(page, 'pay', { amountCents });
  await expect(paymentResult(page, 'paid')).toBeVisible();
  await page.goBack();
  await expect(page.getByText(text('site.sandboxPay.paid'))).toBeVisible();
  await expect(page.locator('form')).toHaveCount(0);
  await page.goBack();
  expect(await ordersBeingPaid(page)).toBe(numbers);
  await expect(paymentResult(page, 'paid')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/cart$/);
  expect(await tradesOf(mail)).toMatchObject([{ state: 'paid', payments: [{ state: 'settled' }] }]);
  expect(await stockOf(goods)).toBe(19);
});

test('a price that changed while the checkout was open is refused and shown', async ({ page, visit }) => {
  const { mail, goods } = await registerWithCart(page.request, 2500);
  await visit('/submit-order');
  const line = page.getByRole('listitem').filter({ hasText: goods.name });
  await expect(line).toContainText(moneyInText('en', 2500));
  await changePrice(goods, 2700);
  await placeButton(page).click();
  const refusal = page.locator('[data-refusal]');
  await expect(refusal).toHaveText(text('refusals.order.priceChanged'));
  await expect(refusal).toBeFocused();
  await expect(line).toContainText(moneyInText('en', 2700));
  expect(await tradesOf(mail)).toEqual([]);
  await placeButton(page).click();
  await ordersBeingPaid(page);
  const [trade] = await tradesOf(mail);
  expect(trade).toMatchObject({ orders: [{ goodsCents: 2700 }] });
  await expectAmountDue(page, trade?.payableCents ?? 0);
});
