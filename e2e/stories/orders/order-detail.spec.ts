import type { Page } from '@playwright/test';
import { queryRows } from '../../support/database.ts';
import { expect, test } from '../../support/fixtures.ts';
import { messages } from '../../support/messages.ts';
import { money } from '../../support/money.ts';
import { expectAccessibleOnDesktopAndPhone, expectNoAxeFindings } from '../../support/page-checks.ts';
import { registerByMail } from '../../support/pages/register.ts';
import { saveAddress } from '../../support/records/buyer.ts';
import { markShipped, payOrder, placeOrder } from '../../support/records/buyer-orders.ts';
import { collectCoupon, offerCoupon, withdrawCoupon } from '../../support/records/coupons.ts';
import { makeGoods } from '../../support/records/goods.ts';
import { creditPoints, expectLedgerToBalance } from '../../support/records/ledger.ts';
import { OWNER } from '../../support/records/sellers.ts';
import { expectSumsToAgree, readTrade } from '../../support/records/trade-records.ts';

const text = messages('en');
const PICKUP = 2;

test('an order shows its state, its deadline and how its price is made up', async ({ page, visit }) => {
  const { request } = page;
  const { mail } = await registerByMail(request);
  await saveAddress(request, 'Ada Lovelace');
  await creditPoints(mail, 500);
  const lamp = await makeGoods({ priceCents: 3333 });
  const coupon = await offerCoupon({ amountCents: 450, storeId: 2 });
  const couponUserIds = [await collectCoupon(request, coupon)];
  await withdrawCoupon(coupon);
  const number = await placeOrder(request, {
    skuId: lamp.skuId,
    count: 3,
    more: { couponUserIds, userUseScore: 400, orderShopParams: [{ shopId: 2, dvyType: 1, remarks: 'Ring twice' }] },
  });
  const trade = await readTrade(number);
  const [order] = trade.orders;
  if (!order) throw new Error('the trade has no order');
  expectSumsToAgree(trade);
  expect(order).toMatchObject({ goodsCents: 9999, reducedCents: 850, points: 400 });

  await visit(detail(number));
  await expect(page.getByRole('timer')).toHaveText(/\d\d:\d\d$/);
  await expect(page.getByText(text('orders.detail.next.toPay'))).toBeVisible();
  await expect(stepNow(page)).toContainText(text('orders.detail.step.submitted'));
  await expect(amount(page, text('orders.detail.goods', { count: 3 }))).toContainText(money(9999));
  await expect(amount(page, text('checkout.amounts.storeCoupon'))).toContainText('4.50');
  await expect(amount(page, text('checkout.amounts.storeCoupon'))).toContainText(coupon.name);
  await expect(amount(page, text('checkout.amounts.points'))).toContainText('4.00');
  await expect(amount(page, text('checkout.amounts.points'))).toContainText(
    text('checkout.amounts.pointsUsed', { points: 400 }),
  );
  const shippingCents = order.shippingCents - order.shippingOffCents;
  await expect(amount(page, text('checkout.amounts.shipping'))).toContainText(
    shippingCents > 0 ? money(shippingCents) : text('checkout.amounts.free'),
  );
  await expect(amount(page, text('orders.detail.toPay'))).toContainText(money(order.payableCents));
  for (const content of ['Ada Lovelace', '12 Analytical Lane', 'Ring twice', number]) {
    await expect(page.getByText(content).first()).toBeVisible();
  }
  await expect(page.getByRole('link', { name: text('orders.action.pay') })).toHaveAttribute(
    'href',
    `/payment?orderNumbers=${number}`,
  );

  await payOrder(request, number);
  await visit(detail(number));
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(stepNow(page)).toContainText(text('orders.detail.step.paid'));
  await expect(amount(page, text('orders.detail.paid'))).toContainText(money(order.payableCents));
  await expect(page.getByText(text('checkout.pay.stripe'), { exact: true })).toBeVisible();
  const paid = await readTrade(number);
  expectSumsToAgree(paid);
  expect(paid.payments.at(-1)).toMatchObject({ state: 'settled', amountCents: order.payableCents });
  await markShipped(number);
  await visit(detail(number));
  await expect(stepNow(page)).toContainText(text('orders.detail.step.shipped'));
  await expectNoAxeFindings(page);
  await expectLedgerToBalance();
});

test('an order shows the parcels in which it leaves, one after the other', async ({
  page,
  visit,
  playwright,
  baseURL,
}) => {
  const { request } = page;
  await registerByMail(request);
  await saveAddress(request, 'Ada Lovelace');
  const lamp = await makeGoods();
  const number = await placeOrder(request, { skuId: lamp.skuId, count: 3 });
  await payOrder(request, number);
  const parcels = page.getByRole('region', { name: text('orders.detail.parcels') });
  await visit(detail(number));
  await expect(parcels).toHaveCount(0);

  const [line] = await queryRows<{ id: number }>(
    'select line.id from order_line line join mall_order o on o.id = line.order_id where o.number = $1',
    [number],
  );
  const store = await playwright.request.newContext({ baseURL });
  await store.post('/api/m/login', { data: { userName: OWNER.mail, passWord: OWNER.password } });
  const part = { dvyId: 1, dvyFlowId: 'SF20260001', items: [{ orderItemId: line?.id, count: 2 }] };
  const ship = (parcel: object) =>
    store.post('/api/m/order/deliver', { data: { orderNumber: number, packages: [parcel] } });
  expect(await (await ship(part)).json()).toMatchObject({ success: true, data: { isShipped: false } });
  await visit(detail(number));
  await expect(page.getByText(text('orders.detail.next.partlyShipped'))).toBeVisible();
  await expect(parcels).toContainText(text('orders.detail.parcel.pieces', { count: 2 }));
  await expect(parcels.getByText('SF20260001', { exact: true })).toBeVisible();
  await expect(parcels.getByRole('link', { name: text('orders.detail.parcel.track') })).toHaveAttribute(
    'href',
    /SF20260001/,
  );

  expect(await (await ship({ dvyId: 0, items: [] })).json()).toMatchObject({ data: { isShipped: true } });
  await queryRows('update parcel set state = 201 where waybill = $1', ['SF20260001']);
  await visit(detail(number));
  await expect(page.getByText(text('orders.detail.next.toReceive'))).toBeVisible();
  await expect(parcels.getByText(text('orders.detail.parcel.byStore'))).toBeVisible();
  await expect(parcels.locator('[aria-current=step]')).toContainText(text('orders.detail.parcel.state.inCity'));
  await expectAccessibleOnDesktopAndPhone(page);
  await store.dispose();
});

test('virtual products are delivered at once, as voucher codes', async ({ page, visit }) => {
  const { request } = page;
  await registerByMail(request);
  const [card] = await queryRows<{ skuId: number; prodId: number; questions: { name: { en: string } }[] }>(
    `select sku.id as "skuId", product.id as "prodId", virtual_questions as questions
     from product join sku on sku.product_id = product.id where is_virtual and status = 1 order by sku.id limit 1`,
  );
  if (!card) throw new Error('the demo sells no gift card');
  const virtualRemarkList = card.questions.map(({ name }) => ({
    prodId: card.prodId,
    name: name.en,
    value: 'ada@example.org',
  }));
  const number = await placeOrder(request, { skuId: card.skuId, count: 2, more: { virtualRemarkList } });
  await visit(detail(number));
  await expect(page.getByRole('heading', { name: text('orders.detail.vouchers') })).toHaveCount(0);
  await payOrder(request, number);
  await visit(detail(number));
  await expect(page.getByText(text('orders.detail.next.toUse'))).toBeVisible();
  const vouchers = await queryRows<{ code: string }>(
    `select voucher.code from voucher join order_line line on line.id = voucher.order_line_id
     join mall_order o on o.id = line.order_id where o.number = $1`,
    [number],
  );
  expect(vouchers).toHaveLength(2);
  const shown = page.getByRole('region', { name: text('orders.detail.vouchers') });
  await expect(shown.getByRole('listitem')).toHaveCount(2);
  for (const { code } of vouchers) await expect(shown.getByText(code, { exact: true })).toBeVisible();
  await expect(shown).toContainText(text('orders.detail.voucher.toBeUsed'));
  await expectNoAxeFindings(page);
});

test('a pickup order shows its pickup code once it is paid', async ({ page, visit }) => {
  const { request } = page;
  await registerByMail(request);
  const lamp = await makeGoods();
  const [point] = await queryRows<{ id: number; name: { en: string } }>(
    'select id, name from pickup_point where store_id = 2 order by id limit 1',
  );
  const pickup = { stationId: point?.id, name: 'Charles Babbage', mobile: '13900139000' };
  const number = await placeOrder(request, {
    skuId: lamp.skuId,
    more: { orderShopParams: [{ shopId: 2, dvyType: PICKUP, pickup }] },
  });
  await visit(detail(number));
  await expect(page.getByText(text('orders.detail.pickup.codeLater'))).toBeVisible();
  await payOrder(request, number);
  const [order] = (await readTrade(number)).orders;
  await visit(detail(number));
  await expect(page.getByText(order?.pickup?.code ?? 'no code', { exact: true })).toBeVisible();
  for (const content of [point?.name.en ?? 'no name', 'Charles Babbage', text('orders.detail.next.toPickUp')]) {
    await expect(page.getByText(content)).toBeVisible();
  }
  await expectNoAxeFindings(page);
});

test('another buyer’s order, and one that does not exist, are answered alike as missing', async ({
  page,
  visit,
  playwright,
  baseURL,
}) => {
  const otherBuyer = await playwright.request.newContext({ baseURL });
  await registerByMail(otherBuyer);
  await saveAddress(otherBuyer, 'Grace');
  const lamp = await makeGoods();
  const foreign = await placeOrder(otherBuyer, { skuId: lamp.skuId });
  await registerByMail(page.request);
  for (const number of [foreign, '2026000000000000', 'nonsense']) {
    await visit(detail(number));
    await expect(page.getByText(text('orders.detail.unknown'))).toBeVisible();
    await expect(page.getByText(lamp.name)).toHaveCount(0);
  }
  for (const [method, path] of [
    ['put', `cancel/${foreign}`],
    ['put', `receipt/${foreign}`],
    ['delete', foreign],
  ] as const) {
    const answer = await (await page.request[method](`/api/p/myOrder/${path}`)).json();
    expect(answer).toMatchObject({ success: false, msg: text('refusals.order.notFound') });
  }
  expect(await readTrade(foreign)).toMatchObject({ state: 'unpaid' });
  await otherBuyer.dispose();
});

function detail(number: string): string {
  return `/order-detail?orderNumber=${number}`;
}

/** The current step of the order. */
function stepNow(page: Page) {
  return page.getByRole('list', { name: text('orders.detail.progress') }).locator('[aria-current=step]');
}

/** A row of the order's amounts. */
function amount(page: Page, label: string) {
  const card = page.getByRole('region', { name: text('orders.detail.amounts') });
  return card.locator('dl > div').filter({ hasText: new RegExp(`^${RegExp.escape(label)}`) });
}
