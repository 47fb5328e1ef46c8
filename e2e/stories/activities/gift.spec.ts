import type { Page } from '@playwright/test';
import { queryRows } from '../../support/database.ts';
import { expect, test } from '../../support/fixtures.ts';
import { consoleMessages, messages } from '../../support/messages.ts';
import { moneyInSentence } from '../../support/money.ts';
import { expectNoAxeFindings } from '../../support/page-checks.ts';
import { ordersBeingPaid, placeButton, putIntoCart } from '../../support/pages/checkout-pages.ts';
import { acceptRefundOnly, openMerchantConsole, ship } from '../../support/pages/refund-consoles.ts';
import { openedRequestNumber, submitRequest } from '../../support/pages/refund-pages.ts';
import { registerWithAddress } from '../../support/records/buyer.ts';
import { payOrder } from '../../support/records/buyer-orders.ts';
import { type Goods, makeGoods } from '../../support/records/goods.ts';
import { expectLedgerToBalance } from '../../support/records/ledger.ts';

const text = messages('en');
const merchantText = consoleMessages('en', 'merchant');
const [MAIN_CENTS, GIFT_CENTS] = [3000, 1000];

test('a buyer gets a gift, and returns the main item with the gift and without it', async ({
  page,
  visit,
  browser,
}) => {
  test.slow();
  const main = await makeGoods({ storeId: 2, priceCents: MAIN_CENTS });
  const gift = await makeGoods({ storeId: 2, priceCents: GIFT_CENTS });
  const merchantConsole = await openMerchantConsole(browser);
  await makeGift(merchantConsole.page, main, gift);

  await registerWithAddress(page.request);
  await visit(`/detail?prodId=${main.prodId}`);
  const offer = page.getByRole('region', { name: text('gift.label') });
  await expect(offer).toContainText(gift.name);
  await expect(offer).toContainText(text('gift.whileStocksLast'));
  await expectNoAxeFindings(page);

  await putIntoCart(page.request, main, 2);
  await visit('/cart');
  await expect(page.getByText(text('gift.worth', { price: moneyInSentence(GIFT_CENTS) })).first()).toBeVisible();
  await expect(page.getByText(`${text('gift.free')} × 2`)).toBeVisible();
  await visit('/submit-order');
  await expect(page.getByText(`${text('gift.free')} × 2`)).toBeVisible();
  await placeButton(page).click();
  const orderNumber = await ordersBeingPaid(page);
  await payOrder(page.request, orderNumber);
  await visit(`/order-detail?orderNumber=${orderNumber}`);
  await expect(page.getByRole('listitem').filter({ hasText: gift.name })).toContainText('$0.00');
  await ship(merchantConsole.page, orderNumber);

  // One piece returned with its gift: the full price is refunded.
  await requestRefundOfOne(page, visit, orderNumber, false);
  await expect(page.getByRole('listitem').filter({ hasText: gift.name })).toContainText(text('gift.label'));
  await acceptRefundOnly(merchantConsole.page, await openedRequestNumber(page), MAIN_CENTS);
  // The other without its gift: the gift's worth is deducted.
  await requestRefundOfOne(page, visit, orderNumber, true);
  await acceptRefundOnly(merchantConsole.page, await openedRequestNumber(page), MAIN_CENTS - GIFT_CENTS);
  await expect
    .poll(async () => {
      const [line] = await queryRows<{ refunded: number; kept: number; back: number }>(
        `select refunded_quantity as refunded, kept_quantity as kept, mall_order.refunded_cents::int as back from order_line
         join mall_order on mall_order.id = order_id where number = $1 and main_sku_id is not null`,
        [orderNumber],
      );
      return line;
    })
    .toEqual({ refunded: 1, kept: 1, back: 2 * MAIN_CENTS - GIFT_CENTS });
  await expectLedgerToBalance();
  await merchantConsole.close();
});

/** Fills in the form, then starts the activity. */
async function makeGift(page: Page, main: Goods, gift: Goods): Promise<void> {
  const name = `With a lantern ${main.prodId}`;
  await page.goto('/merchant/activities/new?kind=gift');
  await page.getByRole('textbox', { name: merchantText('consoleActivities.name') }).fill(name);
  await choose(page, merchantText('consoleGift.choose'), gift.name);
  await choose(page, merchantText('console.products.choose'), main.name);
  await page.getByRole('button', { name: merchantText('merchantActivities.save') }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText(gift.name)).toBeVisible();
  await queryRows(
    `with started as (update activity set starts_at = mall_now() - interval '1 minute'
       where kind = 'gift' and name ->> 'en' = $1 returning id, starts_at, ends_at)
     update activity_item set during = tstzrange(starts_at, ends_at) from started where activity_id = started.id`,
    [name],
  );
  await queryRows(`select pg_notify('mall_changed', 'activities')`);
}

async function choose(page: Page, button: string, name: string): Promise<void> {
  await page.getByRole('button', { name: button }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox', { name: merchantText('console.products.search') }).fill(name);
  await dialog.getByRole('row').filter({ hasText: name }).getByRole('checkbox').check();
  await dialog.getByRole('button', { name: merchantText('console.products.take', { count: 1 }) }).click();
  await expect(dialog).toBeHidden();
}

async function requestRefundOfOne(
  page: Page,
  visit: (address: string) => Promise<void>,
  orderNumber: string,
  keepsGift: boolean,
): Promise<void> {
  await visit(`/user-center/apply-return?orderNumber=${orderNumber}`);
  if (keepsGift) {
    await page.getByRole('link', { name: text('gift.refund.keep') }).click();
    // The choice is a query parameter, and the page has a new form.
    await expect(page).toHaveURL(/keep=1/);
  }
  await page.getByLabel(text('refunds.apply.count')).fill('1');
  await page.getByLabel(text('refunds.apply.reason')).selectOption('other');
  await submitRequest(page);
  await openedRequestNumber(page);
}
