import type { Page } from '@playwright/test';
import { queryRows } from '../../support/database.ts';
import { expect, expectAnnounced, test } from '../../support/fixtures.ts';
import { latestMessageTo } from '../../support/mailbox.ts';
import { messages } from '../../support/messages.ts';
import { money } from '../../support/money.ts';
import { expectAccessibleOnDesktopAndPhone } from '../../support/page-checks.ts';
import { confirm } from '../../support/pages/forms.ts';
import { registerByMail } from '../../support/pages/register.ts';
import { saveAddress } from '../../support/records/buyer.ts';
import {
  backdateOrder,
  markShipped,
  messageCount,
  orderButton,
  orderCard,
  orderCart,
  payOrder,
  placeOrder,
} from '../../support/records/buyer-orders.ts';
import { putInCart, quantityOf } from '../../support/records/cart.ts';
import { collectCoupon, isSpent, offerCoupon, withdrawCoupon } from '../../support/records/coupons.ts';
import { makeGoods, makeTwoColours } from '../../support/records/goods.ts';
import { balancesOf, creditPoints, expectWelcomePoints } from '../../support/records/ledger.ts';
import { setStatus, stockOf } from '../../support/records/products.ts';
import { expectSumsToAgree, readTrade } from '../../support/records/trade-records.ts';

const text = messages('en');
const LIST = '/user-center/uc-order';

test('orders are filtered by state, by words and by date', async ({ page, visit }) => {
  test.slow();
  const { request } = page;
  await registerByMail(request);
  await saveAddress(request, 'Ada');
  const [lamp, torch] = [await makeGoods(), await makeGoods({ storeId: 3 })];
  const place = ({ skuId } = lamp) => placeOrder(request, { skuId });
  const toPay = await place();
  const [toShip, toReceive, toReview] = [await place(), await place(), await place(torch)];
  for (const number of [toShip, toReceive, toReview]) await payOrder(request, number);
  for (const number of [toReceive, toReview]) await markShipped(number);
  await request.put(`/api/p/myOrder/receipt/${toReview}`);
  const closed = await place();
  await request.put(`/api/p/myOrder/cancel/${closed}`);
  await backdateOrder(closed, 200);

  await visit(LIST);
  await expect(cards(page)).toHaveCount(5);
  const states = page.getByRole('navigation', { name: text('orders.list.states') });
  for (const [state, number] of Object.entries({ toPay, toShip, toReceive, toReview, closed })) {
    const name = state as 'toPay';
    await states.getByRole('link', { name: text(`orders.list.state.${name}`) }).click();
    await expect(cards(page)).toHaveCount(1);
    await expect(orderCard(page, number)).toContainText(text(`orders.status.${name}`));
  }
  await states.getByRole('link', { name: text('orders.list.state.done') }).click();
  await expect(page.getByText(text('orders.list.noneHere'))).toBeVisible();
  await page.getByRole('link', { name: text('orders.list.showAll') }).click();
  await expect(cards(page)).toHaveCount(5);
  const kinds = page.getByRole('navigation', { name: text('orders.list.kinds') });
  await kinds.getByRole('link', { name: text('orders.list.tab.general') }).click();
  await expect(cards(page)).toHaveCount(5);
  for (const kind of ['group', 'flashSale', 'points'] as const) {
    await kinds.getByRole('link', { name: text(`orders.list.tab.${kind}`) }).click();
    await expect(page.getByText(text('orders.list.noneHere'))).toBeVisible();
  }

  await visit(LIST);
  // Each search has another result than the one before, so that a stale result fails.
  for (const [typed, found] of [
    [torch.name, [toReview]],
    [toShip, [toShip]],
    ['Pixel & Pine', [toReview]],
  ] as const) {
    await page.getByRole('searchbox', { name: text('orders.list.search') }).fill(typed);
    await find(page);
    await expect(cards(page)).toHaveCount(found.length);
    for (const number of found) await expect(orderCard(page, number)).toBeVisible();
  }
  await page.getByRole('searchbox', { name: text('orders.list.search') }).fill('nothing of this kind');
  await find(page);
  await expect(page.getByText(text('orders.list.notFound'))).toBeVisible();
  await page
    .getByRole('link', { name: text('orders.list.clear') })
    .first()
    .click();
  await expect(cards(page)).toHaveCount(5);

  const when = page.getByRole('combobox', { name: text('orders.list.when') });
  await when.selectOption('month');
  await expect(cards(page)).toHaveCount(4);
  await expect(orderCard(page, closed)).toHaveCount(0);
  await when.selectOption('year');
  await expect(cards(page)).toHaveCount(5);
  await when.selectOption('own');
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel(text('orders.list.from'), { exact: true }).fill(day(210));
  await page.getByLabel(text('orders.list.to'), { exact: true }).fill(day(190));
  await find(page);
  await expect(cards(page)).toHaveCount(1);
  await expect(orderCard(page, closed)).toBeVisible();
  await expectAccessibleOnDesktopAndPhone(page);
});

test('a cancelled order gives back coupon, points and stock, and sends one message', async ({ page, visit }) => {
  const { request } = page;
  const { mail } = await registerByMail(request);
  await saveAddress(request, 'Ada');
  const welcome = await expectWelcomePoints(mail);
  await creditPoints(mail, 1000);
  const lamp = await makeGoods({ priceCents: 3000, stock: 8 });
  const coupon = await offerCoupon({ amountCents: 500 });
  const couponId = await collectCoupon(request, coupon);
  await withdrawCoupon(coupon);
  const number = await placeOrder(request, {
    skuId: lamp.skuId,
    count: 2,
    more: { couponUserIds: [couponId], userUseScore: 700 },
  });
  expect(await stockOf(lamp)).toBe(6);
  expect(await isSpent(couponId)).toBe(true);
  expect(await balancesOf(mail)).toEqual({ cents: 0, points: welcome + 300 });
  const trade = await readTrade(number);
  expectSumsToAgree(trade);

  await visit(LIST);
  const card = orderCard(page, number);
  await expect(card).toContainText(money(trade.payableCents));
  await expect(card.getByRole('timer')).toBeVisible();
  await orderButton(card, 'cancel').click();
  await confirm(page, text('orders.action.cancelTitle'), text('orders.action.cancel'));
  await expectAnnounced(page, text('orders.action.cancelDone'));
  await expect(card).toContainText(text('orders.status.closed'));
  expect(await readTrade(number)).toMatchObject({ state: 'closed', closeReason: 'buyer' });
  expect(await stockOf(lamp)).toBe(8);
  expect(await isSpent(couponId)).toBe(false);
  expect(await balancesOf(mail)).toEqual({ cents: 0, points: welcome + 1000 });
  await expect.poll(() => messageCount(mail, 'orderCancelled')).toBe(1);
  await expect
    .poll(async () => (await latestMessageTo(mail)).subject)
    .toBe(text('messages.orderCancelledSubject', { mall: 'Galleria', order: number }));

  await visit(`/order-detail?orderNumber=${number}`);
  await expect(page.getByText(text('orders.detail.next.closedByBuyer'))).toBeVisible();
  await orderButton(page, 'delete').click();
  await confirm(page, text('orders.action.deleteTitle'), text('orders.action.delete'));
  await expect(page).toHaveURL(LIST);
  await expect(cards(page)).toHaveCount(0);
  const [hidden] = await queryRows<{ isHidden: boolean }>(
    'select hidden_at is not null as "isHidden" from mall_order where number = $1',
    [number],
  );
  expect(hidden).toEqual({ isHidden: true });
});

test('the store is reminded once, receipt is confirmed, and the order leaves the list', async ({ page, visit }) => {
  const { request } = page;
  const { mail } = await registerByMail(request);
  await saveAddress(request, 'Ada');
  const lamp = await makeGoods();
  const number = await placeOrder(request, { skuId: lamp.skuId });
  await payOrder(request, number);
  await expect.poll(() => messageCount(mail, 'orderPaid')).toBe(1);
  await visit(LIST);
  const card = orderCard(page, number);
  await orderButton(card, 'remind').click();
  await expectAnnounced(page, text('orders.action.remindDone'));
  await orderButton(card, 'remind').click();
  await expect(card.getByRole('alert')).toHaveText(text('refusals.order.remindedAlready'));

  await markShipped(number);
  await visit(LIST);
  await orderButton(card, 'receive').click();
  await confirm(page, text('orders.action.receiveTitle'), text('orders.action.receive'));
  await expectAnnounced(page, text('orders.action.receiveDone'));
  await expect(card).toContainText(text('orders.status.toReview'));
  expect((await readTrade(number)).orders[0]).toMatchObject({ status: 4 });
  await orderButton(card, 'delete').click();
  await confirm(page, text('orders.action.deleteTitle'), text('orders.action.delete'));
  await expectAnnounced(page, text('orders.action.deleteDone'));
  await expect(card).toHaveCount(0);
  expect(await messageCount(mail, 'orderPaid')).toBe(1);
});

test('buying again adds products that are still for sale to the cart, and names the others', async ({
  page,
  visit,
}) => {
  const { request } = page;
  await registerByMail(request);
  await saveAddress(request, 'Ada');
  const [lamp, torch, other] = [await makeGoods(), await makeGoods(), await makeGoods()];
  await putInCart(request, [{ skuId: lamp.skuId, count: 2 }, { skuId: torch.skuId }]);
  const number = await orderCart(request);
  await payOrder(request, number);
  await putInCart(request, [{ skuId: other.skuId }]);
  await visit(LIST);
  const card = orderCard(page, number);
  await orderButton(card, 'buyAgain').click();
  await expect(page).toHaveURL(/\/submit-order$/);
  await expect(page.getByText(lamp.name).first()).toBeVisible();
  await expect(page.getByText(other.name)).toHaveCount(0);

  await setStatus(torch, 0);
  await visit(LIST);
  await orderButton(card, 'buyAgain').click();
  await expect(card.getByRole('status')).toContainText(text('orders.action.partlyAgain', { names: torch.name }));
  await card.getByRole('link', { name: text('orders.action.toCart') }).click();
  await expect(quantityOf(page, lamp.name)).toBeVisible();
  await expect(page.getByRole('checkbox', { name: text('cart.page.selectLine', { name: lamp.name }) })).toBeChecked();
  await expect(
    page.getByRole('checkbox', { name: text('cart.page.selectLine', { name: other.name }) }),
  ).not.toBeChecked();

  await setStatus(lamp, 0);
  await visit(LIST);
  await orderButton(card, 'buyAgain').click();
  await expect(card.getByRole('alert')).toHaveText(text('refusals.order.nothingLeft'));
});

for (const locale of ['en', 'ar']) {
  test(`orders in ${locale} fit a desktop and a phone, without accessibility findings`, async ({ page, visit }) => {
    test.slow();
    await registerByMail(page.request);
    await saveAddress(page.request, 'Ada');
    const lamp = await makeTwoColours();
    await payOrder(page.request, await placeOrder(page.request, { skuId: lamp.skuId }));
    const number = await placeOrder(page.request, { skuId: lamp.otherSkuId });
    for (const address of [LIST, `/order-detail?orderNumber=${number}`]) {
      await visit(address, locale);
      await expectAccessibleOnDesktopAndPhone(page);
    }
  });
}

async function find(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: text('orders.list.find') })
    .click();
}

function cards(page: Page) {
  return page.locator('main').getByRole('article');
}
