import { expect, test } from '../../support/fixtures.ts';
import { messages } from '../../support/messages.ts';
import { expectNoAxeFindings, resize } from '../../support/page-checks.ts';
import {
  ordersBeingPaid,
  payButton,
  payMethod,
  paymentResult,
  placeButton,
  putIntoCart,
} from '../../support/pages/checkout-pages.ts';
import { registerWithAddress } from '../../support/records/buyer.ts';
import { cartLinesOf } from '../../support/records/cart.ts';
import { grantCoupon, isSpent } from '../../support/records/coupons.ts';
import { makeGoods } from '../../support/records/goods.ts';
import { balancesOf, creditPoints, expectLedgerToBalance, expectWelcomePoints } from '../../support/records/ledger.ts';
import { stockOf } from '../../support/records/products.ts';
import { expireTrade, readTrade } from '../../support/records/trade-records.ts';

const locale = 'en';
test(`an order that expired unpaid in ${locale} says so, gives everything back and can be ordered again`, async ({
  page,
  visit,
}) => {
  test.slow();
  const text = messages(locale);
  const { mail } = await registerWithAddress(page.request);
  const welcome = await expectWelcomePoints(mail);
  await creditPoints(mail, 500);
  const coupon = await grantCoupon(mail, { name: 'Once', amountCents: 400 });
  const goods = await makeGoods({ storeId: 2, priceCents: 3000, stock: 7 });
  await putIntoCart(page.request, goods, 2);
  // On wide windows the QR code makes the page poll, and it would notice the expiry itself.
  await resize(page, 'phone');
  await visit('/submit-order', locale);
  await page.locator('[name=usePoints]').check();
  await expect(page.locator('[name=points]')).toHaveValue(String(500 + welcome));
  await placeButton(page, locale).click();
  const numbers = await ordersBeingPaid(page);
  await expect(page.getByRole('timer')).toBeVisible();
  expect([await stockOf(goods), await isSpent(coupon), (await balancesOf(mail)).points]).toEqual([5, true, 0]);

  await expireTrade(await readTrade(numbers));
  await expect.poll(async () => (await readTrade(numbers)).state).toBe('closed');
  expect([await stockOf(goods), await isSpent(coupon), (await balancesOf(mail)).points]).toEqual([
    7,
    false,
    500 + welcome,
  ]);
  expect(await readTrade(numbers)).toMatchObject({ closeReason: 'expired', orders: [{ status: 6 }], payments: [] });
  // Paying from a payment page that is still open is refused.
  await payMethod(page, 'stripe').check();
  await payButton(page, (await readTrade(numbers)).payableCents, locale).click();
  await expect(paymentResult(page, 'closed', locale)).toBeVisible();
  await expectNoAxeFindings(page);
  await visit(`/payment?orderNumbers=${numbers}`, locale);
  await expect(page.getByText(text('checkout.pay.closedText'))).toBeVisible();
  await page.getByRole('button', { name: text('checkout.pay.again') }).click();
  await expect(page).toHaveURL(/\/submit-order$/);
  await expect(page.getByText(goods.name)).toBeVisible();
  expect(await cartLinesOf(mail)).toEqual([{ skuId: goods.skuId, quantity: 2, isChecked: true }]);
  await placeButton(page, locale).click();
  await expect(page).toHaveURL(/\/payment\?orderNumbers=/);
  expect(await ordersBeingPaid(page)).not.toBe(numbers);
  expect([await stockOf(goods), await isSpent(coupon)]).toEqual([5, true]);
  await expectLedgerToBalance();
});
