import { expectAccessibleScreens } from '../../support/console-screens.ts';
import { expect, test } from '../../support/fixtures.ts';
import { consoleMessages } from '../../support/messages.ts';
import { registerWithAddress } from '../../support/records/buyer.ts';
import { placeOrder } from '../../support/records/buyer-orders.ts';
import { makeGoods } from '../../support/records/goods.ts';
import { openPlatform } from '../../support/records/staff.ts';
import { readTrade } from '../../support/records/trade-records.ts';

const platformText = consoleMessages('en', 'platform');
const TRANSFER = 8;

test('staff confirm a transfer, and the order is paid', async ({ page, visit, request }) => {
  await registerWithAddress(request);
  const { skuId } = await makeGoods({ storeId: 2, priceCents: 4_300 });
  const order = await placeOrder(request, { skuId });
  const attempt = await (
    await request.post('/api/p/order/pay', { data: { orderNumbers: order, payType: TRANSFER } })
  ).json();
  expect(attempt, attempt.msg).toMatchObject({ success: true });
  await openPlatform(page, visit, '/transfers');
  const row = page.getByRole('row').filter({ hasText: attempt.data.payNumber });
  await row.getByRole('button', { name: platformText('platformMoney.confirm'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: platformText('platformMoney.confirm'), exact: true })
    .click();
  await expect(row).toBeHidden();
  await expect.poll(async () => (await readTrade(order)).state).toBe('paid');
  await page.goto(`/platform/payments/${attempt.data.payNumber}`);
  await page.getByRole('main').getByRole('link', { name: '$', exact: false }).last().click();
  await expect(page.getByRole('heading', { name: /Journal #\d+/ })).toBeVisible();
  await expect(page.getByRole('link', { name: order })).toBeVisible();
});

const SCREENS = ['payments', 'reconciliation', 'transfers', 'refunds', 'payouts', 'settlements', 'ledger'];

test('the screens of money are accessible and fit at every width', async ({ page, visit }) => {
  test.slow();
  await openPlatform(page, visit, '/ledger/accounts');
  await expectAccessibleScreens(page, 'platform', SCREENS);
});
