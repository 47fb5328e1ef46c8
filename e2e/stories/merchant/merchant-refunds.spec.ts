import { REFUND_STATE } from '../../../packages/domain/src/after-sales/refund-lifecycle.ts';
import { expect, test } from '../../support/fixtures.ts';
import { consoleWords } from '../../support/messages.ts';
import { expectGoodAt, resize } from '../../support/page-checks.ts';
import { registerWithAddress } from '../../support/records/buyer.ts';
import { chooseFirst } from '../../support/records/parcels.ts';
import { askAgain, askForRefund, refundState } from '../../support/records/refunds.ts';
import { signInSeller } from '../../support/records/sellers.ts';

const say = consoleWords('en', 'merchant');

test('a seller refuses a request, and refunds it when the buyer explains it better', async ({
  page,
  visit,
  request,
}) => {
  await registerWithAddress(request);
  const { refundSn, orderNumber, refundAmount } = await askForRefund(request, 'I ordered the wrong colour.');
  await signInSeller(page.request);
  await visit(`/merchant/refunds?keyword=${refundSn}`);
  const row = page.getByRole('row').filter({ hasText: refundSn });
  await expect(row.locator('time').last()).toContainText('6');
  await expectGoodAt(page, 'desktop');
  await expectGoodAt(page, 'phone');
  await resize(page, 'desktop');
  await row.getByRole('link', { name: refundSn, exact: true }).click();
  await expect(page.getByText('I ordered the wrong colour.').first()).toBeVisible();

  await page.getByRole('button', { name: say('consoleRefunds.refuse'), exact: true }).click();
  const drawer = page.getByRole('dialog');
  await chooseFirst(page, drawer.getByLabel(say('consoleRefunds.refuse.reason')));
  await drawer.getByLabel(say('merchantRefunds.refuse.words')).fill('We packed it this morning.');
  await drawer.getByRole('button', { name: say('consoleRefunds.refuse.submit') }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByText(say('merchantRefunds.next.refused'))).toBeVisible();
  expect(await refundState(refundSn)).toBe(REFUND_STATE.refused);

  await askAgain(request, refundSn, refundAmount, 'Nothing has left yet, says the order.');
  await page.goto(`/merchant/orders/${orderNumber}`);
  await page.getByRole('link', { name: refundSn }).click();
  await expectGoodAt(page, 'phone');
  await page.getByRole('button', { name: say('merchantRefunds.accept'), exact: true }).click();
  await drawer
    .getByRole('button')
    .filter({ hasText: String(refundAmount) })
    .click();
  await expect(drawer).toBeHidden();
  await expect.poll(() => refundState(refundSn)).toBe(REFUND_STATE.refunded);
  await page.reload();
  await expect(page.getByText(say('merchantRefunds.next.refunded'))).toBeVisible();
  await expectGoodAt(page, 'desktop');
});
