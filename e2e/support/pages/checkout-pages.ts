import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { PAY_TYPE } from '../../../packages/domain/src/payments/pay-types.ts';
import type { ReductionKind } from '../../../packages/domain/src/pricing/reductions.ts';
import type { Locale } from '../../../packages/domain/src/site/locales.ts';
import { messages } from '../messages.ts';
import { moneyInText, shownMoney } from '../money.ts';
import type { Goods } from '../records/goods.ts';
import { sum, type TradeRecord } from '../records/trade-records.ts';

/** Adds a product to the signed-in buyer's cart by API. */
export async function putIntoCart(request: APIRequestContext, goods: Goods, count = 1): Promise<void> {
  const answer = await request.post('/api/p/shopCart/changeItem', { data: { skuId: goods.skuId, count } });
  expect(await answer.json()).toMatchObject({ success: true });
}

/** A checkout field that exists once per store. */
export function storeField(page: Page, field: string, { storeId }: Goods): Locator {
  return page.locator(`[name="${field}.${storeId}"]`);
}

/** Message and invoice are collapsed at first. */
export async function openNoteAndInvoice(page: Page, goods: Goods): Promise<void> {
  await page
    .locator('details', { has: storeField(page, 'message', goods) })
    .locator('summary')
    .click();
}

/** There are two buttons, one of them at the bottom of narrow windows; finds the visible one. */
export function placeButton(page: Page, locale: Locale = 'en'): Locator {
  return page.getByRole('button', { name: messages(locale)('checkout.place'), exact: true });
}

/** The summary's rows: label and amount. */
export async function shownAmounts(page: Page, locale: Locale = 'en'): Promise<[string, string][]> {
  await expect(page.getByRole('heading', { level: 1, name: messages(locale)('checkout.title') })).toBeVisible();
  const summary = page.getByRole('region', { name: messages(locale)('checkout.summary.title') });
  await expect(summary.locator('[aria-busy=false]')).toBeVisible();
  const rows = summary.locator('dl > div');
  return rows.evaluateAll((all) =>
    all.map((row) => [row.querySelector('dt')?.textContent ?? '', row.querySelector('dd')?.textContent ?? '']),
  );
}

const REDUCTIONS = [
  'member',
  'storeDiscount',
  'storeCoupon',
  'platformCoupon',
  'points',
] as const satisfies readonly ReductionKind[];

/** Compares the summary that was shown with the placed orders, row by row. */
export function expectSameAmounts(shown: readonly [string, string][], trade: TradeRecord, locale: Locale = 'en'): void {
  const text = messages(locale);
  const pieces = sum(trade.orders, ({ lines }) => sum(lines, ({ quantity }) => quantity));
  const reductions = trade.orders.flatMap((order) => order.reductions);
  const shippingCents = sum(trade.orders, (order) => order.shippingCents - order.shippingOffCents);
  const goodsCents = sum(trade.orders, (order) => order.goodsCents);
  const expected: [string, string][] = [
    [text('checkout.summary.goods', { count: pieces }), moneyInText(locale, goodsCents)],
    ...REDUCTIONS.flatMap((kind) =>
      [
        ...Map.groupBy(
          reductions.filter((one) => one.kind === kind),
          ({ sourceId }) => sourceId,
        ).values(),
      ].map((same): [string, string] => [
        text(`checkout.amounts.${kind}`),
        moneyInText(locale, -sum(same, ({ amountCents }) => amountCents)),
      ]),
    ),
    [
      text('checkout.amounts.shipping'),
      shippingCents > 0 ? moneyInText(locale, shippingCents) : text('checkout.amounts.free'),
    ],
    [text('checkout.summary.toPay'), shownMoney(locale, trade.payableCents)],
  ];
  const actual = shown.map(([name, amount], row) => [
    name.startsWith(expected[row]?.[0] ?? '?') ? expected[row]?.[0] : name,
    amount,
  ]);
  expect(actual).toEqual(expected);
}

/** The order numbers in the payment page's address. */
export async function ordersBeingPaid(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/payment\?orderNumbers=/);
  return new URL(page.url()).searchParams.get('orderNumbers') ?? '';
}

export function payMethod(page: Page, method: keyof typeof PAY_TYPE): Locator {
  return page.locator(`input[name=payType][value="${PAY_TYPE[method]}"]`);
}

/** Checks the amount due on the payment page. */
export async function expectAmountDue(page: Page, amountCents: number, locale: Locale = 'en'): Promise<void> {
  const head = page.getByRole('region', { name: messages(locale)('checkout.pay.toPay') });
  await expect(head.getByText(shownMoney(locale, amountCents), { exact: true })).toBeVisible();
}

export function payButton(page: Page, amountCents: number, locale: Locale = 'en'): Locator {
  const name = messages(locale)('checkout.pay.payNow', { amount: moneyInText(locale, amountCents) });
  return page.getByRole('main').getByRole('button', { name, exact: true });
}

export function paymentResult(page: Page, title: 'paid' | 'promised' | 'closed', locale: Locale = 'en'): Locator {
  return page.getByRole('heading', { name: messages(locale)(`checkout.pay.${title}`) });
}

/** Pays or declines at the fake payment provider, which says that it is fake. */
export async function payOrDeclineAtProvider(
  page: Page,
  choice: 'pay' | 'decline',
  { amountCents, locale = 'en' }: { amountCents: number; locale?: Locale },
): Promise<void> {
  const text = messages(locale);
  await expect(page).toHaveURL(/\/sandbox-pay\//);
  await expect(page.getByText(text('site.sandboxPay.explain'))).toBeVisible();
  await expect(page.locator('.amount')).toContainText((amountCents / 100).toFixed(2));
  await page.locator(`button[value=${choice}]`).click();
  await expect(page).toHaveURL(/\/payment\?orderNumbers=/);
}
