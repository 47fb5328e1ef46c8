import type { Page } from '@playwright/test';
import { copyRow, inDatabase, queryRows } from '../../support/database.ts';
import { expect, test } from '../../support/fixtures.ts';
import { consoleMessages, messages } from '../../support/messages.ts';
import { expectAccessibleAt } from '../../support/page-checks.ts';
import { registerWithAddress } from '../../support/records/buyer.ts';
import { payOrder, placeOrder } from '../../support/records/buyer-orders.ts';
import { makeGoods } from '../../support/records/goods.ts';
import { signInSellerByApi } from '../../support/records/sellers.ts';
import { readTrade } from '../../support/records/trade-records.ts';

const merchantText = consoleMessages('en', 'merchant');
const text = messages('en');
const PICKUP = { shopId: 2, dvyType: 2, pickup: { stationId: 22, name: 'Grace', mobile: '13800138000' } };
const [TO_REVIEW, CLOSED] = [4, 6];
const ORDERS = 200;

test('a buyer shows a code at the counter and takes the order along', async ({ page, visit, request }) => {
  await registerWithAddress(request);
  const { skuId, name } = await makeGoods({ storeId: 2 });
  const number = await placeOrder(request, { skuId, more: { addrId: undefined, orderShopParams: [PICKUP] } });
  await payOrder(request, number);
  const code = (await readTrade(number)).orders[0]?.pickup?.code ?? '';
  await openTools(page, visit);
  await page.getByRole('button', { name: merchantText('merchant.order.handOver'), exact: true }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel(merchantText('merchant.order.pickupCode')).fill(code);
  await drawer.getByRole('button', { name: merchantText('merchant.order.lookUp') }).click();
  await expect(drawer).toContainText(name);
  await drawer.getByRole('button', { name: merchantText('merchant.order.handOverTo', { name: 'Grace' }) }).click();
  await expect.poll(async () => (await readTrade(number)).orders[0]?.status).toBe(TO_REVIEW);
});

test('a voucher is redeemed once', async ({ page, visit }) => {
  // Demo data: a session in the listening room.
  const [voucher] = await queryRows<{ code: string }>(
    `select voucher.code from voucher join order_line on order_line.id = order_line_id
     join mall_order on mall_order.id = order_id where store_id = 2 and voucher.status = 0 limit 1`,
  );
  await openTools(page, visit);
  await page.getByRole('button', { name: merchantText('merchant.order.redeem') }).click();
  const drawer = page.getByRole('dialog');
  const redeem = async () => {
    await drawer.getByLabel(merchantText('merchant.order.voucherCode')).fill(voucher?.code ?? '');
    await drawer.getByRole('button', { name: merchantText('merchant.order.redeemNow'), exact: true }).click();
  };
  await redeem();
  await expect
    .poll(() => queryRows('select status from voucher where code = $1', [voucher?.code]))
    .toEqual([{ status: 1 }]);
  await redeem();
  await expect(drawer.getByLabel(merchantText('merchant.order.voucherCode'))).toHaveAttribute('aria-invalid', 'true');
});

test('a file ships two hundred orders and names the five lines that are wrong', async ({ page, visit, request }) => {
  await registerWithAddress(request);
  const { skuId } = await makeGoods({ storeId: 2 });
  const number = await placeOrder(request, { skuId });
  await payOrder(request, number);
  const numbers = await copyOrder(number, ORDERS - 1);
  const lines = [number, ...numbers].map((one) => `${one},1,WB${one}`);
  for (const at of [10, 60, 110, 160, 199]) lines[at] = `99${String(at).padStart(16, '0')},1,WB-0000${at}`;
  await openTools(page, visit);
  await page.getByRole('button', { name: merchantText('merchant.order.csv') }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel(merchantText('merchant.order.csvFile')).setInputFiles({
    ...{ name: 'orders.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(`orderNumber,courier,waybill\n${lines.join('\n')}\n`),
  });
  await drawer.getByRole('button', { name: merchantText('merchant.order.csvSend') }).click();
  await expect(drawer.getByText(merchantText('merchant.order.csvShipped', { count: 195 }))).toBeVisible({
    timeout: 30_000,
  });
  await expect(drawer.getByText(merchantText('merchant.order.csvFailed', { count: 5 }))).toBeVisible();
  await expect(drawer.getByText(merchantText('merchant.order.csvLine', { line: 12 }))).toBeVisible();
});

test('a store lowers a price, then cancels a paid order, and the buyer sees why and where the money goes', async ({
  page,
  visit,
  request,
}) => {
  await registerWithAddress(request);
  const { skuId } = await makeGoods({ storeId: 2, priceCents: 12_000 });
  const number = await placeOrder(request, { skuId });
  await signInSellerByApi(page.request);
  await visit(`/merchant/orders/${number}`);
  await page.getByRole('button', { name: merchantText('merchant.order.changePrice') }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel(merchantText('merchant.order.priceGoods')).fill('99.5');
  await drawer.getByRole('button', { name: merchantText('merchant.order.priceNow') }).click();
  await expect(page.getByText(merchantText('merchant.order.amounts.priceChange'))).toBeVisible();
  expect((await readTrade(number)).payableCents).toBe(9950);
  await payOrder(request, number);

  await page.reload();
  await expectAccessibleAt(page, 'desktop');
  await page.getByRole('button', { name: merchantText('merchant.order.cancel'), exact: true }).click();
  await drawer.getByLabel(merchantText('merchant.order.cancelReason')).fill('Our last one broke on the bench');
  await drawer.getByRole('button', { name: merchantText('merchant.order.cancelNow') }).click();
  await expect(page.getByText(merchantText('merchant.order.next.closedByStore'))).toBeVisible();
  expect((await readTrade(number)).orders[0]?.status).toBe(CLOSED);
  await expect.poll(() => refundedCents(number), { timeout: 30_000 }).toBe(9950);
  await expectAccessibleAt(page, 'phone');

  const { cookies } = await request.storageState();
  await page.context().addCookies(cookies.filter(({ path }) => path === '/'));
  await visit(`/order-detail?orderNumber=${number}`);
  await expect(page.getByText('Our last one broke on the bench')).toBeVisible();
  // The amount is isolated from the direction of the text around it.
  const [, after = ''] = text('orders.detail.refund.gateway.done', { amount: '|' }).split('|');
  await expect(page.getByText(after.trim())).toContainText('$99.50');
});

async function openTools(page: Page, visit: (address: string) => Promise<void>): Promise<void> {
  await signInSellerByApi(page.request);
  await visit('/merchant/orders');
}

/** The amount that the payment provider has refunded for an order. */
async function refundedCents(number: string): Promise<number | undefined> {
  const [charge] = await queryRows<{ cents: number }>(
    `select charge.refunded_cents::int as cents from sandbox_charge charge
     join payment on payment.number = pay_number join mall_order on mall_order.trade_id = payment.trade_id
     where mall_order.number = $1`,
    [number],
  );
  return charge?.cents;
}

/** Copies a paid order with its line, in the same trade; returns the copies' numbers. */
function copyOrder(number: string, count: number): Promise<string[]> {
  return inDatabase(async (client) => {
    const { rows: found } = await client.query<{ id: string; line: number }>(
      `select mall_order.id, order_line.id as line from mall_order join order_line on order_id = mall_order.id
       where number = $1`,
      [number],
    );
    const numbers: string[] = [];
    for (let at = 0; at < count; at++) {
      const copied = `88${number.slice(-10)}${String(at).padStart(6, '0')}`;
      const orderId = await copyRow(client, 'mall_order', Number(found[0]?.id), { number: copied });
      await copyRow(client, 'order_line', found[0]?.line ?? 0, { order_id: orderId });
      numbers.push(copied);
    }
    return numbers;
  });
}
