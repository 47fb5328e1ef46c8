import { REFUND_STATE } from '../../../packages/domain/src/after-sales/refund-lifecycle.ts';
import { queryNumber } from '../../support/database.ts';
import { expect, test } from '../../support/fixtures.ts';
import { consoleMessages, messages } from '../../support/messages.ts';
import { money, moneyInSentence } from '../../support/money.ts';
import {
  expectAccessibleAt,
  expectAccessibleOnDesktopAndPhone,
  expectNoAxeFindings,
} from '../../support/page-checks.ts';
import { createActivityByForm } from '../../support/pages/activity-form.ts';
import { expectSameAmounts, ordersBeingPaid, placeButton, shownAmounts } from '../../support/pages/checkout-pages.ts';
import { acceptRefundOnly, openMerchantConsole } from '../../support/pages/refund-consoles.ts';
import { openedRequestNumber, submitRequest } from '../../support/pages/refund-pages.ts';
import { makeNewUserSpecial } from '../../support/records/activities.ts';
import { registerWithAddress } from '../../support/records/buyer.ts';
import { payOrder } from '../../support/records/buyer-orders.ts';
import { checkoutLink, lineOf, totalRow } from '../../support/records/cart.ts';
import { makeGoods } from '../../support/records/goods.ts';
import { expectLedgerToBalance } from '../../support/records/ledger.ts';
import { refundState } from '../../support/records/refunds.ts';
import { openPlatform } from '../../support/records/staff.ts';
import { readTrade } from '../../support/records/trade-records.ts';

const text = messages('en');
const platformText = consoleMessages('en', 'platform');
/** Prices that no other product on the page has. */
const NORMAL_CENTS = 2_147;
const SPECIAL_CENTS = 1_243;

test('a new buyer orders at the special price, the second order costs the normal one, also after a refund of the first', async ({
  page,
  visit,
  browser,
}) => {
  test.slow();
  const goods = await makeGoods({ storeId: 2, priceCents: NORMAL_CENTS, isListed: true });
  const name = `Hello lantern ${goods.prodId}`;
  await createActivityByForm(page, { kind: 'newUser', goods, name, priceCents: SPECIAL_CENTS });

  // Guests see the special price beside the normal one.
  await visit(`/detail?prodId=${goods.prodId}`);
  const band = page.getByRole('region', { name: text('activities.line.newUser', { name }) });
  const forFirst = text('activities.newUser.forFirst', { price: moneyInSentence(SPECIAL_CENTS) });
  await expect(band).toContainText(forFirst);
  await expect(page.getByText(money(NORMAL_CENTS), { exact: true }).first()).toBeVisible();
  await expectNoAxeFindings(page);

  await registerWithAddress(page.request);
  await visit(`/detail?prodId=${goods.prodId}`);
  await expect(band).toContainText(forFirst);
  const add = page.getByRole('main').getByRole('button', { name: text('cart.add.toCart') });
  await add.first().click();
  await expect(page.getByText(text('cart.note.title'))).toBeVisible();
  await visit('/cart');
  await expect(lineOf(page, goods.name)).toContainText(name);
  await expect(totalRow(page)).toContainText(money(SPECIAL_CENTS));
  await checkoutLink(page, 1).first().click();
  await expect(page).toHaveURL(/\/submit-order$/);
  const shown = await shownAmounts(page);
  await placeButton(page).click();
  const orderNumbers = await ordersBeingPaid(page);
  const trade = await readTrade(orderNumbers);
  expectSameAmounts(shown, trade);
  expect(trade.orders).toMatchObject([{ lines: [{ skuId: goods.skuId, goodsCents: SPECIAL_CENTS }] }]);
  await payOrder(page.request, orderNumbers);

  await visit(`/detail?prodId=${goods.prodId}`);
  await expect(band).toBeHidden();
  await add.first().click();
  await expect(page.getByText(text('cart.note.title'))).toBeVisible();
  await visit('/cart');
  const firstOnly = text('activities.newUser.firstOnly', { price: moneyInSentence(SPECIAL_CENTS) });
  await expect(lineOf(page, goods.name)).toContainText(firstOnly);
  await expect(totalRow(page)).toContainText(money(NORMAL_CENTS));

  // After a refund of everything the buyer is still not a new user.
  await visit(`/user-center/apply-return?orderNumber=${orderNumbers}`);
  await page.getByLabel(text('refunds.apply.reason')).selectOption('changedMind');
  await submitRequest(page);
  const refundSn = await openedRequestNumber(page);
  const merchantConsole = await openMerchantConsole(browser);
  const paidCents = await queryNumber('select payable_cents from mall_order where number = $1', [orderNumbers]);
  await acceptRefundOnly(merchantConsole.page, refundSn, paidCents);
  await merchantConsole.close();
  await expect.poll(() => refundState(refundSn)).toBe(REFUND_STATE.refunded);
  await visit(`/detail?prodId=${goods.prodId}`);
  await expect(add.first()).toBeVisible();
  await expect(band).toBeHidden();
  await visit('/cart');
  await expect(lineOf(page, goods.name)).toContainText(firstOnly);
  await expect(totalRow(page)).toContainText(money(NORMAL_CENTS));
  await expectLedgerToBalance();
});

test('staff choose the products of the zone for new users', async ({ page, visit }) => {
  test.slow();
  const goods = await makeGoods({ storeId: 2, priceCents: NORMAL_CENTS, isListed: true });
  const options = { name: `Hello zone ${goods.prodId}`, priceCents: SPECIAL_CENTS, lastsSeconds: 900 };
  await makeNewUserSpecial(page.request, goods, options);
  await openPlatform(page, visit, '/new-user-special');
  const list = page.getByRole('list', { name: platformText('platform.newUserSpecial') });
  const save = page.getByRole('button', { name: platformText('console.save') });
  await page.getByRole('combobox', { name: platformText('platformMarketing.newUserAdd') }).fill(goods.name);
  await page.getByTitle(goods.name).click();
  const row = list.getByRole('listitem').filter({ hasText: goods.name });
  await expect(row).toContainText(platformText('platformMarketing.newUserPrice', { price: money(SPECIAL_CENTS) }));
  await expectAccessibleAt(page, 'desktop');
  await save.click();
  await expect(save).toBeHidden();

  const card = page.getByRole('article').filter({ hasText: goods.name });
  await expect(async () => {
    await visit('/new-user-special');
    await expect(card.getByText(money(SPECIAL_CENTS), { exact: true })).toBeVisible();
  }).toPass();
  await expect(card.locator('s')).toContainText(money(NORMAL_CENTS));
  await expectAccessibleOnDesktopAndPhone(page);

  await visit('/platform/new-user-special');
  await page
    .getByRole('button', { name: platformText('platformMarketing.preferredRemoveOf', { name: goods.name }) })
    .click();
  await save.click();
  await expect(save).toBeHidden();
});
