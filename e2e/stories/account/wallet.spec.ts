import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { messages } from '../../support/messages.ts';
import { money, moneyInSentence } from '../../support/money.ts';
import { expectAccessibleOnDesktopAndPhone, expectNoAxeFindings } from '../../support/page-checks.ts';
import { payMethod } from '../../support/pages/checkout-pages.ts';
import { expectProblem, field } from '../../support/pages/forms.ts';
import { registerByMail } from '../../support/pages/register.ts';
import { saveAddress } from '../../support/records/buyer.ts';
import { placeOrder } from '../../support/records/buyer-orders.ts';
import { makeGoods } from '../../support/records/goods.ts';
import {
  balancesOf,
  creditBalance,
  creditPoints,
  expectLedgerToBalance,
  expectWelcomePoints,
} from '../../support/records/ledger.ts';

const text = messages('en');
const BALANCE = '/user-center/uc-balance';
const POINTS = '/user-center/uc-integral';

test('a top-up at the fake payment provider raises the balance, and a declined one does not', async ({
  page,
  visit,
}) => {
  const { mail } = await registerByMail(page.request);
  await visit(BALANCE);
  await expect(balance(page)).toContainText(money(0));
  await expect(page.getByText(text('ledger.balance.empty'))).toBeVisible();
  await startTopUp(page, '25.50');
  await expect(page.getByText(text('site.sandboxPay.explain'))).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: text('site.sandboxPay.pay', { amount: money(2550) }) }).click();
  await expect(page).toHaveURL(/\/user-center\/uc-balance\?payNumber=\d+/);
  await expect(page.getByText(text('ledger.topUp.paid', { amount: moneyInSentence(2550) }))).toBeVisible();
  await expect(balance(page)).toContainText(money(2550));
  await expect(entries(page)).toHaveCount(1);
  await expect(entries(page).first()).toContainText(text('site.ledger.toppedUp'));
  await expect(entries(page).first()).toContainText(`+${moneyInSentence(2550)}`);
  expect(await balancesOf(mail)).toMatchObject({ cents: 2550 });

  await visit(BALANCE);
  await startTopUp(page, '10');
  await page.getByRole('button', { name: text('site.sandboxPay.decline') }).click();
  await expect(page.getByText(text('ledger.topUp.failed', { amount: moneyInSentence(1000) }))).toBeVisible();
  await expect(balance(page)).toContainText(money(2550));
  await expect(entries(page)).toHaveCount(1);
  expect(await balancesOf(mail)).toMatchObject({ cents: 2550 });
  await expectLedgerToBalance();
});

test('a top-up is from 0.01 to 100,000, and every other amount is refused beside the field', async ({
  page,
  visit,
}) => {
  const { mail } = await registerByMail(page.request);
  await visit(BALANCE);
  const amount = field(page, 'amount');
  for (const [typed, problem] of [
    ['', 'amountEmpty'],
    ['0', 'amountRange'],
    ['100000.01', 'amountRange'],
    ['ten', 'amountForm'],
    ['1.005', 'amountForm'],
    ['-5', 'amountForm'],
  ] as const) {
    await amount.fill(typed);
    await page.getByRole('button', { name: text('ledger.topUp.submit') }).click();
    await expectProblem(amount, text(`ledger.topUp.${problem}`));
  }
  for (const outside of [0, 0.001, 100_000.01, -1]) {
    const answer = await page.request.post('/api/p/balance/recharge', { data: { amount: outside, payType: 13 } });
    expect(answer.status()).toBe(400);
  }
  for (const cents of [1, 10_000_000]) {
    await visit(BALANCE);
    await startTopUp(page, String(cents / 100));
    await page.getByRole('button', { name: text('site.sandboxPay.pay', { amount: money(cents) }) }).click();
    await expect(page.getByText(text('ledger.topUp.paid', { amount: moneyInSentence(cents) }))).toBeVisible();
  }
  expect(await balancesOf(mail)).toMatchObject({ cents: 10_000_001 });
  await expect(balance(page)).toContainText(money(10_000_001));
  await expect(entries(page)).toHaveCount(2);
});

test('points are shown as available, locked by an order and in total, with their history', async ({ page, visit }) => {
  const { mail } = await registerByMail(page.request);
  await saveAddress(page.request, 'Ada');
  const welcome = await expectWelcomePoints(mail);
  await creditPoints(mail, 2000);
  const lamp = await makeGoods({ priceCents: 2000 });
  const number = await placeOrder(page.request, { skuId: lamp.skuId, more: { userUseScore: 600 } });
  await visit(POINTS);
  await expectPoints(page, { current: welcome + 1400, locked: 600, expired: 0 });
  expect(await balancesOf(mail)).toMatchObject({ points: welcome + 1400 });
  const list = page.getByRole('list', { name: text('ledger.points.ledger') }).getByRole('listitem');
  await expect(list).toHaveCount(3);
  for (const [index, reason, change, after] of [
    [0, 'pointsHeld', '−600', welcome + 1400],
    [1, 'gift', '+2,000', welcome + 2000],
    [2, 'joined', `+${welcome}`, welcome],
  ] as const) {
    await expect(list.nth(index)).toContainText(text(`site.ledger.${reason}`));
    await expect(list.nth(index)).toContainText(change);
    await expect(list.nth(index)).toContainText(text('ledger.after', { amount: after.toLocaleString('en') }));
  }
  await page.request.put(`/api/p/myOrder/cancel/${number}`);
  await visit(POINTS);
  await expectPoints(page, { current: welcome + 2000, locked: 0, expired: 0 });
  await expect(list.first()).toContainText(text('site.ledger.pointsReturned'));
  await expectLedgerToBalance();
});

for (const locale of ['en', 'ar']) {
  test(`balance and points in ${locale} fit a desktop and a phone, without accessibility findings`, async ({
    page,
    visit,
  }) => {
    test.slow();
    const { mail } = await registerByMail(page.request);
    await creditBalance(mail, 123_456);
    await expectWelcomePoints(mail);
    for (const address of [BALANCE, POINTS]) {
      await visit(address, locale);
      await expectAccessibleOnDesktopAndPhone(page);
    }
  });
}

async function startTopUp(page: Page, amount: string): Promise<void> {
  await field(page, 'amount').fill(amount);
  await payMethod(page, 'stripe').check();
  await page.getByRole('button', { name: text('ledger.topUp.submit') }).click();
  await expect(page).toHaveURL(/\/sandbox-pay\//);
}

function balance(page: Page) {
  return page.getByRole('region', { name: text('ledger.balance.available') });
}

function entries(page: Page) {
  return page.getByRole('list', { name: text('ledger.balance.ledger') }).getByRole('listitem');
}

interface ShownPoints {
  readonly current: number;
  readonly locked: number;
  readonly expired: number;
}

async function expectPoints(page: Page, { current, locked, expired }: ShownPoints): Promise<void> {
  const main = page.getByRole('main');
  const shown = (count: number) => count.toLocaleString('en');
  await expect(main.locator('section').first()).toContainText(`${text('ledger.points.current')}${shown(current)}`);
  for (const [label, count] of [
    ['locked', locked],
    ['expired', expired],
  ] as const) {
    const row = main.locator('dl > div').filter({ hasText: new RegExp(`^${text(`ledger.points.${label}`)}`) });
    await expect(row.locator('dd').first()).toHaveText(shown(count));
  }
}
