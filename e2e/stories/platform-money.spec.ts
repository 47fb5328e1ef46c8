import type { APIRequestContext } from '@playwright/test';
import { registerWithAddress } from '../support/buyer.ts';
import { placeOrder } from '../support/buyer-orders.ts';
import { rows } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { makeGoods } from '../support/goods.ts';
import { expectLedgerToBalance, givePayable } from '../support/ledger.ts';
import { consoleWords } from '../support/messages.ts';
import { expectGoodAt, expectNoOverflow, resize } from '../support/page-checks.ts';
import { OWNER } from '../support/sellers.ts';
import { signInToPlatform } from '../support/staff.ts';
import { readTrade } from '../support/trade-records.ts';

const say = consoleWords('en', 'platform');
const STORE_ID = 5;
const TRANSFER = 8;
const IBAN = 'DE75512108001245126199';

/** The owner's second store asks for 25.00; answers the number. */
async function requestPayout(request: APIRequestContext): Promise<string> {
  await givePayable(STORE_ID, 2_500);
  await request.post('/api/m/login', { data: { userName: OWNER.mail, passWord: OWNER.password } });
  await request.post('/api/m/store/switch', { data: { storeId: STORE_ID } });
  const account = { kind: 'iban', holder: 'Sam Rivera', bankName: 'Harbour Bank', accountNumber: IBAN };
  const saved = await (await request.post('/api/m/payout/account', { data: account })).json();
  expect(saved, saved.msg).toMatchObject({ success: true });
  await rows('update payout_account set usable_from = mall_now() where store_id = $1', [STORE_ID]);
  const asked = await (
    await request.post('/api/m/payout', { data: { amount: 25, accountId: saved.data.accountId } })
  ).json();
  expect(asked, asked.msg).toMatchObject({ success: true });
  return asked.data.payoutNumber;
}

test('a seller asks for money, staff approve and pay it, both see it, and the books balance', async ({
  page,
  visit,
  request,
}) => {
  const number = await requestPayout(request);
  await visit('/platform/payouts');
  await signInToPlatform(page);
  const row = page.getByRole('row').filter({ hasText: number });
  await row.getByRole('button', { name: say('platformMoney.approve') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: say('platformMoney.approve') }).click();
  await row.getByRole('button', { name: say('platformMoney.markPaid') }).click();
  await expect(dialog.getByText(IBAN)).toBeVisible();
  await expectGoodAt(page, 'desktop');
  await dialog.getByLabel(say('platformMoney.reference')).fill('HB-77');
  await dialog.getByRole('button', { name: say('platformMoney.markPaid') }).click();
  await expect(row).toBeHidden();
  await page.goto(`/platform/payouts?state=paid&number=${number}`);
  await expect(row).toContainText('HB-77');

  const { data } = await (await request.get('/api/m/payout/page')).json();
  expect(data.records[0]).toMatchObject({ payoutNumber: number, state: 'paid', reference: 'HB-77' });

  await row.getByRole('link', { name: '$25.00' }).click();
  await expect(page.getByRole('heading', { name: say('platform.ledger') })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: say('platformMoney.reason.payoutPaid') })).toBeVisible();
  await page.getByRole('button', { name: say('platformMoney.prove') }).click();
  await expect(page.getByText(say('platformMoney.proofGood'))).toBeVisible();
  await expectLedgerToBalance();
});

test('staff confirm a transfer, and the order is paid', async ({ page, visit, request }) => {
  await registerWithAddress(request);
  const { skuId } = await makeGoods({ storeId: 2, priceCents: 4_300 });
  const order = await placeOrder(request, { skuId });
  const begun = await (
    await request.post('/api/p/order/pay', { data: { orderNumbers: order, payType: TRANSFER } })
  ).json();
  expect(begun, begun.msg).toMatchObject({ success: true });
  await visit('/platform/transfers');
  await signInToPlatform(page);
  const row = page.getByRole('row').filter({ hasText: begun.data.payNumber });
  await row.getByRole('button', { name: say('platformMoney.confirm'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('platformMoney.confirm'), exact: true })
    .click();
  await expect(row).toBeHidden();
  await expect.poll(async () => (await readTrade(order)).state).toBe('paid');
  await page.goto(`/platform/payments/${begun.data.payNumber}`);
  await page.getByRole('main').getByRole('link', { name: '$', exact: false }).last().click();
  await expect(page.getByRole('heading', { name: /Journal #\d+/ })).toBeVisible();
  await expect(page.getByRole('link', { name: order })).toBeVisible();
});

const SCREENS = ['payments', 'reconciliation', 'transfers', 'refunds', 'payouts', 'settlements', 'ledger'];

test('the screens of money fit every size and everybody', async ({ page, visit }) => {
  test.slow();
  await visit('/platform/ledger/accounts');
  await signInToPlatform(page);
  for (const screen of SCREENS) {
    await page.goto(`/platform/${screen}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.ant-skeleton, .ant-spin-spinning')).toHaveCount(0);
    await expectGoodAt(page, 'desktop');
    for (const size of ['tablet', 'phone'] as const) {
      await resize(page, size);
      await expectNoOverflow(page);
    }
    await resize(page, 'desktop');
  }
});
