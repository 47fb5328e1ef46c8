import type { Locator, Page } from '@playwright/test';
import { queryNumber, queryRows } from '../../support/database.ts';
import { expect, test } from '../../support/fixtures.ts';
import { consoleMessages, messages } from '../../support/messages.ts';
import { money } from '../../support/money.ts';
import {
  expectAccessibleAt,
  expectAccessibleOnDesktopAndPhone,
  expectNoAxeFindings,
  resize,
} from '../../support/page-checks.ts';
import { ordersBeingPaid, placeButton } from '../../support/pages/checkout-pages.ts';
import { registerWithAddress } from '../../support/records/buyer.ts';
import { payOrder } from '../../support/records/buyer-orders.ts';
import { applyForFlashSale, makeFlashSale, moveFlashSale, moveIntoRound } from '../../support/records/flash-sales.ts';
import { makeGoods } from '../../support/records/goods.ts';
import { expectLedgerToBalance } from '../../support/records/ledger.ts';
import { signInSellerByApi } from '../../support/records/sellers.ts';
import { signInStaffByApi } from '../../support/records/staff.ts';
import { readTrade } from '../../support/records/trade-records.ts';

const text = messages('en');
const merchantText = consoleMessages('en', 'merchant');
const platformText = consoleMessages('en', 'platform');
const NORMAL_CENTS = 2000;
const FLASH_CENTS = 1200;
const QUARTER_HOUR_SECONDS = 900;

test('a seller applies, staff approve, a buyer waits for the start, buys and pays, and the store refunds', async ({
  page,
  visit,
  browser,
  baseURL,
}) => {
  test.slow();
  await registerWithAddress(page.request);
  const goods = await makeGoods({ storeId: 2, priceCents: NORMAL_CENTS, isListed: true });
  const name = `Lantern rush ${goods.prodId}`;

  await signInSellerByApi(page.request);
  await visit('/merchant/activities/new?kind=flashSale');
  await page.getByRole('textbox', { name: merchantText('consoleActivities.name') }).fill(name);
  await chooseOption(page, page.getByLabel(merchantText('merchantFlashSale.day')), 1);
  await chooseOption(page, page.getByLabel(merchantText('merchantFlashSale.round')), 0);
  await chooseProduct(page, goods.name);
  await page
    .getByRole('spinbutton', { name: merchantText('merchantActivities.priceOf', { name: goods.name }) })
    .fill(String(FLASH_CENTS / 100));
  const pieces = page.getByRole('spinbutton', {
    name: merchantText('merchantFlashSale.piecesOf', { name: goods.name }),
  });
  await pieces.fill('21');
  await expect(page.getByText(merchantText('merchantFlashSale.piecesOutside', { count: 20 }))).toBeVisible();
  await expectAccessibleAt(page, 'phone');
  await resize(page, 'desktop');
  await pieces.fill('1');
  await page.getByRole('button', { name: merchantText('merchantFlashSale.apply') }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText(merchantText('consoleActivities.state.waiting'))).toBeVisible();
  await expectNoAxeFindings(page);

  await signInStaffByApi(page.request);
  await visit('/platform/flash-sales');
  await page.getByRole('button', { name: new RegExp(name) }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText(money(FLASH_CENTS))).toBeVisible();
  await expectNoAxeFindings(page);
  await drawer.getByRole('button', { name: platformText('platformFlashSale.approve') }).click();
  await expect(drawer).toBeHidden();
  const activityId = await queryNumber('select activity_id from activity_item where product_id = $1', [goods.prodId]);
  expect(await stockOf(goods.skuId)).toBe(19);

  await moveFlashSale(activityId, 8);
  const guest = await (await browser.newContext(baseURL === undefined ? {} : { baseURL })).newPage();
  await guest.goto(`/secdetail?prodId=${goods.prodId}`);
  await visit(`/secdetail?prodId=${goods.prodId}&activityId=${activityId}`);
  await expect(page.getByRole('button', { name: text('activities.reminder.remind') })).toBeVisible();
  const buy = page.getByRole('main').getByRole('button', { name: text('cart.add.buyNow') });
  // When the round starts, the open page is revalidated.
  await expect(buy.first()).toBeVisible({ timeout: 25_000 });
  await expectAccessibleOnDesktopAndPhone(page);
  await resize(page, 'desktop');
  await buy.first().click();
  await expect(page).toHaveURL(/\/submit-order\?/);
  await placeButton(page).click();
  const number = await ordersBeingPaid(page);
  expect(await secondsToPay(number)).toBeLessThanOrEqual(QUARTER_HOUR_SECONDS);
  await payOrder(page.request, number);
  expect(await readTrade(number)).toMatchObject({ orders: [{ lines: [{ goodsCents: FLASH_CENTS }] }] });

  // A guest with the page open sees that it is sold out.
  await expect(guest.getByText(text('flashSale.soldOutText'))).toBeVisible({ timeout: 20_000 });
  await guest.context().close();
  await visit('/user-center/uc-order?type=flashSale');
  await expect(page.getByText(text('activities.line.flashSale', { name: `\u2068${name}\u2069` }))).toBeVisible();

  const cancelled = await page.request.post('/api/m/order/cancel', {
    data: { orderNumber: number, reason: 'It was damaged in the store.' },
  });
  expect(await cancelled.json()).toMatchObject({ success: true });
  await expect.poll(async () => (await readTrade(number)).orders[0]?.status).toBe(6);
  await expectLedgerToBalance();
});

test('two buyers order the last piece: one gets it, the other sees a refusal and the round in its zone', async ({
  page,
  visit,
  browser,
  baseURL,
}) => {
  test.slow();
  const goods = await makeGoods({ storeId: 2, priceCents: NORMAL_CENTS, isListed: true });
  const name = `Lantern dash ${goods.prodId}`;
  const activityId = await makeFlashSale(page.request, goods, { name, priceCents: FLASH_CENTS, pieces: 1 });
  const other = await (await browser.newContext(baseURL === undefined ? {} : { baseURL })).newPage();
  for (const buyer of [page, other]) {
    await registerWithAddress(buyer.request);
    await buyer.goto(`/secdetail?prodId=${goods.prodId}`);
    await buyer
      .getByRole('main')
      .getByRole('button', { name: text('cart.add.buyNow') })
      .first()
      .click();
    await expect(buyer).toHaveURL(/\/submit-order\?/);
  }
  await placeButton(page).click();
  await ordersBeingPaid(page);
  await placeButton(other).click();
  await expect(other.locator('[data-refusal]')).toBeVisible();
  await expect(other).toHaveURL(/\/submit-order\?/);
  await other.getByRole('link', { name: text('flashSale.back') }).click();
  await expect(other.getByText(text('flashSale.soldOutText'))).toBeVisible();
  await expectNoAxeFindings(other);
  await other.context().close();

  await moveIntoRound(page.request, activityId);
  await visit('/flash-sale');
  const card = page.getByRole('article').filter({ hasText: goods.name });
  await expect(card).toContainText(money(FLASH_CENTS));
  await expect(card).toContainText(text('flashSale.soldOut'));
  await expectAccessibleOnDesktopAndPhone(page);
});

test('a refused application shows its reason and is sent again', async ({ page, visit }) => {
  const goods = await makeGoods({ storeId: 2, priceCents: NORMAL_CENTS });
  const name = `Lantern hope ${goods.prodId}`;
  const activityId = await applyForFlashSale(page.request, goods, { name, priceCents: FLASH_CENTS, pieces: 5 });
  await signInStaffByApi(page.request);
  await visit('/platform/flash-sales');
  await page.getByRole('button', { name: new RegExp(name) }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: platformText('platformFlashSale.refuse') }).click();
  await drawer.getByLabel(platformText('platformFlashSale.reason')).fill('Please offer more pieces.');
  await expectNoAxeFindings(page);
  await drawer.getByRole('button', { name: platformText('platformFlashSale.refuse') }).click();
  await expect(drawer).toBeHidden();

  await visit(`/merchant/activities/${activityId}`);
  await expect(page.getByText('Please offer more pieces.')).toBeVisible();
  await page.getByRole('button', { name: merchantText('merchantFlashSale.applyAgain') }).click();
  await page
    .getByRole('spinbutton', { name: merchantText('merchantFlashSale.piecesOf', { name: goods.name }) })
    .fill('9');
  await page.getByRole('button', { name: merchantText('merchantFlashSale.apply') }).click();
  await expect(page.getByText(merchantText('consoleActivities.state.waiting'))).toBeVisible();
  const [stored] = await queryRows<{ approval: string }>('select approval from activity where id = $1', [activityId]);
  expect(stored?.approval).toBe('waiting');

  await visit('/platform/flash-sales/rounds');
  await expect(page.getByRole('switch')).toHaveCount(12);
  await expectAccessibleAt(page, 'phone');
});

test('without scripts a guest finds the round, signs in and returns to it', async ({ browser, baseURL, request }) => {
  const goods = await makeGoods({ storeId: 2, priceCents: NORMAL_CENTS, isListed: true });
  const name = `Lantern calm ${goods.prodId}`;
  const activityId = await makeFlashSale(request, goods, { name, priceCents: FLASH_CENTS, pieces: 5 });
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL !== undefined && { baseURL }) });
  const page = await context.newPage();
  const buy = page
    .getByRole('main')
    .getByRole('button', { name: text('cart.add.buyNow') })
    .first();
  // The cached stock is updated asynchronously after a request.
  await expect(async () => {
    await page.goto(`/secdetail?prodId=${goods.prodId}&activityId=${activityId}`);
    await expect(buy).toBeVisible({ timeout: 500 });
  }).toPass();
  await buy.click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fsecdetail/);
  await context.close();
});

async function chooseOption(page: Page, select: Locator, place: number): Promise<void> {
  await select.click();
  await page.locator('.ant-select-item-option:visible').nth(place).click();
}

async function chooseProduct(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: merchantText('console.products.choose') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox', { name: merchantText('console.products.search') }).fill(name);
  await dialog.getByRole('row').filter({ hasText: name }).getByRole('checkbox').check();
  await dialog.getByRole('button', { name: merchantText('console.products.take', { count: 1 }) }).click();
  await expect(dialog).toBeHidden();
}

function stockOf(skuId: number): Promise<number> {
  return queryNumber('select available from sku_stock where sku_id = $1', [skuId]);
}

/** Seconds between placing the order and its expiry. */
function secondsToPay(orderNumber: string): Promise<number> {
  return queryNumber(
    `select extract(epoch from trade.expires_at - trade.created_at) from trade
     join mall_order on mall_order.trade_id = trade.id where mall_order.number = $1`,
    [orderNumber],
  );
}
