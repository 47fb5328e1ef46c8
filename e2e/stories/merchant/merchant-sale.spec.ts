import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { queryNumber } from '../../support/database.ts';
import { expect, test } from '../../support/fixtures.ts';
import { consoleMessages, messages } from '../../support/messages.ts';
import { expectAccessibleAt, expectAccessibleOnDesktopAndPhone, resize } from '../../support/page-checks.ts';
import { productLinks } from '../../support/pages/catalogue-pages.ts';
import {
  ordersBeingPaid,
  payButton,
  payMethod,
  paymentResult,
  payOrDeclineAtProvider,
  placeButton,
} from '../../support/pages/checkout-pages.ts';
import { fillInMug } from '../../support/pages/product-editor.ts';
import { registerWithAddress } from '../../support/records/buyer.ts';
import { messageCount, orderButton } from '../../support/records/buyer-orders.ts';
import { ticketOf, withdrawCoupon } from '../../support/records/coupons.ts';
import { escrowCents, expectLedgerToBalance, journalCents } from '../../support/records/ledger.ts';
import {
  advanceCarrierTime,
  endReturnPeriod,
  parcelState,
  shipInTwo,
  trackedParcels,
} from '../../support/records/parcels.ts';
import { signInSellerByApi } from '../../support/records/sellers.ts';
import { readTrade } from '../../support/records/trade-records.ts';

const text = messages('en');
const merchantText = consoleMessages('en', 'merchant');
const STORE = 2;
const [IN_TRANSIT, SIGNED] = [2, 3];
const [TO_SHIP, TO_RECEIVE, TO_REVIEW] = [2, 3, 4];
/** Two mugs at 24.00, less the coupon of 5.00; the store bears it, so the mall takes 5 % of the rest. */
const GOODS = { sumCents: 4800, paidCents: 4300, commissionCents: 215 };

test('a seller makes a product and a coupon, a buyer buys with it and follows two packages, and the store is paid', async ({
  page,
  browser,
  visit,
}) => {
  test.slow();
  const name = `Trail mug ${randomUUID().slice(0, 8)}`;
  const { mail } = await registerWithAddress(page.request);
  const seller = await (await browser.newContext()).newPage();
  const prodId = await offerMug(seller, name);
  const couponId = await offerCoupon(seller, name);

  const number = await buyTwo(page, visit, { name, prodId });
  const trade = await readTrade(number);
  const [order] = trade.orders;
  const shippingCents = (order?.shippingCents ?? 0) - (order?.shippingOffCents ?? 0);
  expect(order).toMatchObject({ storeId: STORE, status: TO_SHIP, goodsCents: GOODS.sumCents });
  expect(trade.payableCents).toBe(GOODS.paidCents + shippingCents);
  const expectInEscrow = async () => {
    expect(await escrowCents(trade.id)).toBe(trade.payableCents);
    await expectLedgerToBalance();
  };
  await expectInEscrow();

  const waybills = [`WB-${number.slice(-6)}-1`, `WB-${number.slice(-6)}-2`] as const;
  await seller.goto(`/merchant/orders/${number}`);
  await shipInTwo(seller, name, waybills);
  await expectStatus(number, TO_RECEIVE);
  await expectInEscrow();
  await expect.poll(() => trackedParcels(number)).toBe(2);
  await openTrackingPage(page, visit, { number, waybill: waybills[0] });

  for (const waybill of waybills) await advanceCarrierTime(waybill, 10);
  await expect.poll(() => Promise.all(waybills.map(parcelState))).toEqual([SIGNED, SIGNED]);
  await expect.poll(() => messageCount(mail, 'orderArrived')).toBe(1);
  await seller.reload();
  await expectTimelines(seller);
  await receive(page, visit, number);
  await expectInEscrow();

  const orderId = await endReturnPeriod(number);
  await expect.poll(() => escrowCents(trade.id)).toBe(0);
  const { commissionCents } = GOODS;
  const storePayable = trade.payableCents - commissionCents;
  const settled = { escrow: -trade.payableCents, storePayable, commission: commissionCents };
  expect(await journalCents(`settled:${orderId}`)).toEqual(settled);
  await expectLedgerToBalance();
  await withdrawCoupon({ couponId, name });
  await seller.context().close();
});

/** Creates the mug in the back office; returns the product's id. */
async function offerMug(seller: Page, name: string): Promise<number> {
  await signInSellerByApi(seller.request);
  await seller.goto('/merchant/products/new');
  await fillInMug(seller, name);
  await seller.getByRole('button', { name: merchantText('merchantProducts.putOnSale') }).click();
  await expect(seller).toHaveURL(/\/merchant\/products\/\d+$/);
  return Number(seller.url().split('/').at(-1));
}

/** 5.00 off from 20.00, with the mug's name. */
async function offerCoupon(seller: Page, name: string): Promise<number> {
  await seller.goto('/merchant/coupons');
  await seller.getByRole('button', { name: merchantText('consoleMarketing.newCoupon') }).click();
  const drawer = seller.getByRole('dialog');
  await drawer.getByRole('textbox', { name: merchantText('consoleMarketing.name') }).fill(name);
  await drawer.getByRole('spinbutton', { name: merchantText('consoleMarketing.amount') }).fill('5');
  await drawer.getByRole('spinbutton', { name: merchantText('consoleMarketing.threshold') }).fill('20');
  await drawer.getByRole('button', { name: merchantText('consoleMarketing.save') }).click();
  await expect(drawer).toBeHidden();
  return queryNumber(`select id from coupon where name ->> 'en' = $1`, [name]);
}

type Visit = (address: string, locale?: string) => Promise<void>;

/** Finds the mug by search, uses the store's coupon and pays by card. Returns the order's number. */
async function buyTwo(page: Page, visit: Visit, mug: { name: string; prodId: number }): Promise<string> {
  await visit(`/coupons?shopId=${STORE}`);
  const ticket = ticketOf(page, mug.name);
  await ticket.getByRole('button', { name: text('promotions.ticket.collect') }).click();
  await expect(ticket).toContainText(text('promotions.ticket.collected'));
  await expect(async () => {
    await visit(`/list?${new URLSearchParams({ pn: mug.name })}`);
    await expect(productLinks(page).first()).toHaveAttribute('href', new RegExp(`prodId=${mug.prodId}\\b`));
  }).toPass();
  await productLinks(page).first().click();
  await expect(page.getByRole('heading', { name: mug.name, level: 1 })).toBeVisible();
  const skuId = await queryNumber('select min(id) from sku where product_id = $1', [mug.prodId]);
  await visit(`/detail?prodId=${mug.prodId}&sku=${skuId}`);
  await page.getByRole('spinbutton', { name: text('detail.quantity') }).fill('2');
  await page
    .getByRole('link', { name: text('cart.add.buyNow') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/submit-order/);
  await placeButton(page).click();
  const number = await ordersBeingPaid(page);
  const { payableCents: amountCents } = await readTrade(number);
  await payMethod(page, 'stripe').check();
  await payButton(page, amountCents).click();
  await payOrDeclineAtProvider(page, 'pay', { amountCents });
  await expect(paymentResult(page, 'paid')).toBeVisible();
  return number;
}

async function expectStatus(number: string, status: number): Promise<void> {
  await expect.poll(async () => (await readTrade(number)).orders[0]?.status).toBe(status);
}

/** From the order to the page of the parcel in transit; the other parcel has no events yet. */
async function openTrackingPage(
  page: Page,
  visit: Visit,
  { number, waybill }: { number: string; waybill: string },
): Promise<void> {
  await advanceCarrierTime(waybill, 3);
  await expect.poll(() => parcelState(waybill)).toBe(IN_TRANSIT);
  await visit(`/order-detail?orderNumber=${number}`);
  const parcels = page.getByRole('region', { name: text('orders.detail.parcels') });
  await expect(parcels.getByText(text('orders.parcel.event.inTransit'))).toBeVisible();
  await expect(parcels.getByText(text('orders.parcel.noNews'))).toBeVisible();
  await expect(parcels.getByText(text('orders.parcel.demo'))).toBeVisible();
  await parcels
    .getByRole('link', { name: text('orders.parcel.follow') })
    .first()
    .click();
  const timeline = page.getByRole('list', { name: text('orders.parcel.timeline') });
  await expect(timeline.getByRole('listitem')).toHaveCount(3);
  await expect(timeline.locator('[aria-current=step]')).toContainText(text('orders.parcel.event.inTransit'));
  await expect(page.getByText(waybill, { exact: true })).toBeVisible();
  await expectAccessibleOnDesktopAndPhone(page);
  // The same content without scripts.
  const html = await (await page.request.get(page.url())).text();
  for (const content of [waybill, text('orders.parcel.event.inTransit'), text('orders.parcel.demo')]) {
    expect(html).toContain(content);
  }
  await resize(page, 'desktop');
}

async function expectTimelines(seller: Page): Promise<void> {
  const packages = seller.getByRole('region', { name: merchantText('merchant.order.parcels') });
  await packages
    .getByText(merchantText('merchant.order.timeline', { count: 4 }))
    .first()
    .click();
  await expect(packages.getByText(merchantText('merchant.order.parcelState.signed'))).toHaveCount(4);
  await expectAccessibleAt(seller, 'phone');
}

async function receive(page: Page, visit: Visit, number: string): Promise<void> {
  await visit(`/order-detail?orderNumber=${number}`);
  await expect(page.getByText(text('orders.detail.next.arrived'))).toBeVisible();
  await orderButton(page, 'receive').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('orders.action.receive') })
    .click();
  await expectStatus(number, TO_REVIEW);
}
