import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { demoStaff } from '../../../packages/demo/src/people/demo-staff.ts';
import { PAY_TYPE } from '../../../packages/domain/src/payments/pay-types.ts';
import { queryRows } from '../../support/database.ts';
import { expect, test } from '../../support/fixtures.ts';
import { consoleMessages } from '../../support/messages.ts';
import { expectAccessibleAt, expectNoAxeFindings, expectNoOverflow, resize } from '../../support/page-checks.ts';
import { registerWithAddress } from '../../support/records/buyer.ts';
import { placeOrder } from '../../support/records/buyer-orders.ts';
import { makeGoods } from '../../support/records/goods.ts';
import { openPlatform } from '../../support/records/staff.ts';

const platformText = consoleMessages('en', 'platform');

test('the overview shows waiting work and figures of the mall, and its numbers link to lists', async ({
  page,
  visit,
}) => {
  const task = `story ${randomUUID().slice(0, 8)}`;
  const [job] = await queryRows<{ id: string }>(
    `select id from graphile_worker.add_job($1, '{"token": "tell-nobody"}')`,
    [task],
  );
  await queryRows(
    `update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'The gateway said no' where id = $1
     returning id`,
    [job?.id],
  );
  await openPlatform(page, visit, '/');
  const waiting = page.getByRole('region', { name: platformText('platform.waiting') });
  await expect(waiting.getByRole('link').first()).toBeVisible();
  const chart = page.getByRole('figure', { name: platformText('platformOverview.sales') });
  await expect(chart).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`^${platformText('platformOverview.buyers')}`) }).click();
  await expect(page.getByRole('figure', { name: platformText('platformOverview.buyers') })).toBeVisible();
  await expectAccessibleAt(page, 'desktop');
  await expectAccessibleAt(page, 'phone');
  await page.setViewportSize({ width: 1024, height: 768 });
  await expectNoOverflow(page);

  const jobs = page.getByRole('region', { name: platformText('platformOverview.jobs') });
  await jobs.getByRole('link', { name: platformText('platformOverview.jobs.failed') }).click();
  await expect(page).toHaveURL(/\/platform\/jobs\?state=failed$/);
  const failed = page.getByRole('row').filter({ hasText: task });
  await expect(failed).toContainText('The gateway said no');
  await expect(page.getByText('tell-nobody')).toHaveCount(0);
  await expectAccessibleAt(page, 'desktop');
  await failed.getByRole('button', { name: platformText('platformJobs.giveUpOf', { task }) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: platformText('platformJobs.giveUp') })
    .click();
  await expect(failed).toHaveCount(0);
});

test('the bell reports a transfer as soon as it is announced', async ({ page, visit, request }) => {
  const number = await orderOf(request);
  await openPlatform(page, visit, '/');
  const before = await transfers(page);
  const pay = { orderNumbers: number, payType: PAY_TYPE.transfer, returnUrl: '/payment' };
  expect((await (await request.post('/api/p/order/pay', { data: pay })).json()).success).toBe(true);
  await expect.poll(() => transfers(page), { timeout: 15_000 }).toBeGreaterThan(before);
  await expect.poll(() => page.title()).toMatch(/^\(\d+\)/);
  await page.locator('.bell').click();
  await page.getByRole('menuitem', { name: platformText('platform.waiting.transfers') }).click();
  await expect(page).toHaveURL(/\/platform\/transfers/);
});

test('a search by keyboard opens an order, and a message is opened and noted', async ({ page, visit, request }) => {
  const number = await orderOf(request);
  // A message with a code, whose text is not shown: a preview frame would refuse the scripts of the test.
  await request.post('/api/s/password/sendCode', { data: { mail: demoStaff.superuser.mail } });
  await openPlatform(page, visit, '/messages?template=recoverCode');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectAccessibleAt(page, 'desktop');
  await page
    .getByRole('button', { name: platformText('platformMessages.open') })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByText(platformText('platformMessages.to'))).toBeVisible();
  await expectNoAxeFindings(page, 'page');
  await page.keyboard.press('Escape');
  const [entry] = await queryRows<{ count: number }>(
    `select count(*)::int as count from audit_entry where operation = 'openMessage'`,
  );
  expect(entry?.count).toBeGreaterThan(0);
  await page.getByRole('link', { name: platformText('platformMessages.templates') }).click();
  await expect(page.getByRole('button', { name: /orderPaid/ })).toBeVisible();

  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: platformText('console.search') });
  await expect(field).toBeFocused();
  await field.fill(number);
  await expect(page.getByRole('option', { name: number })).toHaveAttribute('aria-selected', 'true');
  await field.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/platform/orders/${number}$`));
  await resize(page, 'phone');
  await expectNoOverflow(page);
});

/** An unpaid order. */
async function orderOf(request: APIRequestContext): Promise<string> {
  await registerWithAddress(request);
  const goods = await makeGoods({ storeId: 2 });
  return placeOrder(request, { skuId: goods.skuId });
}

async function transfers(page: Page): Promise<number> {
  const link = page.getByRole('main').getByRole('link', { name: platformText('platform.waiting.transfers') });
  return Number((await link.textContent())?.match(/\d+/)?.[0]);
}
