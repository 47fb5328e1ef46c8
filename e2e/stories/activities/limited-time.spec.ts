import { expect, test } from '../../support/fixtures.ts';
import { latestMessageTo } from '../../support/mailbox.ts';
import { messages } from '../../support/messages.ts';
import { money } from '../../support/money.ts';
import { expectAccessibleOnDesktopAndPhone, expectNoAxeFindings } from '../../support/page-checks.ts';
import { createActivityByForm } from '../../support/pages/activity-form.ts';
import { expectSameAmounts, ordersBeingPaid, placeButton, shownAmounts } from '../../support/pages/checkout-pages.ts';
import { registerByMail } from '../../support/pages/register.ts';
import { makeLimitedTime } from '../../support/records/activities.ts';
import { registerWithAddress } from '../../support/records/buyer.ts';
import { payOrder } from '../../support/records/buyer-orders.ts';
import { checkoutLink, lineOf, totalRow } from '../../support/records/cart.ts';
import { makeGoods } from '../../support/records/goods.ts';
import { expectLedgerToBalance } from '../../support/records/ledger.ts';
import { readTrade } from '../../support/records/trade-records.ts';

const text = messages('en');
const NORMAL_CENTS = 2000;
const REDUCED_CENTS = 1500;

test('a limited-time discount: created by a store, shown in its zone, ordered and refunded', async ({
  page,
  visit,
}) => {
  test.slow();
  await registerWithAddress(page.request);
  const goods = await makeGoods({ storeId: 2, priceCents: NORMAL_CENTS, isListed: true });
  const name = `Lantern week ${goods.prodId}`;
  // Ends before the activities of the demo, so it is listed first.
  await createActivityByForm(page, { kind: 'limitedTime', goods, name, priceCents: REDUCED_CENTS, endsInSeconds: 600 });
  const explained = text('activities.line.limitedTime', { name });

  await visit('/special-discount');
  const card = page.getByRole('article').filter({ hasText: goods.name });
  await expect(card.getByText(money(REDUCED_CENTS), { exact: true })).toBeVisible();
  await expect(card.locator('s')).toContainText(money(NORMAL_CENTS));
  await expect(card.getByText(text('products.card.discount', { percent: 25 }), { exact: true })).toBeVisible();
  await expect(card.getByRole('timer')).toContainText(/\d:\d\d/);
  await expectAccessibleOnDesktopAndPhone(page);

  await visit('/list?activity=limitedTime');
  const applied = page.getByRole('list', { name: text('search.list.applied') });
  await expect(applied).toContainText(text('activities.kind.limitedTime'));
  await expect(page.getByRole('article').first()).toBeVisible();

  await visit(`/detail?prodId=${goods.prodId}`);
  const band = page.getByRole('region', { name: explained });
  await expect(band.getByRole('timer')).toContainText(/\d:\d\d/);
  await expect(page.getByText(money(REDUCED_CENTS), { exact: true }).first()).toBeVisible();
  await expectNoAxeFindings(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: text('cart.add.toCart') })
    .first()
    .click();
  await expect(page.getByText(text('cart.note.title'))).toBeVisible();

  await visit('/cart');
  await expect(lineOf(page, goods.name)).toContainText(name);
  await expect(lineOf(page, goods.name).locator('s')).toContainText(money(NORMAL_CENTS));
  await expect(totalRow(page)).toContainText(money(REDUCED_CENTS));
  await checkoutLink(page, 1).first().click();
  await expect(page).toHaveURL(/\/submit-order$/);
  await expect(lineOf(page, goods.name)).toContainText(name);
  const shown = await shownAmounts(page);
  await placeButton(page).click();

  const number = await ordersBeingPaid(page);
  const trade = await readTrade(number);
  expectSameAmounts(shown, trade);
  expect(trade.orders).toMatchObject([{ lines: [{ skuId: goods.skuId, goodsCents: REDUCED_CENTS }] }]);
  await payOrder(page.request, number);
  const cancelled = await page.request.post('/api/m/order/cancel', { data: { orderNumber: number, reason: 'Moths' } });
  expect(await cancelled.json()).toMatchObject({ success: true });
  await visit(`/order-detail?orderNumber=${number}`);
  await expect(page.getByText('Moths')).toBeVisible();
  await expectLedgerToBalance();
});

/** A price that no other product on the page has. */
const ODD_CENTS = 1_437;

test('a product page that is left open shows the normal price when the discount is over', async ({ page, visit }) => {
  const goods = await makeGoods({ storeId: 2, priceCents: NORMAL_CENTS });
  const name = `Lantern minute ${goods.prodId}`;
  await makeLimitedTime(page.request, goods, { name, priceCents: ODD_CENTS, lastsSeconds: 12 });
  await visit(`/detail?prodId=${goods.prodId}`);
  const band = page.getByRole('region', { name: text('activities.line.limitedTime', { name }) });
  await expect(band).toBeVisible();
  await expect(page.getByText(money(ODD_CENTS), { exact: true }).first()).toBeVisible();
  await expect(band).toBeHidden({ timeout: 25_000 });
  await expect(page.getByText(money(ODD_CENTS), { exact: true })).toHaveCount(0);
  await expect(page.getByText(money(NORMAL_CENTS), { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: text('activities.turned') })).toHaveCount(1);
});

test('a buyer with a reminder gets a mail when the discount starts', async ({ page, visit }) => {
  test.slow();
  const { mail } = await registerByMail(page.request);
  const goods = await makeGoods({ storeId: 2, priceCents: NORMAL_CENTS });
  const name = `Lantern dawn ${goods.prodId}`;
  await makeLimitedTime(page.request, goods, {
    ...{ name, priceCents: REDUCED_CENTS },
    ...{ startsInSeconds: 40, lastsSeconds: 600 },
  });
  await visit(`/detail?prodId=${goods.prodId}`);
  const button = page.getByRole('button', { name });
  await expect(button).toHaveAccessibleName(`${text('activities.reminder.remind')} ${name}`);
  await button.click();
  await expect(button).toHaveAccessibleName(`${text('activities.reminder.reminded')} ${name}`);
  await expect(page.getByRole('status').filter({ hasText: text('activities.reminder.set') })).toHaveCount(1);
  await expectNoAxeFindings(page);
  await visit(`/detail?prodId=${goods.prodId}`);
  await expect(button).toHaveAccessibleName(`${text('activities.reminder.reminded')} ${name}`);
  // The button disappears once the activity has started.
  await expect(button).toBeHidden({ timeout: 60_000 });
  const message = await latestMessageTo(mail);
  expect(message.subject).toBe(text('messages.activityStartedSubject', { activity: name }));
  expect(message.text).toContain(`/detail?prodId=${goods.prodId}`);
});
