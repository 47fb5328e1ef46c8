import type { Page } from '@playwright/test';
import { expectAccessibleScreens } from '../../support/console-screens.ts';
import { expect, test } from '../../support/fixtures.ts';
import { consoleMessages, messages } from '../../support/messages.ts';
import { registerWithAddress } from '../../support/records/buyer.ts';
import { payOrder, placeOrder } from '../../support/records/buyer-orders.ts';
import { makeGoods } from '../../support/records/goods.ts';
import { balancesOf, expectWelcomePoints, userIdOf } from '../../support/records/ledger.ts';
import { OWNER, signInToMerchant } from '../../support/records/sellers.ts';
import { openPlatform } from '../../support/records/staff.ts';

const platformText = consoleMessages('en', 'platform');
const text = messages('en');

/** Types a reason into the open drawer and presses its button. */
async function confirmWithReason(page: Page, reason: string, button: string): Promise<void> {
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel(platformText('platformBuyers.reason')).fill(reason);
  await drawer.getByRole('button', { name: button, exact: true }).click();
  await expect(drawer).toBeHidden();
}

test('staff look a buyer up, adjust points, suspend the account and lift it again', async ({
  page,
  visit,
  request,
}) => {
  const { mail, password } = await registerWithAddress(request);
  const points = await expectWelcomePoints(mail);
  await openPlatform(page, visit, `/buyers?text=${encodeURIComponent(mail)}`);
  await page
    .getByRole('main')
    .locator(`a[href$="${await userIdOf(mail)}"]`)
    .click();
  await expect(page.getByText(mail)).toBeHidden();
  await page.getByRole('button', { name: platformText('platformBuyers.reveal') }).click();
  await expect(page.getByText(mail)).toBeVisible();

  await page.getByRole('button', { name: platformText('platformBuyers.adjust'), exact: true }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel(platformText('platformBuyers.what')).click();
  await page
    .locator('.ant-select-item-option', { hasText: platformText('platformBuyers.points') })
    .last()
    .click();
  await drawer.getByLabel(platformText('platformBuyers.change')).fill('50');
  await confirmWithReason(page, 'For a missing stamp', platformText('platformBuyers.adjustNow'));
  await expect.poll(async () => (await balancesOf(mail)).points).toBe(points + 50);
  const history = await (await request.get('/api/p/score/page')).json();
  expect(history.data.records[0]).toMatchObject({ change: 50, note: 'For a missing stamp' });

  const signIn = async () =>
    (await (await request.post('/api/login', { data: { userName: mail, passWord: password } })).json()).reason;
  await page.getByRole('button', { name: platformText('platformBuyers.ban'), exact: true }).click();
  await confirmWithReason(page, 'Sells stolen coupons', platformText('platformBuyers.ban'));
  await expect(page.getByText(platformText('platformBuyers.bannedTitle'))).toBeVisible();
  expect(await signIn()).toBe('account.banned');
  await page.getByRole('button', { name: platformText('platformBuyers.unban'), exact: true }).click();
  await confirmWithReason(page, 'It was somebody else', platformText('platformBuyers.unban'));
  await expect(page.getByText(platformText('platformBuyers.bannedTitle'))).toBeHidden();
  expect(await signIn()).toBeUndefined();
});

test('staff refund a paid order, and its buyer and its store read why', async ({ page, visit, request, browser }) => {
  await registerWithAddress(request);
  const { skuId } = await makeGoods({ storeId: 2, priceCents: 4200 });
  const number = await placeOrder(request, { skuId });
  await payOrder(request, number);
  await openPlatform(page, visit, `/orders?number=${number}`);
  await page.getByRole('link', { name: number }).click();
  await page.getByRole('button', { name: platformText('platformOrders.refund'), exact: true }).click();
  const reason = 'The store has closed for the summer';
  await confirmWithReason(page, reason, platformText('platformOrders.refund'));
  await expect(page.getByText(platformText('platformOrders.closed.platform'))).toBeVisible();
  await expect(page.getByRole('main')).toContainText(reason);

  const buyer = await browser.newContext({ baseURL: process.env.MALL_URL, locale: 'en' });
  await buyer.addCookies((await request.storageState()).cookies);
  const buyerPage = await buyer.newPage();
  await buyerPage.goto(`/order-detail?orderNumber=${number}`);
  await expect(buyerPage.getByText(text('orders.detail.next.closedByPlatform')).first()).toBeVisible();
  await expect(buyerPage.getByText(reason)).toBeVisible();
  await buyerPage.goto('/merchant/orders');
  await signInToMerchant(buyerPage, OWNER.mail, OWNER.password);
  await buyerPage.goto(`/merchant/orders/${number}`);
  await expect(buyerPage.getByText(reason)).toBeVisible();
  await buyer.close();
});

test('the screens are accessible and fit at every width', async ({ page, visit }) => {
  test.slow();
  await openPlatform(page, visit, '/orders');
  const order = await page
    .getByRole('main')
    .getByRole('link', { name: /^\d{10,}$/ })
    .first()
    .textContent();
  const buyer = await userIdOf('buyer@galleria.test');
  const screens = ['orders', `orders/${order}`, 'buyers', `buyers/${buyer}`, 'adjustments', 'sellers'];
  await expectAccessibleScreens(page, 'platform', screens);
});
