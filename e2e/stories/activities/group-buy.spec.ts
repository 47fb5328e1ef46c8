import { queryRows } from '../../support/database.ts';
import { expect, test } from '../../support/fixtures.ts';
import { consoleMessages, messages } from '../../support/messages.ts';
import { money, moneyInSentence } from '../../support/money.ts';
import { expectAccessibleOnDesktopAndPhone, expectNoAxeFindings, resize } from '../../support/page-checks.ts';
import { createActivityByForm } from '../../support/pages/activity-form.ts';
import { ordersBeingPaid, placeButton } from '../../support/pages/checkout-pages.ts';
import { makeGroupBuy } from '../../support/records/activities.ts';
import { registerWithAddress } from '../../support/records/buyer.ts';
import { messageCount, payOrder } from '../../support/records/buyer-orders.ts';
import { makeGoods } from '../../support/records/goods.ts';
import { expectLedgerToBalance } from '../../support/records/ledger.ts';
import { readTrade } from '../../support/records/trade-records.ts';

const text = messages('en');
const merchantText = consoleMessages('en', 'merchant');
const ALONE_CENTS = 2000;
const GROUP_CENTS = 1500;

test('three buyers fill a group in three browsers, and all their orders go on at once', async ({
  page,
  visit,
  browser,
  baseURL,
}) => {
  test.slow();
  const leader = await registerWithAddress(page.request);
  const goods = await makeGoods({ storeId: 2, priceCents: ALONE_CENTS, isListed: true });
  const name = `Lantern circle ${goods.prodId}`;
  await createActivityByForm(page, {
    ...{ kind: 'groupBuy', goods, name, priceCents: GROUP_CENTS },
    fillIn: () => page.getByRole('spinbutton', { name: merchantText('consoleActivities.groupSize') }).fill('3'),
  });

  await visit('/group-buy');
  await expect(page.getByRole('article').filter({ hasText: goods.name })).toContainText(money(GROUP_CENTS));
  await visit(`/detail?prodId=${goods.prodId}`);
  const offer = page.getByRole('region', { name: text('activities.line.groupBuy', { name }) });
  await expect(page.getByText(money(ALONE_CENTS), { exact: true }).first()).toBeVisible();
  await expectNoAxeFindings(page);
  await offer.getByRole('link', { name: text('groupBuy.open', { price: moneyInSentence(GROUP_CENTS) }) }).click();
  await placeButton(page).click();
  const first = await ordersBeingPaid(page);
  await payOrder(page.request, first);
  expect(await readTrade(first)).toMatchObject({ orders: [{ status: 7, lines: [{ goodsCents: GROUP_CENTS }] }] });
  await visit(`/payment?orderNumbers=${first}`);
  await expect(page.getByText(text('groupBuy.paidText'))).toBeVisible();
  const own = page.getByRole('region', { name: text('groupBuy.your') });
  await expect(own).toContainText(text('groupBuy.missing', { count: 2 }));
  await expect(own).toContainText(text('groupBuy.until'));
  await own.getByRole('button', { name: text('groupBuy.share') }).click();
  const byMail = page
    .getByRole('dialog', { name: text('detail.shareBy') })
    .getByRole('link')
    .first();
  await expect(byMail).toHaveAttribute('href', new RegExp(encodeURIComponent(`/detail?prodId=${goods.prodId}&group`)));
  await page.keyboard.press('Escape');
  await expectAccessibleOnDesktopAndPhone(page);
  await resize(page, 'desktop');
  await visit(`/order-detail?orderNumber=${first}`);
  await expect(page.getByText(text('groupBuy.missing', { count: 2 }))).toBeVisible();
  await expectNoAxeFindings(page);

  const [group] = await queryRows<{ id: number }>('select id from group_buy where product_id = $1', [goods.prodId]);
  for (let member = 2; member <= 3; member += 1) {
    const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const other = await context.newPage();
    await registerWithAddress(other.request);
    const { activityId } = await groupBuyOf(goods.prodId);
    await other.goto(`/detail?prodId=${goods.prodId}&groupActivityId=${activityId}&group=${group?.id}`);
    await expect(other.getByText(text('groupBuy.invited'))).toBeVisible();
    await other
      .getByRole('link', { name: new RegExp(text('groupBuy.join')) })
      .first()
      .click();
    await placeButton(other).click();
    await payOrder(other.request, await ordersBeingPaid(other));
    await context.close();
  }
  // The first buyer's open page revalidates regularly.
  await expect(page.getByText(text('groupBuy.state.filled'))).toBeVisible({ timeout: 30_000 });
  expect(await readTrade(first)).toMatchObject({ orders: [{ status: 2 }] });
  await expect.poll(() => messageCount(leader.mail, 'groupFilled')).toBe(1);
  await expectLedgerToBalance();
});

test('a group that is not full in time is refunded, and so is a buyer who leaves one', async ({ page, visit }) => {
  test.slow();
  const { mail } = await registerWithAddress(page.request);
  const goods = await makeGoods({ storeId: 2, priceCents: ALONE_CENTS });
  const name = `Lantern pair ${goods.prodId}`;
  await makeGroupBuy(page.request, goods, { name, priceCents: GROUP_CENTS, lastsSeconds: 3600, groupSize: 2 });
  const { activityId } = await groupBuyOf(goods.prodId);
  const checkout = `/submit-order?sku=${goods.skuId}&count=1&groupActivityId=${activityId}`;

  await visit(checkout);
  await placeButton(page).click();
  const left = await ordersBeingPaid(page);
  await payOrder(page.request, left);
  await visit(`/order-detail?orderNumber=${left}`);
  await page.getByRole('button', { name: new RegExp(`^${text('orders.action.leaveGroup')}`) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('orders.action.leaveGroup') })
    .click();
  await expect.poll(async () => (await readTrade(left)).orders[0]?.status).toBe(6);

  await visit(checkout);
  await placeButton(page).click();
  const failed = await ordersBeingPaid(page);
  await payOrder(page.request, failed);
  await queryRows(`update group_buy set expires_at = mall_now() where product_id = $1 and state = 'open'`, [
    goods.prodId,
  ]);
  // The job runs every minute: wait until cron has queued it once, unless this is the first story, then queue it again.
  const scheduled = `select 1 from graphile_worker._private_known_crontabs
    where identifier = 'expireOverdueGroups' and last_execution is not null`;
  await expect.poll(() => queryRows(scheduled), { timeout: 90_000 }).toHaveLength(1);
  await queryRows(`select graphile_worker.add_job('expireOverdueGroups')`);
  await expect.poll(async () => (await readTrade(failed)).orders[0]?.status).toBe(6);
  await visit(`/order-detail?orderNumber=${failed}`);
  await expect(page.getByText(text('groupBuy.state.failed'))).toBeVisible();
  await expect.poll(() => messageCount(mail, 'groupFailed'), { timeout: 20_000 }).toBe(1);
  await expectLedgerToBalance();
});

async function groupBuyOf(prodId: number): Promise<{ activityId: number }> {
  const [found] = await queryRows<{ id: number }>('select activity_id as id from activity_item where product_id = $1', [
    prodId,
  ]);
  return { activityId: Number(found?.id) };
}
