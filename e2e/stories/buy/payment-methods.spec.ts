import { expect, test } from '../../support/fixtures.ts';
import { messages } from '../../support/messages.ts';
import { moneyInText } from '../../support/money.ts';
import { expectNoAxeFindings } from '../../support/page-checks.ts';
import {
  expectAmountDue,
  expectSameAmounts,
  ordersBeingPaid,
  payButton,
  payMethod,
  paymentResult,
  payOrDeclineAtProvider,
  placeButton,
  putIntoCart,
  shownAmounts,
} from '../../support/pages/checkout-pages.ts';
import { expectProblem, field } from '../../support/pages/forms.ts';
import { setPayPassword } from '../../support/records/account-records.ts';
import { registerWithAddress, registerWithCart } from '../../support/records/buyer.ts';
import { grantCoupon } from '../../support/records/coupons.ts';
import { makeGoods } from '../../support/records/goods.ts';
import {
  balancesOf,
  creditBalance,
  creditPoints,
  expectLedgerToBalance,
  expectWelcomePoints,
} from '../../support/records/ledger.ts';
import { expectSumsToAgree, readTrade } from '../../support/records/trade-records.ts';

const locale = 'en';
const text = messages(locale);

test(`an order is paid from the balance in ${locale}, after a wrong pay password`, async ({ page, visit }) => {
  const { mail } = await registerWithCart(page.request);
  await creditBalance(mail, 10_000);
  await setPayPassword(page.request, mail, '135790');
  await visit('/submit-order', locale);
  await placeButton(page, locale).click();
  const numbers = await ordersBeingPaid(page);
  const { payableCents } = await readTrade(numbers);
  await payMethod(page, 'balance').check();
  await payButton(page, payableCents, locale).click();
  const amount = moneyInText(locale, payableCents);
  const dialog = page.getByRole('dialog', { name: text('checkout.pay.passwordTitle', { amount }) });
  const digits = field(dialog, 'payPassword');
  const pay = dialog.getByRole('button', { name: text('checkout.pay.payNow', { amount }) });
  await expect(dialog).toBeVisible();
  await expectNoAxeFindings(page);
  await digits.fill('135791');
  await pay.click();
  await expectProblem(digits, text('refusals.payPassword.wrong'));
  expect(await balancesOf(mail)).toMatchObject({ cents: 10_000 });
  await digits.fill('135790');
  await pay.click();
  await expect(paymentResult(page, 'paid', locale)).toBeVisible();
  const trade = await readTrade(numbers);
  expectSumsToAgree(trade);
  expect(trade).toMatchObject({
    ...{ state: 'paid', payType: 9, orders: [{ status: 2 }] },
    payments: [{ state: 'settled', payType: 9, gateway: 'mall', amountCents: payableCents }],
  });
  expect(await balancesOf(mail)).toMatchObject({ cents: 10_000 - payableCents });
  await expectLedgerToBalance();
});

test(`coupons and points that cover an order in ${locale} pay it with pay type 0`, async ({ page, visit }) => {
  const { mail } = await registerWithAddress(page.request);
  await expectWelcomePoints(mail);
  await creditPoints(mail, 9000);
  const goods = await makeGoods({ storeId: 2, priceCents: 4000 });
  await putIntoCart(page.request, goods);
  await grantCoupon(mail, { name: 'Half of it', amountCents: 2000 });
  const before = await balancesOf(mail);
  await visit('/submit-order', locale);
  // Pickup costs no postage.
  await page.locator('[name="delivery.2"][value="2"]').check();
  await page.locator('[name=usePoints]').check();
  await expect(page.locator('[name=points]')).toHaveValue('2000');
  const shown = await shownAmounts(page, locale);
  await placeButton(page, locale).click();
  const numbers = await ordersBeingPaid(page);
  const placed = await readTrade(numbers);
  expectSameAmounts(shown, placed, locale);
  expect(placed).toMatchObject({ payableCents: 0, points: 2000 });
  await expectAmountDue(page, 0, locale);
  for (const method of ['stripe', 'balance', 'cashOnDelivery'] as const)
    await expect(payMethod(page, method)).toBeDisabled();
  await expect(payMethod(page, 'points')).toBeChecked();
  await page.getByRole('button', { name: text('checkout.pay.confirm') }).click();
  await expect(paymentResult(page, 'paid', locale)).toBeVisible();
  const trade = await readTrade(numbers);
  expectSumsToAgree(trade);
  expect(trade).toMatchObject({
    ...{ state: 'paid', payType: 0, orders: [{ status: 2 }] },
    payments: [{ state: 'settled', payType: 0, amountCents: 0 }],
  });
  expect(await balancesOf(mail)).toMatchObject({ points: before.points - 2000 });
  await expectLedgerToBalance();
});

test(`an order in ${locale} is placed with cash on delivery, and no money moves yet`, async ({ page, visit }) => {
  await registerWithCart(page.request);
  await visit('/submit-order', locale);
  await placeButton(page, locale).click();
  const numbers = await ordersBeingPaid(page);
  const { payableCents } = await readTrade(numbers);
  await expectAmountDue(page, payableCents, locale);
  await payMethod(page, 'cashOnDelivery').check();
  await page.getByRole('button', { name: text('checkout.pay.confirm') }).click();
  await expect(paymentResult(page, 'promised', locale)).toBeVisible();
  const amount = moneyInText(locale, payableCents);
  await expect(page.getByText(text('checkout.pay.promisedText', { amount }))).toBeVisible();
  const trade = await readTrade(numbers);
  expectSumsToAgree(trade);
  expect(trade).toMatchObject({
    ...{ state: 'promised', payType: 7, orders: [{ status: 2 }] },
    payments: [{ state: 'promised', payType: 7, amountCents: payableCents }],
  });
});

test(`a payment that was left at the provider in ${locale} is continued, or made in another way`, async ({
  page,
  visit,
}) => {
  await registerWithCart(page.request);
  await visit('/submit-order', locale);
  await placeButton(page, locale).click();
  const numbers = await ordersBeingPaid(page);
  const { payableCents: amountCents } = await readTrade(numbers);
  const amount = moneyInText(locale, amountCents);
  await payMethod(page, 'stripe').check();
  await payButton(page, amountCents, locale).click();
  await expect(page).toHaveURL(/\/sandbox-pay\//);

  await visit(`/payment?orderNumbers=${numbers}`, locale);
  await expect(page.getByRole('heading', { name: text('checkout.pay.unfinished') })).toBeVisible();
  await expect(page.getByRole('heading', { name: text('checkout.pay.waiting') })).toBeHidden();
  await expect(payMethod(page, 'stripe')).toBeChecked();
  await payMethod(page, 'payPal').check();
  await expect(payButton(page, amountCents, locale)).toBeInViewport();
  await payMethod(page, 'stripe').check();
  const continueButton = page.getByRole('button', { name: text('checkout.pay.continue', { amount }) });
  await expect(continueButton).toBeInViewport();
  await expectNoAxeFindings(page);
  await continueButton.click();
  await payOrDeclineAtProvider(page, 'pay', { amountCents, locale });
  await expect(paymentResult(page, 'paid', locale)).toBeVisible();
  // The attempt was continued: there is one payment, not two.
  expect(await readTrade(numbers)).toMatchObject({ state: 'paid', payments: [{ state: 'settled' }] });
  expect((await readTrade(numbers)).payments).toHaveLength(1);
});
