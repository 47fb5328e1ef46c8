import type { Page } from '@playwright/test';
import type { Locale } from '../../../packages/domain/src/site/locales.ts';
import { expect, test } from '../../support/fixtures.ts';
import { messages } from '../../support/messages.ts';
import { expectNoAxeFindings } from '../../support/page-checks.ts';
import {
  expectAmountDue,
  expectSameAmounts,
  openNoteAndInvoice,
  ordersBeingPaid,
  payButton,
  payMethod,
  paymentResult,
  payOrDeclineAtProvider,
  placeButton,
  putIntoCart,
  shownAmounts,
  storeField,
} from '../../support/pages/checkout-pages.ts';
import { registerWithAddress } from '../../support/records/buyer.ts';
import { grantCoupon, isSpent } from '../../support/records/coupons.ts';
import { type Goods, makeGoods } from '../../support/records/goods.ts';
import { balancesOf, creditPoints, expectLedgerToBalance, expectWelcomePoints } from '../../support/records/ledger.ts';
import { stockOf } from '../../support/records/products.ts';
import { expectSumsToAgree, readTrade, type TradeRecord } from '../../support/records/trade-records.ts';

const locale = 'en';
const text = messages(locale);

test(`coupons, points and two ways of delivery in ${locale} lead to an order that is paid after a declined card`, async ({
  page,
  visit,
}) => {
  // A long story for a machine under load.
  test.slow();
  const { mail } = await registerWithAddress(page.request);
  const welcome = await expectWelcomePoints(mail);
  await creditPoints(mail, 5000);
  const storeCoupon = await grantCoupon(mail, { name: 'From the store', amountCents: 300, storeId: 1 });
  const mallCoupon = await grantCoupon(mail, { name: 'From the mall', amountCents: 500 });
  const sent = await makeGoods({ storeId: 1, priceCents: 3333 });
  const fetched = await makeGoods({ storeId: 2, priceCents: 4567 });
  await putIntoCart(page.request, sent, 2);
  await putIntoCart(page.request, fetched);

  await visit('/cart', locale);
  const checkoutLink = page.getByRole('link', { name: text('cart.page.settle', { count: 2 }) });
  await checkoutLink.first().click();
  await expect(page).toHaveURL(/\/submit-order$/);
  await fillIn(page, sent, fetched);
  await expectNoAxeFindings(page);
  await placeButton(page, locale).click();
  await fillInMissingFields(page, { sent, fetched, locale });
  const shown = await shownAmounts(page, locale);
  await placeButton(page, locale).click();

  const numbers = await ordersBeingPaid(page);
  const trade = await readTrade(numbers);
  expectSameAmounts(shown, trade, locale);
  expectChoicesStored(trade, sent, fetched);
  expect([await isSpent(storeCoupon), await isSpent(mallCoupon)]).toEqual([true, true]);
  expect(await balancesOf(mail)).toMatchObject({ points: welcome + 5000 - 1230 });
  expect([await stockOf(sent), await stockOf(fetched)]).toEqual([18, 19]);

  const { payableCents: amountCents } = trade;
  await expectAmountDue(page, amountCents, locale);
  await expect(payMethod(page, 'cashOnDelivery')).toBeDisabled();
  await expectNoAxeFindings(page);
  await payMethod(page, 'stripe').check();
  await payButton(page, amountCents, locale).click();
  await expect(page).toHaveURL(/\/sandbox-pay\//);
  await expectNoAxeFindings(page);
  await payOrDeclineAtProvider(page, 'decline', { amountCents, locale });
  await expect(page.getByRole('alert').filter({ hasText: text('checkout.pay.declined') })).toBeVisible();
  await expectAmountDue(page, amountCents, locale);

  await payMethod(page, 'payPalCard').check();
  await payButton(page, amountCents, locale).click();
  await payOrDeclineAtProvider(page, 'pay', { amountCents, locale });
  await expect(paymentResult(page, 'paid', locale)).toBeVisible();
  await expectNoAxeFindings(page);
  expectPaidByTheSecondCard(await readTrade(numbers), amountCents);
  await expectLedgerToBalance();
});

/**
 * Fills in everything except the name for pickup and the taxpayer number. Points are rounded down to the allowed step.
 */
async function fillIn(page: Page, sent: Goods, fetched: Goods): Promise<void> {
  await storeField(page, 'delivery', sent).and(page.locator('[value="1"]')).check();
  await storeField(page, 'delivery', fetched).and(page.locator('[value="2"]')).check();
  await storeField(page, 'station', fetched).last().check();
  await storeField(page, 'person', fetched).fill('');
  await storeField(page, 'mobile', fetched).fill('13911112222');
  await openNoteAndInvoice(page, sent);
  await storeField(page, 'message', sent).fill('Ring twice, please');
  await storeField(page, 'invoice', sent).and(page.locator('[value="1"]')).check({ force: true });
  await storeField(page, 'invoiceName', sent).fill('Analytical Engines Ltd');
  const points = page.locator('[name=points]');
  await page.locator('[name=usePoints]').check();
  await points.fill('1234');
  await points.blur();
  await expect(points).toHaveValue('1230');
}

async function fillInMissingFields(
  page: Page,
  { sent, fetched, locale }: { sent: Goods; fetched: Goods; locale: Locale },
): Promise<void> {
  const text = messages(locale);
  const person = storeField(page, 'person', fetched);
  await expect(person).toHaveAccessibleDescription(text('checkout.pickup.personMissing'));
  await expect(person).toBeFocused();
  const taxNumber = storeField(page, 'taxNumber', sent);
  await expect(taxNumber).toHaveAccessibleDescription(text('checkout.invoice.taxMissing'));
  await person.fill('Charles');
  await taxNumber.fill('91330106MA2B');
}

function expectChoicesStored(trade: TradeRecord, sent: Goods, fetched: Goods): void {
  expectSumsToAgree(trade);
  expect(trade).toMatchObject({ state: 'unpaid', points: 1230 });
  expect(trade.orders).toMatchObject([
    {
      ...{ storeId: 1, deliveryType: 1, message: 'Ring twice, please', pickup: null },
      invoice: { headerType: 1, headerName: 'Analytical Engines Ltd', invoiceTaxNumber: '91330106MA2B' },
      receiver: { receiver: 'Grace', line: expect.stringContaining('12 Analytical Lane') },
      lines: [{ skuId: sent.skuId, quantity: 2, goodsCents: 6666 }],
    },
    {
      ...{ storeId: 2, deliveryType: 2, shippingCents: 0, message: '', invoice: null },
      pickup: { name: 'Charles', mobile: '13911112222' },
      lines: [{ skuId: fetched.skuId, quantity: 1, goodsCents: 4567 }],
    },
  ]);
  const kinds = trade.orders.flatMap(({ reductions }) => reductions.map(({ kind }) => kind));
  expect(new Set(kinds)).toEqual(new Set(['storeDiscount', 'storeCoupon', 'platformCoupon', 'points']));
}

function expectPaidByTheSecondCard(trade: TradeRecord, amountCents: number): void {
  expectSumsToAgree(trade);
  expect(trade).toMatchObject({
    ...{ state: 'paid', payType: 12, payableCents: amountCents },
    orders: [{ status: 2 }, { status: 2 }],
    payments: [
      { state: 'failed', payType: 13, gateway: 'sandbox' },
      { state: 'settled', payType: 12, gateway: 'sandbox' },
    ],
  });
}
