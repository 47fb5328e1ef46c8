import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { queryRows } from '../database.ts';
import { messages } from '../messages.ts';
import type { Goods } from './goods.ts';

const text = messages('en');

/** Puts SKUs into the signed-in buyer's cart, the last one on top. */
export async function putInCart(
  request: APIRequestContext,
  wanted: readonly { skuId: number; count?: number }[],
): Promise<void> {
  for (const { skuId, count = 1 } of wanted) {
    const answer = await request.post('/api/p/shopCart/changeItem', { data: { skuId, count } });
    expect(await answer.json()).toMatchObject({ success: true });
  }
}

/** Of each of these demo stores a SKU with plenty of stock. */
export async function wellStockedSkus(storeIds: readonly number[]): Promise<number[]> {
  const found = await queryRows<{ id: number }>(
    `select min(sku.id) as id from sku
     join product on product.id = sku.product_id join sku_stock stock on stock.sku_id = sku.id
     where product.status = 1 and product.type = 0 and not product.is_virtual and product.store_id = any($1)
       and product.id < 20000 and sku.is_on and stock.available > 20
     group by product.store_id`,
    [storeIds],
  );
  return found.map(({ id }) => Number(id));
}

interface CartLineRecord {
  readonly skuId: number;
  readonly quantity: number;
  readonly isChecked: boolean;
}

/** Waits until the buyer's cart in the database has exactly these lines. */
export async function expectCartLines(mail: string, lines: readonly CartLineRecord[]): Promise<void> {
  await expect.poll(() => cartLinesOf(mail)).toEqual(lines.toSorted((one, other) => one.skuId - other.skuId));
}

export function cartLinesOf(mail: string): Promise<CartLineRecord[]> {
  return queryRows<CartLineRecord>(
    `select sku_id as "skuId", quantity, is_checked as "isChecked" from cart_line
     where owner = 'buyer:' || (select id from account where mail = $1) order by sku_id`,
    [mail],
  );
}

/** The quantity of each product in the carts of guests. */
export async function guestLinesOf(goods: readonly Goods[]): Promise<number[]> {
  const lines = await queryRows<{ skuId: number; quantity: number }>(
    `select sku_id as "skuId", quantity from cart_line where owner like 'guest:%' and sku_id = any($1)`,
    [goods.map(({ skuId }) => skuId)],
  );
  return goods.map(({ skuId }) =>
    lines.filter((line) => line.skuId === skuId).reduce((sum, { quantity }) => sum + quantity, 0),
  );
}

/** Sum of the selected lines at current prices, without reductions. */
export async function selectedCents(mail: string): Promise<number> {
  const [sum] = await queryRows<{ cents: string }>(
    `select coalesce(sum(line.quantity * sku.price_cents), 0) as cents
     from cart_line line join sku on sku.id = line.sku_id
     where line.is_checked and line.owner = 'buyer:' || (select id from account where mail = $1)`,
    [mail],
  );
  return Number(sum?.cents);
}

/** In the cart itself, not in "recently viewed", which may show the same product. */
export function lineOf(page: Page, name: string): Locator {
  return page
    .locator('main li:not([aria-labelledby="recently-viewed"] *)')
    .filter({ has: page.getByText(name, { exact: true }) });
}

export function checkboxOf(page: Page, name: string): Locator {
  return page.getByRole('checkbox', { name: text('cart.page.selectLine', { name }) });
}

export function quantityOf(page: Page, name: string): Locator {
  return page.getByRole('spinbutton', { name: text('cart.page.quantityOf', { name }) });
}

/** The summary's row with the total. */
export function totalRow(page: Page): Locator {
  const summary = page.getByRole('region', { name: text('cart.page.summary') });
  return summary.locator('dl > div').filter({ hasText: new RegExp(`^${text('cart.page.total')}`) });
}

/** The summary's link to checkout. */
export function checkoutLink(page: Page, count: number): Locator {
  return page.getByRole('link', { name: text('cart.page.settle', { count }), exact: true });
}
