import { REFUND_STATE } from '../../../packages/domain/src/after-sales/refund-lifecycle.ts';
import { expect, test } from '../../support/fixtures.ts';
import { consoleMessages } from '../../support/messages.ts';
import { expectAccessibleAt, expectNoOverflow, resize } from '../../support/page-checks.ts';
import { registerWithAddress } from '../../support/records/buyer.ts';
import { disputeRefund, refundCents, refundState, requestRefund } from '../../support/records/refunds.ts';
import { openPlatform } from '../../support/records/staff.ts';

const platformText = consoleMessages('en', 'platform');

test('staff take a dispute, ask the store, and rule in part; the money follows', async ({ page, visit, request }) => {
  test.slow();
  await registerWithAddress(request);
  const { refundSn, refundAmount } = await requestRefund(request, 'I ordered the wrong colour.');
  await disputeRefund(request, refundSn, refundAmount);
  await openPlatform(page, visit, '/disputes?view=open');
  await expectAccessibleAt(page, 'desktop');
  await expectAccessibleAt(page, 'phone');
  await resize(page, 'desktop');
  await page.getByRole('main').getByRole('link', { name: refundSn }).click();
  await expect(page.getByText('It was packed already.').first()).toBeVisible();
  await expect(page.getByText('Nothing has left the store.').first()).toBeVisible();
  await page.getByRole('button', { name: platformText('platformDisputes.take'), exact: true }).click();
  await expect(page.getByRole('button', { name: platformText('platformDisputes.take'), exact: true })).toBeHidden();

  await page.getByRole('button', { name: platformText('platformDisputes.ask.seller') }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel(platformText('platformDisputes.ask.words')).fill('When did the parcel leave?');
  await drawer.getByRole('button', { name: platformText('platformDisputes.ask.submit') }).click();
  await expect(page.getByText('When did the parcel leave?')).toBeVisible();

  await page.getByText(platformText('platformDisputes.rule.part'), { exact: true }).click();
  await page.getByLabel(platformText('platformDisputes.rule.amount')).fill('20');
  await page.getByLabel(platformText('platformDisputes.rule.words')).fill('Both sides could have looked closer.');
  await expectAccessibleAt(page, 'desktop');
  await page.setViewportSize({ width: 1024, height: 768 });
  await expectNoOverflow(page);
  await expectAccessibleAt(page, 'phone');
  await resize(page, 'desktop');
  await page.getByRole('button', { name: platformText('platformDisputes.rule.submit'), exact: true }).click();
  await page.getByRole('button', { name: platformText('platformDisputes.rule.confirm.part') }).click();
  await expect.poll(() => refundState(refundSn)).toBe(REFUND_STATE.refunded);
  expect(await refundCents(refundSn)).toBe(2000);
  await expect(page.getByText('Both sides could have looked closer.').first()).toBeVisible();

  await page.goto('/platform/refund-requests?view=completed');
  await expect(page.getByRole('row').filter({ hasText: refundSn })).toBeVisible();
  await expectAccessibleAt(page, 'desktop');
});
