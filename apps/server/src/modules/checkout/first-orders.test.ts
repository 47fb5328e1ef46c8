import type { confirmOrder } from '@galleria/contract/checkout/checkout';
import type { OutputOf } from '@galleria/contract/operation';
import { SYSTEM } from '@galleria/domain/access/access';
import { clearingAt } from '@galleria/domain/ledger/accounts';
import { PAY_TYPE, type PayType } from '@galleria/domain/payments/pay-types';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../infra/database/transaction.ts';
import type { TestApp } from '../../testing/open-test-app.ts';
import { removeAdvisoryLocks, synchroniseTransactionsBefore } from '../../testing/remove-guards.ts';
import { findTradeByOrderNumbers, lockTrade, settleTrade } from '../orders/index.ts';
import { activitiesChanged, NORMAL, openWithActivity } from './testing/activity-price.ts';
import { count, grantCoupon, type Shopper, signInShopper, stockedSku } from './testing/shopper.ts';

const SPECIAL = 60;

/** A SKU at 100, for 60 in a first order. */
const openSpecial = ({ starts = '-1 hour', ends = '1 hour', limit = 1 } = {}) =>
  openWithActivity({ kind: 'newUser', name: 'Welcome', price: SPECIAL, starts, ends, limit });

interface Line {
  readonly price: number;
  readonly firstOrderPrice: number | null;
  readonly activity: { readonly kind: string } | null;
}

/** The price of one piece for this buyer in the cart and at checkout. */
async function shownTo(ada: Shopper, skuId: number) {
  await ada.putIntoCart(skuId, 1);
  const cart = (await ada.post('/p/shopCart/info', {})).data as { shops: { lines: Line[] }[] };
  const confirmed = (await ada.confirm({ orderItem: { skuId, prodCount: 1 } })).data as OutputOf<typeof confirmOrder>;
  await ada.putIntoCart(skuId, -1);
  return [cart.shops[0]?.lines[0], confirmed.shops[0]?.lines[0]].map((line) => ({
    price: line?.price,
    missed: line?.firstOrderPrice,
    kind: line?.activity?.kind ?? null,
  }));
}

const special = { price: SPECIAL, missed: null, kind: 'newUser' };
const normal = { price: NORMAL, missed: SPECIAL, kind: null };

async function settle(
  { database }: TestApp,
  { userId }: Shopper,
  orderNumbers: string,
  payType: PayType = PAY_TYPE.stripe,
) {
  await inTransaction(database, SYSTEM, async (transaction) => {
    const found = await findTradeByOrderNumbers(transaction.queries, userId, [orderNumbers]);
    const trade = found && (await lockTrade(transaction, found.id));
    if (!trade) throw new Error(`settle: no trade with order ${orderNumbers}`);
    const isPaid = payType !== PAY_TYPE.cashOnDelivery;
    const from = isPaid ? clearingAt('sandbox') : undefined;
    await settleTrade(transaction, trade, { payType, from, paidCents: isPaid ? trade.payableCents : 0 });
  });
}

async function order(ada: Shopper, skuId: number, more = {}) {
  const { data, reason } = await ada.buy(skuId, 1, more);
  if (reason) throw new Error(`order: refused with ${reason}`);
  return data as { orderNumbers: string; payAmount: number };
}

const cancel = (app: TestApp, { authorization }: Shopper, orderNumber: string) =>
  app.call(`/p/myOrder/cancel/${orderNumber}`, { method: 'PUT', headers: { authorization } });

describe('the price for first orders', () => {
  it('is shown on the product page beside the normal price, and not in lists or search', async () => {
    const { app, prodId, skuId } = await openSpecial();
    const detail = (await app.call(`/prod/prodInfo?prodId=${prodId}`)).envelope.data as {
      activity: object | null;
      firstOrder: object | null;
      skuList: { skuId: number; price: number; activityPrice: number | null; firstOrderPrice: number | null }[];
    };
    expect(detail).toMatchObject({ activity: null, firstOrder: { kind: 'newUser', price: SPECIAL, limitPerBuyer: 1 } });
    expect(detail.skuList.find((one) => one.skuId === skuId)).toMatchObject({
      ...{ price: NORMAL, activityPrice: null, firstOrderPrice: SPECIAL },
    });
    const listed = (await app.call(`/search/renovationPage?prodIds=${prodId}`)).envelope.data as { records: object[] };
    expect(listed.records).toMatchObject([{ price: NORMAL, activityPrice: null, activityInProgress: false }]);
  });

  it('is charged in the first order only; afterwards the line names the price that was missed', async () => {
    const { app, ada, skuId } = await openSpecial();
    expect(await shownTo(ada, skuId)).toEqual([special, special]);
    const first = await order(ada, skuId, { expectedTotal: SPECIAL });
    expect(first.payAmount).toBe(SPECIAL);
    // The price is used up while the first order is still unpaid.
    expect(await shownTo(ada, skuId)).toEqual([normal, normal]);
    await settle(app, ada, first.orderNumbers);
    expect(await shownTo(ada, skuId)).toEqual([normal, normal]);
    expect(await ada.buy(skuId, 1, { expectedTotal: SPECIAL })).toMatchObject({
      ...{ reason: 'order.priceChanged', data: { payAmount: NORMAL } },
    });
    expect((await order(ada, skuId, { expectedTotal: NORMAL })).payAmount).toBe(NORMAL);
  });

  it('is available again after an unpaid cancellation, not after a payment, refund or pay on delivery', async () => {
    const { app, ada, skuId } = await openSpecial();
    const { orderNumbers } = await order(ada, skuId);
    await cancel(app, ada, orderNumbers);
    expect(await shownTo(ada, skuId)).toEqual([special, special]);
    const again = await order(ada, skuId);
    expect(again.payAmount).toBe(SPECIAL);
    await settle(app, ada, again.orderNumbers);
    const { rows } = await app.database.pool.query('select id from mall_order where number = $1', [again.orderNumbers]);
    // The state that a full refund leaves.
    await app.database.pool.query('update mall_order set status = 6, closed_at = mall_now() where id = $1', [
      rows[0].id,
    ]);
    expect(await shownTo(ada, skuId)).toEqual([normal, normal]);
    const bob = await signInShopper(app);
    const other = await stockedSku(app, 2, { priceCents: 2_000 });
    const promised = await order(bob, other.skuId);
    expect(await shownTo(bob, skuId)).toEqual([special, special]);
    await settle(app, bob, promised.orderNumbers, PAY_TYPE.cashOnDelivery);
    expect(await shownTo(bob, skuId)).toEqual([normal, normal]);
  });

  it('is limited to the store’s number of pieces, and excludes coupons', async () => {
    const { app, ada, skuId } = await openSpecial({ limit: 2 });
    const couponId = await grantCoupon(app, ada.userId, { amountCents: 500 });
    expect(await ada.buy(skuId, 1, { couponUserIds: [couponId] })).toMatchObject({ reason: 'coupon.unfit' });
    expect(await ada.buy(skuId, 3)).toMatchObject({ reason: 'activity.buyerLimit' });
    expect((await ada.buy(skuId, 2)).data).toMatchObject({ payAmount: 2 * SPECIAL });
  });

  it('is charged from the start until just before the end of its activity', async () => {
    const { app, ada, skuId } = await openSpecial({ starts: '1 hour', ends: '2 hours' });
    const plain = { price: NORMAL, missed: null, kind: null };
    for (const [moment, shown] of [
      ['59 minutes 50 seconds', plain],
      ['1 hour', special],
      ['1 hour 59 minutes 40 seconds', special],
      ['2 hours', plain],
    ] as const) {
      await app.moveClock(moment);
      await activitiesChanged(app);
      expect([moment, await shownTo(ada, skuId)]).toEqual([moment, [shown, shown]]);
      const placed = await order(ada, skuId);
      expect(placed.payAmount).toBe(shown.price);
      await cancel(app, ada, placed.orderNumbers);
    }
  });
});

const chargedSpecial = (app: TestApp) => count(app, `order_line where activity->>'kind' = 'newUser'`);

describe('concurrent first orders of one buyer', () => {
  it('get the special price once; the others get the normal price or a refusal', async () => {
    const { app, ada, skuId } = await openSpecial({ limit: 99 });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => ada.buy(skuId, 1, index % 2 ? { expectedTotal: SPECIAL } : {})),
    );
    const amounts = answers.flatMap(({ data, success }) =>
      success ? [(data as { payAmount: number }).payAmount] : [],
    );
    expect(amounts.filter((amount) => amount === SPECIAL)).toHaveLength(1);
    for (const { reason = 'order.priceChanged' } of answers) expect(reason).toBe('order.priceChanged');
    expect(await chargedSpecial(app)).toBe(1);
  });

  it('control: without the primary key on the buyer two get the special price', async () => {
    const { app, ada, skuId } = await openSpecial({ limit: 99 });
    await app.database.pool.query(`
      alter table first_order drop constraint first_order_pkey;
      alter table first_order add constraint first_order_pkey primary key (user_id, trade_id)`);
    await removeAdvisoryLocks(app);
    await synchroniseTransactionsBefore(app, 'update', 'sku_stock', 2);
    await Promise.all([ada.buy(skuId), ada.buy(skuId)]);
    expect(await chargedSpecial(app)).toBe(2);
  });
});
