import { expect, test } from '../../support/fixtures.ts';
import { messages } from '../../support/messages.ts';
import { payMethod } from '../../support/pages/checkout-pages.ts';
import { registerWithCart } from '../../support/records/buyer.ts';
import { orderCart } from '../../support/records/buyer-orders.ts';

const text = messages('en');
const DELAY_MS = 3_000;

test('a payment method chosen before any script is there is the chosen one when the page is hydrated', async ({
  page,
  consoleErrors: _,
}) => {
  await registerWithCart(page.request, 2500);
  const numbers = await orderCart(page.request);
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
    await route.continue();
  });
  await page.goto(`/payment?orderNumbers=${numbers}`, { waitUntil: 'commit' });
  await payMethod(page, 'stripe').check();
  await payMethod(page, 'transfer').check();
  // The label of the button follows the method that the page knows of.
  await expect(page.getByRole('button', { name: text('checkout.pay.announce') })).toBeVisible();
  await expect(payMethod(page, 'transfer')).toBeChecked();
});
