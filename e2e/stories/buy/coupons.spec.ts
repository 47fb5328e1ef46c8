import type { Page } from '@playwright/test';
import { queryNumber, queryRows } from '../../support/database.ts';
import { expect, test } from '../../support/fixtures.ts';
import { messages } from '../../support/messages.ts';
import { money, moneyInText } from '../../support/money.ts';
import { expectAccessibleOnDesktopAndPhone, expectNoAxeFindings } from '../../support/page-checks.ts';
import { signInByForm } from '../../support/pages/account-pages.ts';
import { productLinks } from '../../support/pages/catalogue-pages.ts';
import { shownAmounts } from '../../support/pages/checkout-pages.ts';
import { registerByMail } from '../../support/pages/register.ts';
import { saveAddress } from '../../support/records/buyer.ts';
import { placeOrder } from '../../support/records/buyer-orders.ts';
import { collectCoupon, offerCoupon, ticketOf, withdrawCoupon } from '../../support/records/coupons.ts';
import { makeGoods } from '../../support/records/goods.ts';

const text = messages('en');
const OWN = '/user-center/uc-coupons';

test('a guest collects a coupon by signing in, and reaches the products it is valid for', async ({
  page,
  visit,
  request,
}) => {
  const person = await registerByMail(request);
  const coupon = await offerCoupon({ amountCents: 700, thresholdCents: 2000, prodIds: [7003, 7004] });
  await visit('/coupons?shopId=0');
  const ticket = ticketOf(page, coupon.name);
  await expect(ticket).toContainText('$7');
  await expect(ticket).toContainText(/from .?\$20\.00/);
  await ticket.getByRole('button', { name: text('promotions.ticket.collect') }).click();
  await signInByForm(page.getByRole('dialog', { name: text('shell.signIn') }), person);
  await expect(ticket).toContainText(text('promotions.ticket.collected'));
  await expect.poll(() => countOwn(person.mail, coupon.couponId)).toBe(1);
  await ticket.getByRole('link', { name: text('promotions.ticket.useNow') }).click();
  await expect(page).toHaveURL(`/list?couponId=${coupon.couponId}`);
  await expect(productLinks(page)).toHaveCount(2);
  for (const id of [7003, 7004]) {
    await expect(page.locator(`main article a[href^="/detail?prodId=${id}"]`).first()).toBeVisible();
  }

  // The same ticket is now among the buyer's own coupons, with a link to the same list.
  await visit(OWN);
  await ticketOf(page, coupon.name)
    .getByRole('link', { name: text('promotions.ticket.useNow') })
    .click();
  await expect(page).toHaveURL(`/list?couponId=${coupon.couponId}`);
  await withdrawCoupon(coupon);
});

test('a coupon that is gone, or collected as often as allowed, is refused with a message', async ({ page, visit }) => {
  const { mail } = await registerByMail(page.request);
  const last = await offerCoupon({ amountCents: 300, total: 1 });
  const limited = await offerCoupon({ amountCents: 400 });
  const twicePerPerson = await offerCoupon({ amountCents: 500, perPerson: 2 });
  await visit('/coupons?shopId=0');
  const collect = (name: string, label: 'collect' | 'collectAgain' = 'collect') =>
    ticketOf(page, name)
      .getByRole('button', { name: text(`promotions.ticket.${label}`) })
      .click();
  const expectRefused = (name: string, refusal: 'soldOut' | 'limit') =>
    expect(ticketOf(page, name).getByRole('alert')).toHaveText(text(`refusals.coupon.${refusal}`));

  await queryRows('update coupon set left_count = 0 where id = $1', [last.couponId]);
  await collect(last.name);
  await expectRefused(last.name, 'soldOut');
  await expect(ticketOf(page, last.name)).toContainText(text('promotions.ticket.soldOut'));
  expect(await countOwn(mail, last.couponId)).toBe(0);

  // Collected in another window meanwhile.
  await collectCoupon(page.request, limited);
  await collect(limited.name);
  await expectRefused(limited.name, 'limit');
  expect(await countOwn(mail, limited.couponId)).toBe(1);

  await collect(twicePerPerson.name);
  await expect(ticketOf(page, twicePerPerson.name)).toContainText(
    text('promotions.ticket.owned', { count: 1, limit: 2 }),
  );
  await collect(twicePerPerson.name, 'collectAgain');
  await expect(ticketOf(page, twicePerPerson.name)).toContainText(
    text('promotions.ticket.owned', { count: 2, limit: 2 }),
  );
  await expect(ticketOf(page, twicePerPerson.name).getByRole('button')).toHaveCount(0);
  // Optimistic: the page shows it before the server has answered.
  await expect.poll(() => countOwn(mail, twicePerPerson.couponId)).toBe(2);
  for (const coupon of [last, limited, twicePerPerson]) await withdrawCoupon(coupon);
});

test('own coupons are listed by state: unused, used, expired', async ({ page, visit }) => {
  test.slow();
  await registerByMail(page.request);
  await saveAddress(page.request, 'Ada');
  const [waiting, used, expired] = await Promise.all(
    [100, 200, 300].map((amountCents) => offerCoupon({ amountCents })),
  );
  if (!waiting || !used || !expired) throw new Error('coupons are missing');
  await collectCoupon(page.request, waiting);
  const spent = await collectCoupon(page.request, used);
  const expiredId = await collectCoupon(page.request, expired);
  const lamp = await makeGoods();
  await placeOrder(page.request, { skuId: lamp.skuId, more: { couponUserIds: [spent] } });
  await queryRows(
    `update own_coupon set valid_from = mall_now() - interval '2 days', valid_until = mall_now() - interval '1 hour'
     where id = $1`,
    [expiredId],
  );
  await visit(OWN);
  const tabs = page.getByRole('navigation', { name: text('promotions.own.states') });
  for (const [tab, coupon] of [
    ['notUsed', waiting],
    ['used', used],
    ['expired', expired],
  ] as const) {
    const link = tabs.getByRole('link', { name: new RegExp(`^${text(`promotions.own.${tab}`)}`) });
    await expect(link).toContainText('1');
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('main').getByRole('article')).toHaveCount(1);
    await expect(ticketOf(page, coupon.name)).toBeVisible();
    await expect(ticketOf(page, coupon.name).getByRole('link', { name: text('promotions.ticket.useNow') })).toHaveCount(
      tab === 'notUsed' ? 1 : 0,
    );
    await expectNoAxeFindings(page);
  }
  for (const coupon of [waiting, used, expired]) await withdrawCoupon(coupon);
});

test('a coupon is collected on the product page; checkout uses it, and offers another one to collect', async ({
  page,
  visit,
}) => {
  const { mail } = await registerByMail(page.request);
  await saveAddress(page.request, 'Ada');
  const lamp = await makeGoods({ priceCents: 22_900 });
  const coupon = await offerCoupon({ percentOff: 40, storeId: 2, prodIds: [lamp.prodId] });
  const ofMall = await offerCoupon({ amountCents: 6_000, prodIds: [lamp.prodId] });
  await visit(`/detail?prodId=${lamp.prodId}`);
  const after = text('detail.afterCoupons', { count: 2, amount: moneyInText('en', 7_740) });
  await expect(page.getByText(after)).toBeVisible();
  await page.locator(`a[href="/coupons?prodId=${lamp.prodId}"]`).click();
  const sheet = page.getByRole('dialog', { name: text('cart.coupons.title') });
  await ticketOf(sheet, coupon.name)
    .getByRole('button', { name: text('promotions.ticket.collect') })
    .click();
  await expect(ticketOf(sheet, coupon.name)).toContainText(text('promotions.ticket.collected'));
  expect(await countOwn(mail, coupon.couponId)).toBe(1);
  await expectNoAxeFindings(page);

  await visit(`/submit-order?sku=${lamp.skuId}&count=1`);
  expect(await shownAmounts(page)).toContainEqual([
    `${text('checkout.amounts.storeCoupon')}${coupon.name}`,
    moneyInText('en', -9_160),
  ]);
  const collect = page.getByRole('button', { name: text('promotions.ticket.collectAndUse', { amount: '' }).trim() });
  await collect.click();
  await expect(collect).toHaveCount(0);
  expect((await shownAmounts(page)).map(([name]) => name)).toContain(
    `${text('checkout.amounts.platformCoupon')}${ofMall.name}`,
  );
  expect(await countOwn(mail, ofMall.couponId)).toBe(1);
  for (const one of [coupon, ofMall]) await withdrawCoupon(one);
});

test('a store’s coupons can be collected in the cart', async ({ page, visit }) => {
  const { mail } = await registerByMail(page.request);
  const lamp = await makeGoods();
  const coupon = await offerCoupon({ amountCents: 250, storeId: 2, prodIds: [lamp.prodId] });
  await page.request.post('/api/p/shopCart/changeItem', { data: { skuId: lamp.skuId, count: 1 } });
  await visit('/cart');
  await page.getByRole('link', { name: `${text('cart.coupons.title')} Northwind Audio` }).click();
  const sheet = page.getByRole('dialog', { name: text('cart.coupons.ofStore', { store: 'Northwind Audio' }) });
  await ticketOf(sheet, coupon.name)
    .getByRole('button', { name: text('promotions.ticket.collect') })
    .click();
  await expect(ticketOf(sheet, coupon.name)).toContainText(text('promotions.ticket.collected'));
  expect(await countOwn(mail, coupon.couponId)).toBe(1);
  await withdrawCoupon(coupon);
});

test('a share is "% off" in English and "折" in Chinese', async ({ page, visit }) => {
  const coupon = await offerCoupon({ percentOff: 15, thresholdCents: 5000 });
  await visit('/coupons?shopId=0', 'en');
  await expect(couponValue(page, coupon.name)).toHaveText('15% off');
  await expect(ticketOf(page, coupon.name)).toContainText(money(5000));
  await visit('/coupons?shopId=0', 'zh_CN');
  await expect(couponValue(page, coupon.name)).toHaveText(/^8\.5\s*折$/);
  await withdrawCoupon(coupon);
});

for (const locale of ['en', 'ar']) {
  test(`the coupon centre in ${locale} fits a desktop and a phone, without accessibility findings`, async ({
    page,
    visit,
  }) => {
    test.slow();
    await visit('/coupons', locale);
    await expectAccessibleOnDesktopAndPhone(page);
  });
}

/** The value on a ticket. */
function couponValue(page: Page, name: string) {
  return ticketOf(page, name).locator('span.font-semibold').first();
}

function countOwn(mail: string, couponId: number): Promise<number> {
  return queryNumber(
    'select count(*) from own_coupon where coupon_id = $2 and user_id = (select id from account where mail = $1)',
    [mail, couponId],
  );
}
