import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { queryRows } from '../../support/database.ts';
import { expect, test } from '../../support/fixtures.ts';
import { consoleMessages, messages } from '../../support/messages.ts';
import { money, moneyInSentence } from '../../support/money.ts';
import { expectAccessibleAt, expectNoAxeFindings, resize } from '../../support/page-checks.ts';
import { ordersBeingPaid, placeButton } from '../../support/pages/checkout-pages.ts';
import { openMerchantConsole, ship } from '../../support/pages/refund-consoles.ts';
import { openedRequestNumber, submitRequest } from '../../support/pages/refund-pages.ts';
import { registerWithAddress } from '../../support/records/buyer.ts';
import { payOrder } from '../../support/records/buyer-orders.ts';
import { type Goods, makeGoods } from '../../support/records/goods.ts';
import { expectLedgerToBalance } from '../../support/records/ledger.ts';
import { refundCents, refundState } from '../../support/records/refunds.ts';

const text = messages('en');
const merchantText = consoleMessages('en', 'merchant');

test('a seller makes a combo, a buyer buys it, and returns a part of it by its rule', async ({
  page,
  visit,
  browser,
}) => {
  test.slow();
  const main = await makeGoods({ storeId: 2, priceCents: 2000, isListed: true });
  const other = await makeGoods({ storeId: 2, priceCents: 1000, isListed: true });
  const name = `Lantern set ${randomUUID().slice(0, 8)}`;
  const merchantConsole = await openMerchantConsole(browser);
  await makeCombo(merchantConsole.page, name, [main, other]);
  await startNow(name);

  await registerWithAddress(page.request);
  await visit(`/detail?prodId=${main.prodId}`);
  const offer = page.getByRole('form', { name: text('activities.line.combo', { name }) });
  await expect(offer).toContainText(money(2500));
  await expect(offer.getByText(text('combo.youSave', { amount: moneyInSentence(500) }))).toBeVisible();
  await expectNoAxeFindings(page);
  // Cards have a badge for the combo; the product can still be bought alone.
  await visit(`/list?pn=${encodeURIComponent(main.name)}`);
  const card = page.getByRole('article').filter({ hasText: main.name });
  await expect(card.getByText(text('products.card.combo'), { exact: true })).toBeVisible();
  await expect(card).toContainText(money(2000));
  await visit(`/detail?prodId=${main.prodId}`);
  await offer.getByRole('button', { name: text('combo.buy') }).click();
  await expect(page.getByText(text('combo.setCount', { count: 1 }))).toBeVisible();
  await placeButton(page).click();
  const number = await ordersBeingPaid(page);
  await payOrder(page.request, number);
  await visit(`/order-detail?orderNumber=${number}`);
  await expect(page.getByText(text('combo.youSave', { amount: moneyInSentence(500) }))).toBeVisible();
  await expectNoAxeFindings(page);

  await visit(`/user-center/apply-return?orderNumber=${number}`);
  await expect(page.getByText(text('combo.refund.sets'))).toBeVisible();
  await ship(merchantConsole.page, number);
  await send(page.request, `/p/myOrder/receipt/${number}`, {});
  await visit(`/user-center/apply-return?orderNumber=${number}&orderItemId=${await lineOf(number, other)}`);
  await expect(page.getByText(text('combo.refund.rule'))).toBeVisible();
  await expectAccessibleAt(page, 'phone');
  await resize(page, 'desktop');
  // 25.00 were paid; the main product is kept at its normal price of 20.00.
  await expect(page.getByLabel(text('refunds.apply.amount', { currency: 'USD' }))).toHaveValue('5.00');
  await page.getByLabel(text('refunds.apply.reason')).selectOption('changedMind');
  await submitRequest(page);
  const refundSn = await openedRequestNumber(page);
  await send(merchantConsole.page.request, '/m/refund/accept', { refundSn, refundAmount: 5 });
  await expect.poll(() => refundState(refundSn)).toBe(5);
  expect(await refundCents(refundSn)).toBe(500);
  await visit(`/user-center/apply-return?orderNumber=${number}`);
  await expect(page.getByLabel(text('refunds.apply.amount', { currency: 'USD' }))).toHaveValue('20.00');
  await expectLedgerToBalance();
  await merchantConsole.close();
});

/** Fills in the form: the second product costs 7 instead of 10, the first 18 instead of 20. */
async function makeCombo(page: Page, name: string, goods: readonly Goods[]): Promise<void> {
  await page.goto('/merchant/activities');
  await page
    .getByRole('button', { name: merchantText('merchantActivities.new') })
    .first()
    .click();
  await page.getByRole('menuitem', { name: merchantText('consoleActivities.kind.combo') }).click();
  await page.getByRole('textbox', { name: merchantText('consoleActivities.name') }).fill(name);
  await expect(page.getByText(merchantText('merchantCombo.none'))).toBeVisible();
  await page.getByRole('button', { name: merchantText('console.products.choose') }).click();
  const dialog = page.getByRole('dialog');
  for (const product of goods) {
    await dialog.getByRole('searchbox', { name: merchantText('console.products.search') }).fill(product.name);
    await dialog.getByRole('row').filter({ hasText: product.name }).getByRole('checkbox').check();
  }
  await dialog.getByRole('button', { name: merchantText('console.products.take', { count: 2 }) }).click();
  await expect(dialog).toBeHidden();
  for (const [at, price] of [20, 10].entries()) await priceField(page, goods[at]).fill(String(price));
  await expect(page.getByText(merchantText('merchantCombo.noSaving'))).toBeVisible();
  for (const [at, price] of [18, 7].entries()) await priceField(page, goods[at]).fill(String(price));
  await expect(page.getByText(merchantText('merchantCombo.saves', { amount: '$5.00' }))).toBeVisible();
  await expectAccessibleAt(page, 'phone');
  await resize(page, 'desktop');
  await page.getByRole('button', { name: merchantText('merchantActivities.save') }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

function priceField(page: Page, goods: Goods | undefined) {
  const name = merchantText('merchantActivities.priceOf', { name: goods?.name ?? '' });
  return page.getByRole('spinbutton', { name });
}

/** Moves the start to the past, since the form only allows a future one. */
async function startNow(name: string): Promise<void> {
  await queryRows(
    `with started as (
       update activity set starts_at = mall_now() - interval '1 minute' where name ->> 'en' = $1 returning id, ends_at, starts_at)
     update activity_item set during = tstzrange(starts_at, ends_at) from started where activity_id = started.id`,
    [name],
  );
  await queryRows(`select pg_notify('mall_changed', 'activities')`);
}

async function lineOf(number: string, { skuId }: Goods): Promise<number> {
  const [line] = await queryRows<{ id: number }>(
    `select order_line.id from order_line join mall_order on mall_order.id = order_id where number = $1 and sku_id = $2`,
    [number, skuId],
  );
  return line?.id ?? 0;
}

async function send(request: APIRequestContext, path: string, data: object): Promise<void> {
  const answer = await (await request.put(`/api${path}`, { data })).json();
  expect(answer, answer.msg).toMatchObject({ success: true });
}
