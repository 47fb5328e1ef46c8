import { REFUND_STATE } from '../../../packages/domain/src/after-sales/refund-lifecycle.ts';
import { expect, test } from '../../support/fixtures.ts';
import { consoleMessages } from '../../support/messages.ts';
import { expectAccessibleAt, resize } from '../../support/page-checks.ts';
import { registerWithAddress } from '../../support/records/buyer.ts';
import { chooseFirst } from '../../support/records/parcels.ts';
import { refundState, requestRefund, resubmitRefund } from '../../support/records/refunds.ts';
import { signInSellerByApi } from '../../support/records/sellers.ts';

const merchantText = consoleMessages('en', 'merchant');

test('a seller refuses a request, and refunds it when the buyer explains it better', async ({
  page,
  visit,
  request,
}) => {
  await registerWithAddress(request);
  const { refundSn, orderNumber, refundAmount } = await requestRefund(request, 'I ordered the wrong colour.');
  await signInSellerByApi(page.request);
  await visit(`/merchant/refunds?keyword=${refundSn}`);
  const row = page.getByRole('row').filter({ hasText: refundSn });
  await expect(row.locator('time').last()).toContainText('6');
  await expectAccessibleAt(page, 'desktop');
  await expectAccessibleAt(page, 'phone');
  await resize(page, 'desktop');
  await row.getByRole('link', { name: refundSn, exact: true }).click();
  await expect(page.getByText('I ordered the wrong colour.').first()).toBeVisible();

  await page.getByRole('button', { name: merchantText('consoleRefunds.refuse'), exact: true }).click();
  const drawer = page.getByRole('dialog');
  await chooseFirst(page, drawer.getByLabel(merchantText('consoleRefunds.refuse.reason')));
  await drawer.getByLabel(merchantText('merchantRefunds.refuse.words')).fill('We packed it this morning.');
  await drawer.getByRole('button', { name: merchantText('consoleRefunds.refuse.submit') }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByText(merchantText('merchantRefunds.next.refused'))).toBeVisible();
  expect(await refundState(refundSn)).toBe(REFUND_STATE.refused);

  await resubmitRefund(request, refundSn, refundAmount, 'Nothing has left yet, says the order.');
  await page.goto(`/merchant/orders/${orderNumber}`);
  await page.getByRole('link', { name: refundSn }).click();
  await expectAccessibleAt(page, 'phone');
  await page.getByRole('button', { name: merchantText('merchantRefunds.accept'), exact: true }).click();
  await drawer
    .getByRole('button')
    .filter({ hasText: String(refundAmount) })
    .click();
  await expect(drawer).toBeHidden();
  await expect.poll(() => refundState(refundSn)).toBe(REFUND_STATE.refunded);
  await page.reload();
  await expect(page.getByText(merchantText('merchantRefunds.next.refunded'))).toBeVisible();
  await expectAccessibleAt(page, 'desktop');
});
