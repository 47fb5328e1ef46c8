import { expectAccessibleScreens } from '../../support/console-screens.ts';
import { expect, test } from '../../support/fixtures.ts';
import { consoleMessages, messages } from '../../support/messages.ts';
import { confirmWithReason } from '../../support/pages/reason-drawer.ts';
import { registerWithAddress } from '../../support/records/buyer.ts';
import { payOrder, placeOrder } from '../../support/records/buyer-orders.ts';
import { makeGoods } from '../../support/records/goods.ts';
import { OWNER, signInSellerByForm } from '../../support/records/sellers.ts';
import { openPlatform } from '../../support/records/staff.ts';

const platformText = consoleMessages('en', 'platform');
const text = messages('en');

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

  // Holds both sessions: those of buyers and sellers are separate.
  const context = await browser.newContext({ baseURL: process.env.MALL_URL, locale: 'en' });
  await context.addCookies((await request.storageState()).cookies);
  const buyerPage = await context.newPage();
  await buyerPage.goto(`/order-detail?orderNumber=${number}`);
  await expect(buyerPage.getByText(text('orders.detail.next.closedByPlatform')).first()).toBeVisible();
  await expect(buyerPage.getByText(reason)).toBeVisible();
  const sellerPage = await context.newPage();
  await sellerPage.goto('/merchant/orders');
  await signInSellerByForm(sellerPage, OWNER.mail, OWNER.password);
  await sellerPage.goto(`/merchant/orders/${number}`);
  await expect(sellerPage.getByText(reason)).toBeVisible();
  await context.close();
});

test('the screens of orders are accessible and fit at every width', async ({ page, visit }) => {
  test.slow();
  await openPlatform(page, visit, '/orders');
  const order = await page
    .getByRole('main')
    .getByRole('link', { name: /^\d{10,}$/ })
    .first()
    .textContent();
  await expectAccessibleScreens(page, 'platform', ['orders', `orders/${order}`]);
});
