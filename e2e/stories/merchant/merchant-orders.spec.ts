import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { consoleMessages } from '../../support/messages.ts';
import { expectAccessibleAt, resize } from '../../support/page-checks.ts';
import { registerWithAddress } from '../../support/records/buyer.ts';
import { payOrder, placeOrder } from '../../support/records/buyer-orders.ts';
import { type Goods, makeGoods } from '../../support/records/goods.ts';
import { signInSellerByApi } from '../../support/records/sellers.ts';
import { readTrade } from '../../support/records/trade-records.ts';

const merchantText = consoleMessages('en', 'merchant');
const TO_RECEIVE = 3;

test('a seller ships an order in two packages', async ({ page, visit, request }) => {
  const { goods, number } = await buyTwo(request);
  await signInSellerByApi(page.request);
  await visit('/merchant/orders?state=toShip');
  const row = page.getByRole('row').filter({ hasText: number });
  await expect(row).toContainText(goods.name);
  await expectAccessibleAt(page, 'desktop');
  await expectAccessibleAt(page, 'phone');
  await resize(page, 'desktop');

  await row.getByRole('button', { name: merchantText('merchant.order.ship') }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel(merchantText('merchant.order.piecesOf', { name: goods.name, number: 1 })).fill('1');
  await ship(drawer);
  await expect(drawer.getByText(merchantText('console.form.required'))).toBeVisible();
  await chooseCourier(page, drawer);
  await drawer.getByLabel(merchantText('merchant.order.waybill')).fill('WB-0001');
  await ship(drawer);
  await expect(drawer).toBeHidden();
  await expect(row).toContainText(merchantText('merchant.order.state.partlyShipped'));

  await row.getByRole('link', { name: number }).click();
  await expect(page.getByText(merchantText('merchant.order.shippedOf', { shipped: 1, count: 2 }))).toBeVisible();
  await page.getByRole('button', { name: merchantText('merchant.order.ship'), exact: true }).click();
  await chooseCourier(page, drawer);
  await drawer.getByLabel(merchantText('merchant.order.waybill')).fill('WB-0002');
  await ship(drawer);
  await expect(drawer).toBeHidden();

  const parcels = page.getByRole('region', { name: merchantText('merchant.order.parcels') });
  await expect(parcels).toContainText('WB-0001');
  await expect(parcels).toContainText('WB-0002');
  await expect(page.getByText(merchantText('merchant.order.next.toReceive'))).toBeVisible();
  await expect(page.getByRole('button', { name: merchantText('merchant.order.ship'), exact: true })).toBeHidden();
  expect((await readTrade(number)).orders[0]?.status).toBe(TO_RECEIVE);
  await expectAccessibleAt(page, 'desktop');
  await expectAccessibleAt(page, 'phone');
});

test('a file ships orders and names the lines that are wrong', async ({ page, visit, request }) => {
  const { number } = await buyTwo(request);
  await signInSellerByApi(page.request);
  await visit('/merchant/');
  const waiting = page.getByRole('region', { name: merchantText('merchant.waiting') });
  await waiting.getByRole('link', { name: merchantText('merchant.order.state.toShip') }).click();
  await expect(page.getByRole('row').filter({ hasText: number })).toBeVisible();
  await page.getByRole('button', { name: merchantText('merchant.order.csv') }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel(merchantText('merchant.order.csvFile')).setInputFiles({
    name: 'orders.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`orderNumber,courier,waybill\n${number},1,WB-0003\n${number},1,WB-0004\n`),
  });
  await drawer.getByRole('button', { name: merchantText('merchant.order.csvSend') }).click();
  await expect(drawer.getByText(merchantText('merchant.order.csvShipped', { count: 1 }))).toBeVisible();
  await expect(drawer.getByText(merchantText('merchant.order.csvLine', { line: 3 }))).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: number })).toBeHidden();
});

/** A paid order of two pieces at the owner's store. */
async function buyTwo(request: APIRequestContext): Promise<{ goods: Goods; number: string }> {
  await registerWithAddress(request);
  const goods = await makeGoods({ storeId: 2 });
  const number = await placeOrder(request, { skuId: goods.skuId, count: 2 });
  await payOrder(request, number);
  return { goods, number };
}

async function chooseCourier(page: Page, drawer: Locator): Promise<void> {
  await drawer.getByLabel(merchantText('merchant.order.courier')).click();
  await page.locator('.ant-select-item-option').first().click();
}

async function ship(drawer: Locator): Promise<void> {
  await drawer.getByRole('button', { name: merchantText('merchant.order.ship'), exact: true }).click();
}
