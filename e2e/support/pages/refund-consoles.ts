import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { demoStaff } from '../../../packages/demo/src/people/demo-staff.ts';
import { collectConsoleErrors } from '../fixtures.ts';
import { consoleMessages } from '../messages.ts';
import { money } from '../money.ts';
import { chooseFirst } from '../records/parcels.ts';
import { signInSellerByApi } from '../records/sellers.ts';

const merchantText = consoleMessages('en', 'merchant');
const platformText = consoleMessages('en', 'platform');

/** A second person in a browser context of their own, whose console errors fail the test too. */
interface ConsolePage {
  readonly page: Page;
  close(): Promise<void>;
}

/** Opens the back office as the owner of the store of `makeGoods`. */
export function openMerchantConsole(browser: Browser): Promise<ConsolePage> {
  return openConsole(browser, signInSellerByApi);
}

/** Opens the platform console as customer service. */
export function openPlatformConsole(browser: Browser): Promise<ConsolePage> {
  return openConsole(browser, async (request) => {
    const { mail: userName, password: passWord } = demoStaff.service;
    const answer = await request.post('/api/s/login', { data: { userName, passWord } });
    expect(await answer.json()).toMatchObject({ success: true });
  });
}

async function openConsole(
  browser: Browser,
  signIn: (request: APIRequestContext) => Promise<void>,
): Promise<ConsolePage> {
  const context = await browser.newContext({ baseURL: process.env.MALL_URL, locale: 'en' });
  const consoleErrors = collectConsoleErrors(context);
  await signIn(context.request);
  return {
    page: await context.newPage(),
    close: async () => {
      expect(consoleErrors).toEqual([]);
      await context.close();
    },
  };
}

/** Ships everything in one parcel, by API. */
export async function ship({ request }: Page, orderNumber: string): Promise<void> {
  const packages = [{ dvyId: 1, dvyFlowId: `SF${orderNumber.slice(-8)}`, items: [] }];
  const answer = await (await request.post('/api/m/order/deliver', { data: { orderNumber, packages } })).json();
  expect(answer, answer.msg).toMatchObject({ success: true });
}

/** The seller finds the request in the list and accepts: the money is refunded at once, the goods are restocked. */
export async function acceptRefundOnly(page: Page, refundSn: string, cents: number): Promise<void> {
  await page.goto(`/merchant/refunds?keyword=${refundSn}`);
  await page.getByRole('link', { name: refundSn, exact: true }).click();
  const drawer = await openDrawer(page, merchantText('merchantRefunds.accept'));
  await drawer.getByRole('switch', { name: merchantText('merchantRefunds.restock') }).click();
  const amount = money(cents);
  await send(drawer, merchantText('merchantRefunds.accept.submitMoneyOnly', { amount }));
}

/** Accepts a return to the store's default address. */
export async function acceptReturn(page: Page, refundSn: string): Promise<void> {
  await page.goto(`/merchant/refunds/${refundSn}`);
  const drawer = await openDrawer(page, merchantText('merchantRefunds.accept'));
  await send(drawer, merchantText('merchantRefunds.accept.submitReturnGoods'));
}

/** Refuses with the first reason of the list. */
export async function refuseRequest(page: Page, refundSn: string, remark: string): Promise<void> {
  await page.goto(`/merchant/refunds/${refundSn}`);
  const drawer = await openDrawer(page, merchantText('consoleRefunds.refuse'));
  await chooseFirst(page, drawer.getByLabel(merchantText('consoleRefunds.refuse.reason')));
  await drawer.getByLabel(merchantText('merchantRefunds.refuse.words')).fill(remark);
  await send(drawer, merchantText('consoleRefunds.refuse.submit'));
}

export async function offerLowerAmount(page: Page, refundSn: string, cents: number): Promise<void> {
  await page.goto(`/merchant/refunds/${refundSn}`);
  const drawer = await openDrawer(page, merchantText('merchantRefunds.offerAction'));
  await drawer.getByLabel(merchantText('merchantRefunds.offer.amount')).fill((cents / 100).toFixed(2));
  await send(drawer, merchantText('merchantRefunds.offer.submit'));
}

/** Confirms that the return parcel has arrived, and restocks its goods. */
export async function confirmArrival(page: Page, refundSn: string): Promise<void> {
  await page.goto(`/merchant/refunds/${refundSn}`);
  const drawer = await openDrawer(page, merchantText('merchantRefunds.receive'));
  await send(drawer, merchantText('merchantRefunds.receive.submit'));
}

/** Staff find the case in their queue and decide for a part of the amount. */
export async function decideForPart(page: Page, refundSn: string, cents: number, remark: string): Promise<void> {
  await page.goto('/platform/disputes');
  await page.getByRole('main').getByRole('link', { name: refundSn }).click();
  await page.getByText(platformText('platformDisputes.rule.part'), { exact: true }).click();
  await page.getByLabel(platformText('platformDisputes.rule.amount')).fill((cents / 100).toFixed(2));
  await page.getByLabel(platformText('platformDisputes.rule.words')).fill(remark);
  await page.getByRole('button', { name: platformText('platformDisputes.rule.submit'), exact: true }).click();
  await page.getByRole('button', { name: platformText('platformDisputes.rule.confirm.part') }).click();
  await expect(page.getByText(remark).first()).toBeVisible();
}

async function openDrawer(page: Page, button: string) {
  await page.getByRole('button', { name: button, exact: true }).click();
  return page.getByRole('dialog');
}

async function send(drawer: ReturnType<Page['getByRole']>, button: string): Promise<void> {
  await drawer.getByRole('button', { name: button, exact: true }).click();
  await expect(drawer).toBeHidden();
}
