import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expectAccessibleScreens } from '../../support/console-screens.ts';
import { expect, test } from '../../support/fixtures.ts';
import { consoleMessages } from '../../support/messages.ts';
import { money } from '../../support/money.ts';
import { expectAccessibleAt, resize } from '../../support/page-checks.ts';
import { registerWithAddress } from '../../support/records/buyer.ts';
import { payOrder, placeOrder } from '../../support/records/buyer-orders.ts';
import { collectCoupon, withdrawCoupon } from '../../support/records/coupons.ts';
import { makeGoods } from '../../support/records/goods.ts';
import { signInSellerByApi } from '../../support/records/sellers.ts';
import { readTrade } from '../../support/records/trade-records.ts';

const merchantText = consoleMessages('en', 'merchant');

test('a seller makes a coupon, a buyer uses it, and its figures show it', async ({ page, visit, request }) => {
  const name = `Lantern coupon ${randomUUID().slice(0, 8)}`;
  await signInSellerByApi(page.request);
  await visit('/merchant/coupons');
  await page.getByRole('button', { name: merchantText('consoleMarketing.newCoupon') }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('textbox', { name: merchantText('consoleMarketing.name') }).fill(name);
  const amount = (label: 'amount' | 'threshold') =>
    drawer.getByRole('spinbutton', { name: merchantText(`consoleMarketing.${label}`) });
  await amount('amount').fill('5');
  await expect(drawer.getByText(merchantText('consoleMarketing.generousHelp'))).toBeVisible();
  await amount('threshold').fill('20');
  await expect(drawer.getByText(merchantText('consoleMarketing.generousHelp'))).toBeHidden();
  await expectAccessibleAt(page, 'desktop');
  await drawer.getByRole('button', { name: merchantText('consoleMarketing.save') }).click();
  await expect(drawer).toBeHidden();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText(merchantText('consoleMarketing.stockOf', { collected: 0, total: 100 }));

  const { couponId, paid } = await buyWith(request, name);
  await expect(async () => {
    await page.reload();
    await expect(row).toContainText(merchantText('consoleMarketing.stockOf', { collected: 1, total: 100 }));
    await expect(row).toContainText(paid, { timeout: 1_000 });
  }).toPass();
  await expect(row).toContainText('$5.00');
  await row.getByRole('button', { name: merchantText('consoleMarketing.editOf', { name }) }).click();
  await expect(drawer.getByText(merchantText('consoleMarketing.frozen', { count: 1 }))).toBeVisible();
  await expect(amount('amount')).toBeHidden();
  await withdrawCoupon({ couponId, name });
});

/** Collects the store's coupon and pays an order of 40.00 with it. */
async function buyWith(request: APIRequestContext, name: string): Promise<{ couponId: number; paid: string }> {
  await registerWithAddress(request);
  const { skuId } = await makeGoods({ storeId: 2, priceCents: 4000 });
  const { data } = await (await request.get('/api/coupon/page?shopId=2&size=100')).json();
  const offered = data.records.find((coupon: { couponName: string }) => coupon.couponName === name);
  const { couponId } = offered as { couponId: number };
  const ownCouponId = await collectCoupon(request, { couponId, name });
  const number = await placeOrder(request, { skuId, more: { couponUserIds: [ownCouponId] } });
  await payOrder(request, number);
  return { couponId, paid: money((await readTrade(number)).payableCents) };
}

test('a seller sees how the money adds up, requests a payout and takes it back', async ({ page, visit }) => {
  await signInSellerByApi(page.request);
  await visit('/merchant/statement');
  await page
    .getByRole('button', { name: /^Show how \d+ adds up$/ })
    .first()
    .click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText(merchantText('merchantMoney.commissionOf', { percent: 5 }))).toBeVisible();
  await expectAccessibleAt(page, 'desktop');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();

  await page.getByRole('link', { name: merchantText('merchant.money') }).click();
  await page.getByRole('button', { name: merchantText('merchantMoney.request'), exact: true }).click();
  await drawer.getByRole('spinbutton', { name: merchantText('merchantMoney.amount') }).fill('12.5');
  await drawer.getByRole('button', { name: merchantText('merchantMoney.requestSubmit', { amount: '$12.50' }) }).click();
  await expect(drawer).toBeHidden();
  const row = page.getByRole('row').filter({ hasText: '$12.50' }).first();
  await expect(row).toContainText(merchantText('merchantMoney.state.requested'));
  await expect(page.getByRole('button', { name: merchantText('merchantMoney.request'), exact: true })).toBeDisabled();
  await expectAccessibleAt(page, 'phone');
  await resize(page, 'desktop');
  await row.getByRole('button', { name: /^Take back payout/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: merchantText('merchantMoney.cancel') })
    .click();
  await expect(row).toContainText(merchantText('merchantMoney.state.cancelled'));
});

test('the screens of money and marketing are accessible and fit at every width', async ({ page, visit }) => {
  test.slow();
  await signInSellerByApi(page.request);
  await visit('/merchant/money');
  const screens = ['money', 'statement', 'months', 'payout-accounts', 'coupons', 'discounts', 'activities'];
  const ofActivities = ['activities/calendar', 'activities/new'];
  await expectAccessibleScreens(page, 'merchant', [...screens, ...ofActivities]);
});
