import type { Browser, BrowserContext, Page } from '@playwright/test';
import { queryRows } from '../../support/database.ts';
import { collectConsoleErrors, expect, test } from '../../support/fixtures.ts';
import { messages } from '../../support/messages.ts';
import { expectAccessibleAt, expectNoAxeFindings } from '../../support/page-checks.ts';
import {
  ordersBeingPaid,
  payButton,
  payMethod,
  paymentResult,
  placeButton,
} from '../../support/pages/checkout-pages.ts';
import { registerWithCart } from '../../support/records/buyer.ts';
import { expectLedgerToBalance } from '../../support/records/ledger.ts';
import { readTrade } from '../../support/records/trade-records.ts';

const locale = 'en';
const text = messages(locale);
const PHONE = { width: 390, height: 844 };

const panelOn = (page: Page) => page.getByRole('complementary', { name: text('checkout.phone.title') });
const codeOn = (page: Page) => panelOn(page).getByRole('img', { name: text('checkout.phone.label') });

/** The address encoded in the next QR code; `act` makes the page request it. */
async function nextPhoneAddress(page: Page, act: () => Promise<unknown>): Promise<string> {
  const answer = page.waitForResponse(/\/api\/p\/order\/phonePayTicket/);
  await act();
  const { data } = await (await answer).json();
  return `/pay-by-phone?ticket=${data.ticket}`;
}

/** Another device without a session. */
async function openPhone(browser: Browser, baseURL: string | undefined): Promise<[BrowserContext, Page]> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: PHONE, hasTouch: true, isMobile: true });
  await context.addCookies([{ name: 'lang', value: locale, url: baseURL ?? '' }]);
  return [context, await context.newPage()];
}

/** Expires the trade soon, and with it the ticket in the QR code. */
const expireTradeIn = (orderNumbers: string, seconds: number) =>
  queryRows(
    `update trade set expires_at = mall_now() + make_interval(secs => $2)
     where id = (select trade_id from mall_order where number = $1) returning id`,
    [orderNumbers, seconds],
  );

test('a phone pays what the desktop shows, after a code that expired', async ({ page, visit, browser, baseURL }) => {
  test.slow();
  await registerWithCart(page.request);
  await visit('/submit-order', locale);
  await placeButton(page, locale).click();
  const numbers = await ordersBeingPaid(page);
  const { payableCents } = await readTrade(numbers);
  await expect(codeOn(page)).toBeVisible();
  await expectNoAxeFindings(page);

  await expireTradeIn(numbers, 15);
  const stale = await nextPhoneAddress(page, () => visit(`/payment?orderNumbers=${numbers}`, locale));
  await expect(codeOn(page)).toBeVisible();
  await expireTradeIn(numbers, 1800);
  await expect(panelOn(page).getByText(text('checkout.phone.expired'))).toBeVisible({ timeout: 20_000 });
  const [context, phone] = await openPhone(browser, baseURL);
  const consoleErrors = collectConsoleErrors(context);
  const refused = phone.getByRole('heading', { name: text('checkout.phone.refused') });
  await phone.goto(stale);
  await expect(refused).toBeVisible();
  await phone.goto('/pay-by-phone?ticket=1.w.1.forged');
  await expect(refused).toBeVisible();

  const refresh = panelOn(page).getByRole('button', { name: text('checkout.phone.refresh') });
  const address = await nextPhoneAddress(page, () => refresh.click());
  await expect(codeOn(page)).toBeVisible();
  await phone.goto(address);
  await expect(phone.getByRole('timer')).toBeVisible();
  await expect(phone.getByText(numbers)).toBeVisible();
  await expect(payMethod(phone, 'balance')).toHaveCount(0);
  await expectAccessibleAt(phone, 'phone');
  await payMethod(phone, 'payPal').check();
  await payButton(phone, payableCents, locale).click();
  await expect(phone).toHaveURL(/\/sandbox-pay\//);
  await phone.locator('button[value=pay]').click();
  await expect(phone).toHaveURL(/\/pay-by-phone\?ticket=/);
  await expect(paymentResult(phone, 'paid', locale)).toBeVisible();
  await expect(phone.getByText(text('checkout.phone.tellPaid'))).toBeVisible();
  await expect(paymentResult(page, 'paid', locale)).toBeVisible({ timeout: 30_000 });
  expect(await readTrade(numbers)).toMatchObject({
    state: 'paid',
    payments: [{ state: 'settled', payType: 10, amountCents: payableCents }],
  });
  expect(consoleErrors).toEqual([]);
  await context.close();
  await expectLedgerToBalance();
});

test('a phone goes on where the desktop has left the provider', async ({ page, visit, browser, baseURL }) => {
  test.slow();
  await registerWithCart(page.request);
  await visit('/submit-order', locale);
  await placeButton(page, locale).click();
  const numbers = await ordersBeingPaid(page);
  const { payableCents } = await readTrade(numbers);
  await payMethod(page, 'stripe').check();
  await payButton(page, payableCents, locale).click();
  await expect(page).toHaveURL(/\/sandbox-pay\//);
  const address = await nextPhoneAddress(page, () => visit(`/payment?orderNumbers=${numbers}`, locale));

  const [context, phone] = await openPhone(browser, baseURL);
  await phone.goto(address);
  await payMethod(phone, 'stripe').check();
  await payButton(phone, payableCents, locale).click();
  await expect(phone).toHaveURL(/\/sandbox-pay\//);
  await phone.locator('button[value=pay]').click();
  // No sign-in is needed, although the provider redirects to the payment page.
  await expect(phone).toHaveURL(/\/pay-by-phone\?ticket=.*payNumber=/);
  await expect(paymentResult(phone, 'paid', locale)).toBeVisible();
  await expect(paymentResult(page, 'paid', locale)).toBeVisible({ timeout: 30_000 });
  expect((await readTrade(numbers)).payments).toHaveLength(1);
  await context.close();
});
