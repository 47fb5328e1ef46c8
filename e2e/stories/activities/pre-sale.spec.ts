import { queryRows } from '../../support/database.ts';
import { expect, test } from '../../support/fixtures.ts';
import { consoleMessages, messages } from '../../support/messages.ts';
import { moneyInSentence } from '../../support/money.ts';
import { expectNoAxeFindings } from '../../support/page-checks.ts';
import { createActivityByForm } from '../../support/pages/activity-form.ts';
import { ordersBeingPaid, placeButton } from '../../support/pages/checkout-pages.ts';
import { registerWithAddress } from '../../support/records/buyer.ts';
import { messageCount, payOrder } from '../../support/records/buyer-orders.ts';
import { makeGoods } from '../../support/records/goods.ts';
import { expectLedgerToBalance } from '../../support/records/ledger.ts';
import { readTrade } from '../../support/records/trade-records.ts';

const text = messages('en');
const merchantText = consoleMessages('en', 'merchant');
const [NORMAL_CENTS, PRICE_CENTS, DEPOSIT_CENTS] = [4_000, 3_000, 600];

test('a pre-sale: created by a store, deposit and balance paid, and refunded', async ({ page, visit }) => {
  test.slow();
  const goods = await makeGoods({ storeId: 2, priceCents: NORMAL_CENTS, isListed: true });
  const name = `Early lanterns ${goods.prodId}`;
  await createActivityByForm(page, {
    ...{ kind: 'preSale', goods, name, priceCents: PRICE_CENTS },
    // With a deposit, the form's default.
    fillIn: async () => {
      await expect(page.getByLabel(merchantText('consolePreSale.percent'))).toHaveValue('20');
      await expectNoAxeFindings(page);
    },
  });
  await expect(page.getByText(merchantText('consolePreSale.withDeposit'))).toBeVisible();

  const { mail } = await registerWithAddress(page.request);
  await visit(`/detail?prodId=${goods.prodId}`);
  const offer = page.getByRole('region', { name: text('activities.line.preSale', { name }) });
  await expect(offer).toContainText(text('preSale.step.balance'));
  await expectNoAxeFindings(page);
  const deposit = text('preSale.payDeposit', { price: moneyInSentence(DEPOSIT_CENTS) });
  await page.getByRole('link', { name: deposit }).first().click();
  await expect(page.getByRole('region', { name: text('preSale.plan') })).toBeVisible();
  await expectNoAxeFindings(page);
  await placeButton(page).click();
  const number = await ordersBeingPaid(page);
  await expect(page.getByRole('region', { name: text('preSale.payNow.deposit') })).toBeVisible();
  await payOrder(page.request, number, 'deposited');
  await visit(`/payment?orderNumbers=${number}`);
  await expect(page.getByRole('heading', { name: text('preSale.depositPaid') })).toBeVisible();
  await visit(`/order-detail?orderNumber=${number}`);
  await expect(page.getByText(text('preSale.status.waiting'))).toBeVisible();
  await expectNoAxeFindings(page);
  await expect.poll(() => messageCount(mail, 'depositPaid'), { timeout: 20_000 }).toBe(1);

  await queryRows(
    `update trade set balance_from = mall_now() - interval '1 minute'
     where id = (select trade_id from mall_order where number = $1)`,
    [number],
  );
  await visit(`/order-detail?orderNumber=${number}`);
  await page.getByRole('link', { name: new RegExp(`^${text('preSale.payBalance')}`) }).click();
  await expect(page.getByRole('region', { name: text('preSale.payNow.balance') })).toBeVisible();
  await payOrder(page.request, number);
  expect(await readTrade(number)).toMatchObject({ orders: [{ status: 2, lines: [{ goodsCents: PRICE_CENTS }] }] });

  await visit(`/merchant/orders/${number}`);
  await expect(page.getByText(merchantText('consolePreSale.shipBy'))).toBeVisible();
  const answer = await page.request.post('/api/m/order/cancel', {
    data: { orderNumber: number, reason: 'The kiln broke' },
  });
  expect(await answer.json()).toMatchObject({ success: true });
  const refunds = () =>
    queryRows<{ part: string; state: string }>(
      `select part, state from order_refund where order_id = (select id from mall_order where number = $1) order by id`,
      [number],
    );
  await expect
    .poll(refunds, { timeout: 20_000 })
    .toEqual(['balance', 'deposit'].map((part) => ({ part, state: 'done' })));
  await visit(`/order-detail?orderNumber=${number}`);
  await expect(page.getByText('The kiln broke')).toBeVisible();
  await expectLedgerToBalance();
});
