import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { demoBuyer } from '../../../packages/demo/src/people/demo-buyer.ts';
import { queryNumber, queryRows } from '../../support/database.ts';
import { collectConsoleErrors, expect, test } from '../../support/fixtures.ts';
import { latestMessageTo } from '../../support/mailbox.ts';
import { consoleMessages, messages } from '../../support/messages.ts';
import { expectAccessibleAt } from '../../support/page-checks.ts';
import { fillInMug } from '../../support/pages/product-editor.ts';
import { registerByMail } from '../../support/pages/register.ts';
import {
  expectAccessibleAtAllSizes,
  fillInApplication,
  STORE_PASSWORD,
  sendApplication,
  setStoreAccount,
} from '../../support/pages/store-opening.ts';
import { payOrder, placeOrder } from '../../support/records/buyer-orders.ts';
import { expectLedgerToBalance, journalCents } from '../../support/records/ledger.ts';
import { endReturnPeriod, shipWhole } from '../../support/records/parcels.ts';
import { signInSellerByForm } from '../../support/records/sellers.ts';
import { signInStaffByForm } from '../../support/records/staff.ts';
import { readTrade } from '../../support/records/trade-records.ts';

const text = messages('en');
const platformText = consoleMessages('en', 'platform');
const merchantText = consoleMessages('en', 'merchant');
const IBAN = 'DE75512108001245126199';

// A trace fetches the `blob:` URLs of previews, which the page's CSP forbids: the console error would fail the test.
test.use({ trace: 'off' });

test('from an application to an open store, its first product, its first sale and its first payout', async ({
  page,
  visit,
  browser,
}) => {
  test.setTimeout(240_000);
  const { mail } = await registerByMail(page.request);
  const name = `Kites ${Date.now() % 1_000_000}`;
  await visit('/user-center/uc-freeshop');
  await expectAccessibleAtAllSizes(page);
  await page.getByRole('link', { name: text('storeOpening.start') }).click();
  await fillInApplication(page, name);
  await sendApplication(page);
  await expect(page.getByRole('heading', { name: text('storeOpening.reviewTitle') })).toBeVisible();
  await expectAccessibleAtAllSizes(page);

  const { staff, consoleErrors } = await openQueue(browser);
  await refuse(staff, name);
  expect((await latestMessageTo(mail)).text).toContain('The licence is too dark.');
  await page.reload();
  await expect(page.getByText('The licence is too dark.')).toBeVisible();
  await expect(page.getByText(text('storeOpening.reason.unreadable'))).toBeVisible();
  await page.getByRole('link', { name: text('storeOpening.step.send') }).click();
  await sendApplication(page);
  await expect(page.getByRole('heading', { name: text('storeOpening.reviewTitle') })).toBeVisible();
  await accept(staff);

  await page.reload();
  await expect(page.getByText(text('storeOpening.acceptedTitle', { store: name }))).toBeVisible();
  await expectAccessibleAtAllSizes(page);
  const mobile = await setStoreAccount(page);
  await expect(page.getByText(text('storeOpening.openedTitle', { store: name }))).toBeVisible();
  await expectAccessibleAtAllSizes(page);
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: text('storeOpening.backOffice') }).click();
  const merchantConsole = await opening;
  await signInSellerByForm(merchantConsole, mobile, STORE_PASSWORD);
  await expect(merchantConsole.getByText(name).first()).toBeVisible();

  const storeId = await queryNumber(`select id from store where name ->> 'en' = $1`, [name]);
  const prodId = await approveFirstProduct(merchantConsole, staff, storeId);
  const orderId = await completeFirstSale(merchantConsole, browser, prodId);
  const { storePayable = 0 } = await journalCents(`settled:${orderId}`);
  expect(storePayable).toBeGreaterThan(2_000);
  const payout = await requestPayout(merchantConsole.request, storeId, storePayable);
  await expectLedgerToBalance();
  await payOut(staff, payout);
  const { data } = await (await merchantConsole.request.get('/api/m/payout/page')).json();
  expect(data.records[0]).toMatchObject({ payoutNumber: payout, state: 'paid', reference: 'HB-77' });
  await provenByStaff(staff);
  await expectLedgerToBalance();
  expect(consoleErrors).toEqual([]);
  await staff.context().close();
});

async function refuse(staff: Page, name: string): Promise<void> {
  await staff.getByRole('link', { name }).click();
  await staff.getByRole('button', { name: platformText('platformApplications.showIdentity') }).click();
  const enlarge = platformText('platformApplications.enlarge', { name: platformText('platformApplications.front') });
  await expect(staff.getByRole('button', { name: enlarge })).toBeVisible();
  await expectAccessibleAt(staff, 'desktop');
  await staff.getByRole('button', { name: platformText('platformApplications.refuse') }).click();
  const drawer = staff.getByRole('dialog');
  await drawer.getByLabel(platformText('platformApplications.reason.unreadable')).check();
  await drawer.getByLabel(platformText('platformApplications.remark')).fill('The licence is too dark.');
  await drawer.getByRole('button', { name: platformText('platformApplications.sendRefusal') }).click();
  await expect(staff.getByText(platformText('platformApplications.whyRefused'))).toBeVisible();
}

async function accept(staff: Page): Promise<void> {
  await staff.reload();
  await staff.getByRole('button', { name: platformText('platformApplications.accept'), exact: true }).click();
  await staff
    .getByRole('dialog')
    .getByRole('button', { name: platformText('platformApplications.accept'), exact: true })
    .click();
  await expect(staff.getByText(platformText('platformApplications.waitsForAccount'))).toBeVisible();
}

/** With an approval rule, the new store's first product waits for the platform. */
async function approveFirstProduct(merchantConsole: Page, staff: Page, storeId: number): Promise<number> {
  const rule = { shopId: storeId, requiresApproval: true };
  expect(await (await staff.request.put('/api/s/prod/approval/rule', { data: rule })).json()).toMatchObject({
    success: true,
  });
  await merchantConsole.goto('/merchant/products/new');
  await fillInMug(merchantConsole, `Kite ${randomUUID().slice(0, 8)}`);
  await merchantConsole.getByRole('button', { name: merchantText('merchantProducts.sendForApproval') }).click();
  await expect(merchantConsole).toHaveURL(/\/merchant\/products\/\d+$/);
  const prodId = Number(merchantConsole.url().split('/').at(-1));
  await staff.goto(`/platform/products/waiting/${prodId}`);
  await staff.getByRole('button', { name: platformText('platformCatalogue.approve') }).click();
  await expect(staff).toHaveURL(/\/platform\/products\/waiting$/);
  return prodId;
}

/** The demo buyer orders one piece and receives it, and the return period ends. Returns the order's id. */
async function completeFirstSale(merchantConsole: Page, browser: Browser, prodId: number): Promise<number> {
  const { request, close } = await signInDemoBuyer(browser);
  const skuId = await queryNumber('select min(id) from sku where product_id = $1', [prodId]);
  const number = await placeOrder(request, { skuId });
  await payOrder(request, number);
  await expectLedgerToBalance();
  await merchantConsole.goto(`/merchant/orders/${number}`);
  await shipWhole(merchantConsole, `KITE-${number.slice(-6)}`);
  await expect.poll(async () => (await readTrade(number)).orders[0]?.status).toBe(3);
  await request.put(`/api/p/myOrder/receipt/${number}`);
  const orderId = await endReturnPeriod(number);
  await expect.poll(() => journalCents(`settled:${orderId}`)).not.toEqual({});
  await expectLedgerToBalance();
  await close();
  return orderId;
}

async function signInDemoBuyer(browser: Browser) {
  const context = await browser.newContext({ baseURL: process.env.MALL_URL });
  const { request } = context;
  const login = { userName: demoBuyer.mail, passWord: demoBuyer.password };
  expect(await (await request.post('/api/login', { data: login })).json()).toMatchObject({ success: true });
  return { request, close: () => context.close() };
}

/** Requests the store's whole balance; returns the payout's number. */
async function requestPayout(request: APIRequestContext, storeId: number, cents: number): Promise<string> {
  const account = { kind: 'iban', holder: 'Ada Lin', bankName: 'Harbour Bank', accountNumber: IBAN };
  const saved = await (await request.post('/api/m/payout/account', { data: account })).json();
  expect(saved, saved.msg).toMatchObject({ success: true });
  await queryRows('update payout_account set usable_from = mall_now() where store_id = $1', [storeId]);
  const { accountId } = saved.data;
  const answer = await (await request.post('/api/m/payout', { data: { amount: cents / 100, accountId } })).json();
  expect(answer, answer.msg).toMatchObject({ success: true });
  return answer.data.payoutNumber;
}

async function payOut(staff: Page, number: string): Promise<void> {
  await staff.goto(`/platform/payouts?number=${number}`);
  const row = staff.getByRole('row').filter({ hasText: number });
  await row.getByRole('button', { name: platformText('platformMoney.approve') }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByRole('button', { name: platformText('platformMoney.approve') }).click();
  await row.getByRole('button', { name: platformText('platformMoney.markPaid') }).click();
  await expect(dialog.getByText(IBAN)).toBeVisible();
  await expectAccessibleAt(staff, 'desktop');
  await dialog.getByLabel(platformText('platformMoney.reference')).fill('HB-77');
  await dialog.getByRole('button', { name: platformText('platformMoney.markPaid') }).click();
  await expect(row).toContainText('HB-77');
}

/** From the payout's amount to its journals; the ledger balances. */
async function provenByStaff(staff: Page): Promise<void> {
  await staff.getByRole('link', { name: /^\$\d/ }).first().click();
  await expect(staff.getByRole('heading', { name: platformText('platform.ledger') })).toBeVisible();
  await expect(
    staff.getByRole('row').filter({ hasText: platformText('platformMoney.reason.payoutPaid') }),
  ).toBeVisible();
  await staff.getByRole('button', { name: platformText('platformMoney.prove') }).click();
  await expect(staff.getByText(platformText('platformMoney.proofGood'))).toBeVisible();
}

/** Opens the list of applications in a browser context of its own. */
async function openQueue(browser: Browser) {
  const context = await browser.newContext({ baseURL: process.env.MALL_URL, locale: 'en' });
  const consoleErrors = collectConsoleErrors(context);
  const staff = await context.newPage();
  await staff.goto('/platform/applications');
  await signInStaffByForm(staff);
  await expect(staff.getByRole('heading', { name: platformText('platform.applications') })).toBeVisible();
  return { staff, consoleErrors };
}
