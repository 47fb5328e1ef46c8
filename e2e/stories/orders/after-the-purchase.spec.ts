import { queryRows } from '../../support/database.ts';
import { expect, test } from '../../support/fixtures.ts';
import { messages } from '../../support/messages.ts';
import { moneyInText } from '../../support/money.ts';
import { expectAccessibleOnDesktopAndPhone } from '../../support/page-checks.ts';
import {
  ordersBeingPaid,
  payButton,
  payMethod,
  paymentResult,
  payOrDeclineAtProvider,
  placeButton,
} from '../../support/pages/checkout-pages.ts';
import { confirm } from '../../support/pages/forms.ts';
import { registerWithCart } from '../../support/records/buyer.ts';
import { orderButton, orderCart } from '../../support/records/buyer-orders.ts';
import { expectLedgerToBalance } from '../../support/records/ledger.ts';
import { readTrade } from '../../support/records/trade-records.ts';

const text = messages('en');
const CASH_ON_DELIVERY = 7;
const ARRIVES = /^Arrives \w{3} \d+/;

test('a paid order shows its next step, has a receipt to print, and is cancelled and refunded', async ({
  page,
  visit,
}) => {
  const { mail } = await registerWithCart(page.request);
  await visit('/cart');
  await expect(page.getByText(ARRIVES)).toBeVisible();
  await visit('/submit-order');
  await expect(page.getByText(ARRIVES).first()).toBeVisible();
  await placeButton(page).click();
  const number = await ordersBeingPaid(page);
  const { payableCents } = await readTrade(number);
  await payMethod(page, 'stripe').check();
  await payButton(page, payableCents).click();
  await payOrDeclineAtProvider(page, 'pay', { amountCents: payableCents });

  await expect(paymentResult(page, 'paid')).toHaveJSProperty('tagName', 'H1');
  const main = page.getByRole('main');
  await expect(main.getByText(mail)).toBeVisible();
  await expect(main.getByText(ARRIVES)).toBeVisible();
  const points = Math.floor(payableCents / 100);
  await expect(main.getByText(text('checkout.pay.earns', { points }))).toBeVisible();
  await expectAccessibleOnDesktopAndPhone(page);

  await main.getByRole('link', { name: text('orders.detail.titleNamed', { number }) }).click();
  await expect(page.getByRole('heading', { name: text('orders.detail.help.title') })).toBeVisible();
  await expect(page.getByText(ARRIVES)).toBeVisible();
  await page.getByRole('link', { name: text('orders.receipt.open') }).click();
  await expect(page.getByRole('heading', { name: text('orders.receipt.title') })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('article')).toContainText(number);
  await page.emulateMedia({ media: null });

  await page.getByRole('link', { name: text('orders.receipt.back') }).click();
  await orderButton(page, 'cancel').click();
  const amount = moneyInText('en', payableCents);
  const dialog = page.getByRole('dialog', { name: text('orders.action.cancelTitle') });
  await expect(dialog).toContainText(text('orders.detail.refund.gateway.requested', { amount }));
  await confirm(page, text('orders.action.cancelTitle'), text('orders.action.cancel'));
  await expect(page.getByText(text('orders.detail.next.closedByBuyer'))).toBeVisible();
  await expect(page.getByText(/the way you paid/)).toBeVisible();
  expect(await readTrade(number)).toMatchObject({ orders: [{ status: 6 }] });
  await expectLedgerToBalance();
});

test('an order to be paid on delivery is cancelled at once for half an hour, later its store is asked', async ({
  page,
  visit,
}) => {
  await registerWithCart(page.request);
  const number = await orderCart(page.request);
  const payment = { orderNumbers: number, payType: CASH_ON_DELIVERY };
  expect(await (await page.request.post('/api/p/order/pay', { data: payment })).json()).toMatchObject({
    success: true,
  });
  await visit(`/order-detail?orderNumber=${number}`);
  await expect(orderButton(page, 'cancel')).toBeVisible();

  await queryRows(
    `update trade set settled_at = settled_at - interval '31 minutes' from mall_order
     where trade_id = trade.id and number = $1`,
    [number],
  );
  await page.reload();
  await expect(orderButton(page, 'cancel')).toBeHidden();
  await orderButton(page, 'askToCancel').click();
  await confirm(page, text('orders.action.askToCancelTitle'), text('orders.action.askToCancel'));
  await expect(page.getByText(/^You asked the store on .+ to cancel this order/)).toBeVisible();
  await expect(orderButton(page, 'askToCancel')).toBeHidden();
});
