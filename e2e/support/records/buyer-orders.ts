import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { queryRows } from '../database.ts';
import { messages } from '../messages.ts';
import { readTrade } from './trade-records.ts';

const text = messages('en');
const STRIPE = 13;

interface Purchase {
  readonly skuId: number;
  readonly count?: number;
  /** Further fields of the checkout page. */
  readonly more?: object;
}

/** Places an order for one SKU by API; returns its number. */
export async function placeOrder(
  request: APIRequestContext,
  { skuId, count = 1, more = {} }: Purchase,
): Promise<string> {
  return submit(request, { orderItem: { skuId, prodCount: count }, ...more });
}

/** Orders the selected lines of the cart; returns the order numbers, comma-separated. */
export async function orderCart(request: APIRequestContext): Promise<string> {
  return submit(request, {});
}

async function submit(request: APIRequestContext, data: object): Promise<string> {
  const { data: addresses } = await (await request.get('/api/p/address/list')).json();
  const answer = await request.post('/api/p/order/submit', {
    data: { uuid: randomUUID(), addrId: addresses[0]?.addrId, ...data },
  });
  const placed = await answer.json();
  expect(placed, placed.msg).toMatchObject({ success: true });
  return placed.data.orderNumbers;
}

/** Pays by card at the fake payment provider, which calls the mall's webhook. */
export async function payOrder(
  request: APIRequestContext,
  orderNumbers: string,
  state: 'paid' | 'deposited' = 'paid',
): Promise<void> {
  const attempt = await (
    await request.post('/api/p/order/pay', { data: { orderNumbers, payType: STRIPE, returnUrl: '/payment' } })
  ).json();
  expect(attempt, attempt.msg).toMatchObject({ success: true });
  await request.post(attempt.data.redirectUrl, { form: { choice: 'pay' }, maxRedirects: 0 });
  await expect.poll(async () => (await readTrade(orderNumbers)).state).toBe(state);
}

/** Marks an order as shipped, without a parcel. */
export async function markShipped(number: string): Promise<void> {
  await queryRows('update mall_order set status = 3, shipped_at = mall_now() where number = $1', [number]);
}

/** Moves the time of an order back by `days`. */
export async function backdateOrder(number: string, days: number): Promise<void> {
  await queryRows(`update mall_order set created_at = created_at - make_interval(days => $2) where number = $1`, [
    number,
    days,
  ]);
}

/** Number of messages of a template to an address. */
export async function messageCount(mail: string, template: string): Promise<number> {
  const written = await queryRows('select from message where address = $1 and template = $2', [mail, template]);
  return written.length;
}

export function orderCard(page: Page, number: string): Locator {
  return page.getByRole('article', { name: text('orders.list.orderNamed', { number }) });
}

export function orderButton(
  within: Page | Locator,
  action: 'cancel' | 'askToCancel' | 'remind' | 'receive' | 'delete' | 'buyAgain',
): Locator {
  return within.getByRole('button', { name: new RegExp(`^${text(`orders.action.${action}`)}`) });
}
