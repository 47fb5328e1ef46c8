import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { registerWithAddress } from '../support/buyer.ts';
import { messageCount, orderButton, payOrder, placeOrder } from '../support/buyer-orders.ts';
import { numberIn, rows } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { makeGoods } from '../support/goods.ts';
import { consoleWords, words } from '../support/messages.ts';
import { expectGoodAt, expectGoodOnDeskAndPhone, resize } from '../support/page-checks.ts';
import { OWNER } from '../support/sellers.ts';
import { readTrade } from '../support/trade-records.ts';

const say = words('en');
const sayToSeller = consoleWords('en', 'merchant');
const IN_TRANSIT = 2;
const SIGNED = 3;
const TO_REVIEW = 4;

test('a seller ships two packages, and the buyer follows them', async ({ page, visit }) => {
  const { request } = page;
  const { number, goods } = await buyTwo(request);
  const [one, two] = waybillsOf(number);
  await signInSeller(request);
  await visit(`/merchant/orders/${number}`);
  await shipInTwo(page, goods.name, [one, two]);
  await expect.poll(() => followedParcels(number)).toBe(2);
  await letMinutesPass(one, 3);
  await expect.poll(() => stateOf(one)).toBe(IN_TRANSIT);

  await visit(`/order-detail?orderNumber=${number}`);
  const parcels = page.getByRole('region', { name: say('orders.detail.parcels') });
  await expect(parcels.getByText(say('orders.parcel.event.inTransit'))).toBeVisible();
  await expect(parcels.getByText(say('orders.parcel.noNews'))).toBeVisible();
  await expect(parcels.getByText(say('orders.parcel.demo'))).toBeVisible();
  await parcels
    .getByRole('link', { name: say('orders.parcel.follow') })
    .first()
    .click();
  const timeline = page.getByRole('list', { name: say('orders.parcel.timeline') });
  await expect(timeline.getByRole('listitem')).toHaveCount(3);
  await expect(timeline.locator('[aria-current=step]')).toContainText(say('orders.parcel.event.inTransit'));
  await expect(page.getByText(one, { exact: true })).toBeVisible();
  await expectGoodOnDeskAndPhone(page);
  // Without scripts there is the same to read.
  const html = await (await request.get(page.url())).text();
  for (const said of [one, say('orders.parcel.event.inTransit'), say('orders.parcel.demo')]) {
    expect(html).toContain(said);
  }
});

test('packages that were signed for are confirmed by the buyer', async ({ page, visit }) => {
  const { request } = page;
  const { number, mail } = await buyTwo(request);
  const waybills = waybillsOf(number);
  await signInSeller(request);
  await sendByCall(request, number, waybills);
  await expect.poll(() => followedParcels(number)).toBe(2);
  for (const waybill of waybills) await letMinutesPass(waybill, 10);
  await expect.poll(() => Promise.all(waybills.map(stateOf))).toEqual([SIGNED, SIGNED]);
  await expect.poll(() => messageCount(mail, 'orderArrived')).toBe(1);

  await visit(`/merchant/orders/${number}`);
  const packages = page.getByRole('region', { name: sayToSeller('merchant.order.parcels') });
  await packages
    .getByText(sayToSeller('merchant.order.timeline', { count: 4 }))
    .first()
    .click();
  await expect(packages.getByText(sayToSeller('merchant.order.parcelState.signed'))).toHaveCount(4);
  await expectGoodAt(page, 'phone');

  await visit(`/order-detail?orderNumber=${number}`);
  await expect(page.getByText(say('orders.detail.next.arrived'))).toBeVisible();
  await orderButton(page, 'receive').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('orders.action.receive') })
    .click();
  await expect.poll(async () => (await readTrade(number)).orders[0]?.status).toBe(TO_REVIEW);
});

test('a seller answers a review that everybody then reads', async ({ page, visit }) => {
  const { prodId, name } = await makeGoods({ storeId: 2 });
  const review = `Warm light, loud hinge. ${name}`;
  await rows(`insert into review (product_id, store_id, nick_name, stars, content) values ($1, 2, 'Grace', 2, $2)`, [
    prodId,
    review,
  ]);
  await signInSeller(page.request);
  await visit(`/merchant/reviews?product=${prodId}`);
  const row = page.getByRole('row').filter({ hasText: review });
  await expect(row).toContainText(sayToSeller('merchantReviews.state.unanswered'));
  await row.getByRole('button', { name: sayToSeller('merchantReviews.toAnswer') }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel(sayToSeller('merchantReviews.yourAnswer')).fill('A drop of oil is on its way to you.');
  await drawer.getByRole('button', { name: sayToSeller('merchantReviews.publish') }).click();
  await expect(row).toContainText('A drop of oil is on its way to you.');
  await row.getByRole('button', { name: sayToSeller('merchantReviews.report') }).click();
  await chooseFirst(page, drawer.getByLabel(sayToSeller('merchantReviews.reason')));
  await drawer.getByRole('button', { name: sayToSeller('merchantReviews.sendReport') }).click();
  await expect(drawer).toBeHidden();
  await expect(row).toContainText(
    sayToSeller('merchantReviews.reportedFor', { reason: sayToSeller('merchantReviews.reason.offensive') }),
  );
  await expectGoodAt(page, 'desktop');
  await expectGoodAt(page, 'phone');
  await resize(page, 'desktop');

  await visit(`/detail?prodId=${prodId}`);
  await expect(page.getByText('A drop of oil is on its way to you.')).toBeVisible();
});

/** A paid order of two pieces at the owner's store. */
async function buyTwo(request: APIRequestContext) {
  const { mail } = await registerWithAddress(request);
  const goods = await makeGoods({ storeId: 2 });
  const number = await placeOrder(request, { skuId: goods.skuId, count: 2 });
  await payOrder(request, number);
  return { number, goods, mail };
}

function waybillsOf(number: string): [string, string] {
  return [`WB-${number.slice(-6)}-1`, `WB-${number.slice(-6)}-2`];
}

/** Buyers and sellers have sessions of their own: one browser can hold both. */
async function signInSeller(request: APIRequestContext): Promise<void> {
  const answer = await request.post('/api/m/login', { data: { userName: OWNER.mail, passWord: OWNER.password } });
  expect(await answer.json()).toMatchObject({ success: true });
}

async function sendByCall(request: APIRequestContext, orderNumber: string, waybills: readonly string[]) {
  const info = await (await request.get(`/api/m/order/info?orderNumber=${orderNumber}`)).json();
  const items = [{ orderItemId: info.data.lines[0].orderItemId, count: 1 }];
  const packages = waybills.map((dvyFlowId) => ({ dvyId: 1, dvyFlowId, items }));
  const answer = await request.post('/api/m/order/deliver', { data: { orderNumber, packages } });
  expect(await answer.json()).toMatchObject({ data: { isShipped: true } });
}

/** One piece in each of two packages, with the first courier. */
async function shipInTwo(page: Page, name: string, waybills: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: sayToSeller('merchant.order.ship'), exact: true }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel(sayToSeller('merchant.order.piecesOf', { name, number: 1 })).fill('1');
  await chooseFirst(page, drawer.getByLabel(sayToSeller('merchant.order.courier')));
  await drawer.getByRole('button', { name: sayToSeller('merchant.order.addParcel') }).click();
  for (const [index, waybill] of waybills.entries()) {
    await drawer.getByLabel(sayToSeller('merchant.order.waybill')).nth(index).fill(waybill);
  }
  await drawer.getByRole('button', { name: sayToSeller('merchant.order.ship'), exact: true }).click();
  await expect(drawer).toBeHidden();
}

async function chooseFirst(page: Page, select: Locator): Promise<void> {
  await select.click();
  await page.locator('.ant-select-item-option:visible').first().click();
}

function followedParcels(number: string): Promise<number> {
  return numberIn(
    `select count(*) from parcel_tracking tracking join parcel on parcel.id = tracking.parcel_id
     join mall_order on mall_order.id = parcel.order_id where mall_order.number = $1`,
    [number],
  );
}

/** For the demo carrier, so much time goes by for this parcel alone; and it is asked. */
async function letMinutesPass(waybill: string, minutes: number): Promise<void> {
  await rows(
    `update parcel_tracking set registered_at = registered_at - make_interval(mins => $2), next_pull_at = mall_now()
     from parcel where parcel.id = parcel_id and parcel.waybill = $1`,
    [waybill, minutes],
  );
  await rows(`select graphile_worker.add_job('pullTracking')`);
}

function stateOf(waybill: string): Promise<number> {
  return numberIn('select state from parcel where waybill = $1', [waybill]);
}
