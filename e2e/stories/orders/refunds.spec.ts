import type { Page } from '@playwright/test';
import { REFUND_STATE } from '../../../packages/domain/src/after-sales/refund-lifecycle.ts';
import { expect, expectAnnounced, test } from '../../support/fixtures.ts';
import { messages } from '../../support/messages.ts';
import { money, moneyInSentence } from '../../support/money.ts';
import { expectAccessibleAt, expectAccessibleOnDesktopAndPhone } from '../../support/page-checks.ts';
import { confirm, expectProblem } from '../../support/pages/forms.ts';
import {
  acceptRefundOnly,
  acceptReturn,
  confirmArrival,
  decideForPart,
  offerLowerAmount,
  openMerchantConsole,
  openPlatformConsole,
  refuseRequest,
  ship,
} from '../../support/pages/refund-consoles.ts';
import {
  addPicture,
  openedRequestNumber,
  refundCard,
  requestCard,
  requestFullRefund,
  submitRequest,
} from '../../support/pages/refund-pages.ts';
import {
  buyAgain,
  endTimeLimitSoon,
  expectRefundAmounts,
  markRefundDone,
  markRefundRequested,
  registerAndBuy,
  runRefundDeadlines,
  stockOf,
} from '../../support/records/refund-cases.ts';

const text = messages('en');
const { applied, accepted, sentBack, refunded, withdrawn, refused, disputed, closed } = REFUND_STATE;
const AMOUNT = text('refunds.apply.amount', { currency: 'USD' });

// A trace fetches the `blob:` URLs of previews, which the page's CSP forbids: the console error would fail the test.
test.use({ trace: 'off' });
// Three browsers take their time.
test.describe.configure({ timeout: 180_000 });

test('a request before shipping is withdrawn, sent again, and refunded with postage', async ({
  page,
  visit,
  browser,
}) => {
  const merchantConsole = await openMerchantConsole(browser);
  const { orderNumber, goods, payableCents } = await registerAndBuy(page, 1);
  await visit(`/order-detail?orderNumber=${orderNumber}`);
  await page.getByRole('link', { name: new RegExp(`^${text('refunds.order.ask')} order`) }).click();
  await expect(page.getByRole('heading', { name: text('refunds.apply.title') })).toBeVisible();
  await page.getByLabel(AMOUNT).fill('9999');
  await submitRequest(page);
  await expectProblem(page.getByLabel(text('refunds.apply.reason')), text('refunds.error.reason'));
  await expect(page.getByText(/At most .* can be refunded/)).toBeVisible();
  await page.getByLabel(text('refunds.apply.reason')).selectOption('changedMind');
  await page.getByLabel(AMOUNT).fill((payableCents / 100).toFixed(2));
  await expect(page.getByText(text('refunds.apply.lastItem'))).toBeVisible();
  await expectAccessibleOnDesktopAndPhone(page);
  await submitRequest(page);
  const first = await openedRequestNumber(page);
  await expect(page.getByText(text('refunds.turn.appliedMoney'))).toBeVisible();
  await expect(page.getByRole('timer')).toContainText('6 days');
  await expect(requestCard(page, 'refunds.detail.money')).toContainText(money(payableCents));
  await expectRefundAmounts(orderNumber, first, {
    state: applied,
    askedCents: payableCents,
    claimed: 1,
    refundedCents: 0,
  });
  await expectAccessibleOnDesktopAndPhone(page);

  await visit('/user-center/uc-order');
  await page.getByRole('link', { name: new RegExp(`^${text('refunds.order.view')}`) }).click();
  await page.getByRole('button', { name: new RegExp(`^${text('refunds.action.withdraw')}`) }).click();
  await confirm(page, text('refunds.action.withdrawTitle'), text('refunds.action.withdraw'));
  await expect(page.getByText(text('refunds.turn.withdrawn'))).toBeVisible();
  await expectRefundAmounts(orderNumber, first, {
    state: withdrawn,
    askedCents: payableCents,
    claimed: 0,
    refundedCents: 0,
  });

  const second = await requestFullRefund(page, visit, orderNumber);
  const stock = await stockOf(goods);
  await acceptRefundOnly(merchantConsole.page, second, payableCents);
  const all = { askedCents: payableCents, claimed: 0, refundedCents: payableCents };
  await expectRefundAmounts(orderNumber, second, { state: refunded, ...all });
  expect(await stockOf(goods)).toBe(stock + 1);
  await page.reload();
  await expect(page.getByText(text('refunds.turn.refunded'))).toBeVisible();
  await expect(page.getByText(text('refunds.detail.moneyState.done'))).toBeVisible();
  await visit('/user-center/uc-return?view=closed', 'ar');
  await expect(refundCard(page, first)).toBeVisible();
  await expect(refundCard(page, second)).toBeHidden();
  await expectAccessibleOnDesktopAndPhone(page);
  await merchantConsole.close();
});

test('a piece is returned with pictures, and refunded', async ({ page, visit, browser }) => {
  const merchantConsole = await openMerchantConsole(browser);
  const { orderNumber, goods } = await registerAndBuy(page, 2);
  await ship(merchantConsole.page, orderNumber);
  await visit(`/order-detail?orderNumber=${orderNumber}`);
  await page.getByRole('link', { name: text('refunds.order.askFor', { name: goods.name }) }).click();
  await page.getByRole('radio', { name: text('refunds.kind.return') }).check({ force: true });
  await page.getByLabel(text('refunds.apply.reason')).selectOption('damaged');
  await page.getByLabel(text('refunds.apply.count')).fill('1');
  await expect(page.getByLabel(AMOUNT)).toHaveValue('25.00');
  await page.getByLabel(text('refunds.apply.words')).fill('A crack in the glass.');
  await addPicture(page);
  await submitRequest(page);
  const refundSn = await openedRequestNumber(page);
  const large = page.getByRole('link', { name: /picture 1 of 1/ });
  await large.first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  const requested = { askedCents: 2500, refundedCents: 0 };
  await expectRefundAmounts(orderNumber, refundSn, { state: applied, claimed: 1, ...requested });

  await acceptReturn(merchantConsole.page, refundSn);
  await expectRefundAmounts(orderNumber, refundSn, { state: accepted, claimed: 1, ...requested });
  await page.reload();
  await page.getByRole('link', { name: new RegExp(`^${text('refunds.action.sendBack')}`) }).click();
  await expect(page.getByRole('button', { name: text('refunds.proof.copyAddress') })).toBeVisible();
  const submit = page.getByRole('button', { name: text('refunds.proof.submit'), exact: true });
  await submit.click();
  await expectProblem(page.getByLabel(text('refunds.proof.courier')), text('refunds.error.courier'));
  await expectProblem(page.getByLabel(text('refunds.proof.waybill')), text('refunds.error.waybill'));
  await page.getByLabel(text('refunds.proof.courier')).selectOption({ index: 1 });
  await page.getByLabel(text('refunds.proof.waybill')).fill('BACK-0001');
  await expectAccessibleOnDesktopAndPhone(page);
  await submit.click();
  await expect(page.getByText('BACK-0001', { exact: true })).toBeVisible();
  await expect(page.getByText(text('refunds.turn.sentBack'))).toBeVisible();
  await expectRefundAmounts(orderNumber, refundSn, { state: sentBack, claimed: 1, ...requested });

  const stock = await stockOf(goods);
  await confirmArrival(merchantConsole.page, refundSn);
  await expectRefundAmounts(orderNumber, refundSn, {
    state: refunded,
    askedCents: 2500,
    claimed: 0,
    refundedCents: 2500,
  });
  expect(await stockOf(goods)).toBe(stock + 1);
  await page.reload();
  await expect(page.getByText(text('refunds.turn.refunded'))).toBeVisible();
  await expect(requestCard(page, 'refunds.detail.money')).toContainText(money(2500));
  await expectAccessibleAt(page, 'tablet');
  await merchantConsole.close();
});

test('a request is refused, changed, offered less and refused again; the platform rules in part', async ({
  page,
  visit,
  browser,
}) => {
  const [merchantConsole, platformConsole] = await Promise.all([
    openMerchantConsole(browser),
    openPlatformConsole(browser),
  ]);
  const { orderNumber } = await registerAndBuy(page, 2);
  await ship(merchantConsole.page, orderNumber);
  const refundSn = await requestFullRefund(page, visit, orderNumber);
  await refuseRequest(merchantConsole.page, refundSn, 'Please show it.');
  await expectRefundAmounts(orderNumber, refundSn, { state: refused, askedCents: 5000, claimed: 2, refundedCents: 0 });
  await page.reload();
  await expect(page.getByText('Please show it.').first()).toBeVisible();
  await expect(page.getByText(text('refunds.turn.refused'))).toBeVisible();
  await expectAccessibleOnDesktopAndPhone(page);

  await page.getByRole('link', { name: new RegExp(`^${text('refunds.action.resubmit')}`) }).click();
  await page.getByLabel(text('refunds.apply.count')).fill('1');
  await submitRequest(page, 'refunds.apply.resubmit');
  await expectProblem(page.getByLabel(text('refunds.apply.count')), text('refunds.error.countReduced'));
  await page.getByLabel(text('refunds.apply.count')).fill('2');
  await page.getByLabel(AMOUNT).fill('30');
  await submitRequest(page, 'refunds.apply.resubmit');
  await expect(page.getByText(text('refunds.turn.appliedMoney'))).toBeVisible();
  const changed = { askedCents: 3000, claimed: 2, refundedCents: 0 };
  await expectRefundAmounts(orderNumber, refundSn, { state: applied, ...changed });
  await page.getByRole('link', { name: new RegExp(`^${text('refunds.action.edit')}`) }).click();
  await expect(page.getByText(text('refunds.apply.amountFixed'))).toBeVisible();
  await expect(page.getByLabel(AMOUNT)).not.toBeEditable();

  await offerLowerAmount(merchantConsole.page, refundSn, 2000);
  await visit(`/return-detail?refundSn=${refundSn}`);
  await expect(page.getByText(text('refunds.detail.offer', { offer: moneyInSentence(2000) }))).toBeVisible();
  await page.getByRole('button', { name: text('refunds.action.declineOffer'), exact: true }).click();
  await expectAnnounced(page, text('refunds.action.declineOfferDone'));
  await expectRefundAmounts(orderNumber, refundSn, { state: applied, ...changed });
  await refuseRequest(merchantConsole.page, refundSn, 'It is as described.');
  await page.reload();
  await openDispute(page);
  await expectRefundAmounts(orderNumber, refundSn, { state: disputed, ...changed });

  await decideForPart(platformConsole.page, refundSn, 1000, 'A third of it is fair.');
  await expectRefundAmounts(orderNumber, refundSn, {
    state: refunded,
    askedCents: 1000,
    claimed: 0,
    refundedCents: 1000,
  });
  await page.reload();
  await expect(page.getByText(text('refunds.detail.ruling.part'))).toBeVisible();
  await expect(page.getByText('A third of it is fair.').first()).toBeVisible();
  await expect(requestCard(page, 'refunds.detail.money')).toContainText(money(1000));
  await Promise.all([merchantConsole.close(), platformConsole.close()]);
});

test('an expired deadline is applied on an open page: a silent store pays, a silent buyer gets nothing', async ({
  page,
  visit,
  browser,
}) => {
  const merchantConsole = await openMerchantConsole(browser);
  const unshipped = await registerAndBuy(page, 1);
  const refundSn = await requestFullRefund(page, visit, unshipped.orderNumber);
  const { payableCents } = unshipped;
  const paid = { askedCents: payableCents, claimed: 0, refundedCents: payableCents };
  await expectDeadlineApplied(page, refundSn, text('refunds.turn.refunded'));
  await expectRefundAmounts(unshipped.orderNumber, refundSn, { state: refunded, ...paid });
  await expectConfirmationApplied(page, refundSn);

  const { orderNumber } = await buyAgain(page.request, 1);
  await ship(merchantConsole.page, orderNumber);
  const returnSn = await requestFullRefund(page, visit, orderNumber, 'refunds.kind.return');
  await acceptReturn(merchantConsole.page, returnSn);
  await expectRefundAmounts(orderNumber, returnSn, { state: accepted, askedCents: 2500, claimed: 1, refundedCents: 0 });
  await expectDeadlineApplied(page, returnSn, text('refunds.turn.closedInTime'));
  await expectRefundAmounts(orderNumber, returnSn, { state: closed, askedCents: 2500, claimed: 0, refundedCents: 0 });
  await expect(requestCard(page, 'refunds.detail.history')).toContainText(text('refunds.detail.what.lapsed'));
  await merchantConsole.close();
});

/**
 * Lets the page count down to the end, then runs the expiry job (the job that runs every minute may have been first).
 * The page revalidates every few seconds and shows the result without a reload.
 */
async function expectDeadlineApplied(page: Page, refundSn: string, sentence: string): Promise<void> {
  await endTimeLimitSoon(refundSn);
  await page.reload();
  const expiredTimer = page.getByRole('timer').filter({ hasText: text('refunds.timeOver') });
  await expect(expiredTimer.or(page.getByText(sentence))).toBeVisible();
  await runRefundDeadlines();
  await expect(page.getByText(sentence)).toBeVisible({ timeout: 30_000 });
}

/** A provider may confirm a refund after the page has shown that it is under way; the page shows it without a reload. */
async function expectConfirmationApplied(page: Page, refundSn: string): Promise<void> {
  await markRefundRequested(refundSn);
  await page.reload();
  await expect(page.getByText(text('refunds.turn.paying'))).toBeVisible();
  await markRefundDone(refundSn);
  await expect(page.getByText(text('refunds.turn.refunded'))).toBeVisible({ timeout: 30_000 });
}

/** On the page of a refused request; adds a piece of evidence afterwards. */
async function openDispute(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: text('refunds.detail.disputeTitle') });
  await form.getByRole('button', { name: text('refunds.detail.disputeSubmit') }).click();
  await expectProblem(form.getByLabel(text('refunds.detail.disputeReason')), text('refunds.error.reason'));
  await expectProblem(form.getByLabel(text('refunds.detail.disputeWords')), text('refunds.error.words'));
  await form.getByLabel(text('refunds.detail.disputeReason')).selectOption('refusedWrongly');
  await form.getByLabel(text('refunds.detail.disputeWords')).fill('It hums all day.');
  await form.getByRole('button', { name: text('refunds.detail.disputeSubmit') }).click();
  await expect(page.getByText(text('refunds.turn.disputed'))).toBeVisible();
  const evidence = page.getByRole('form', { name: text('refunds.detail.proofTitle') });
  await evidence.getByLabel(text('refunds.detail.proofWords')).fill('Here is how it hums.');
  await evidence.getByRole('button', { name: text('refunds.detail.proofSubmit'), exact: true }).click();
  await expect(requestCard(page, 'refunds.detail.history')).toContainText('Here is how it hums.');
  await expectAccessibleOnDesktopAndPhone(page);
}
