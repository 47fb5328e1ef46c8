import type { MallRules } from '@galleria/domain/site/mall-rules';
import { describe, expect, it } from 'vitest';
import { removeRowLocks, synchroniseTransactionsBefore } from '../../testing/remove-guards.ts';
import { stockedSku } from '../checkout/testing/shopper.ts';
import { openPayMall, type PayMall } from './testing/pay-mall.ts';

const CASH = 7;
const TRANSFER = 8;
const STRIPE = 13;
const BANK = { payee: 'Galleria Ltd', account: 'DE00 1234', bank: 'Test Bank' };

async function openLimitedMall(rules: Partial<MallRules>) {
  const mall = await openPayMall();
  await mall.set('transferAccount', BANK);
  await mall.set('rules', { unpaidPiecesPerBuyer: 1000, ...rules });
  const { skuId } = await stockedSku(mall, 2, { priceCents: 1000, stock: 500 });
  return { ...mall, skuId };
}

type Buyer = Awaited<ReturnType<PayMall['buyer']>>;

const offers = async (buyer: Buyer, orderNumbers: string, payType: number) =>
  (await buyer.info(orderNumbers)).methods.some((method) => method.payType === payType);

describe('payment by bank transfer', () => {
  it('is neither offered nor accepted above the maximum amount', async () => {
    const mall = await openLimitedMall({ transferMaxCents: 2000 });
    const ada = await mall.buyer('ada');
    const [small, large] = [await ada.place(2000), await ada.place(2001)];
    await expect.poll(() => offers(ada, small.orderNumbers, TRANSFER), { timeout: 10_000 }).toBe(true);
    expect(await offers(ada, large.orderNumbers, TRANSFER)).toBe(false);
    expect(await offers(ada, large.orderNumbers, STRIPE)).toBe(true);
    expect(await ada.pay(large.orderNumbers, TRANSFER)).toMatchObject({
      reason: 'payment.transferAmount',
      msg: expect.stringContaining('$20.00'),
    });
    expect(await ada.pay(small.orderNumbers, TRANSFER)).toMatchObject({ data: { state: 'pending' } });
  });

  it('holds at most a share of the stock, across all buyers', async () => {
    const mall = await openLimitedMall({ transferStockPercent: 20, transferStockPieces: 5 });
    const [ada, bob] = [await mall.buyer('ada'), await mall.buyer('bob')];
    const all = await ada.order(mall.skuId, 500);
    expect(await offers(ada, all.orderNumbers, TRANSFER)).toBe(false);
    expect(await ada.pay(all.orderNumbers, TRANSFER)).toMatchObject({ reason: 'payment.transferStock' });
    await ada.browser.call('PUT', `/p/myOrder/cancel/${all.orderNumbers}`);
    const some = await ada.order(mall.skuId, 80);
    expect(await ada.pay(some.orderNumbers, TRANSFER)).toMatchObject({ data: { state: 'pending' } });
    const more = await bob.order(mall.skuId, 21);
    expect(await offers(bob, more.orderNumbers, TRANSFER)).toBe(false);
    expect(await bob.pay(more.orderNumbers, TRANSFER)).toMatchObject({ reason: 'payment.transferStock' });
    await bob.browser.call('PUT', `/p/myOrder/cancel/${more.orderNumbers}`);
    const rest = await bob.order(mall.skuId, 20);
    expect(await bob.pay(rest.orderNumbers, TRANSFER)).toMatchObject({ data: { state: 'pending' } });
    // Announcing it again gets the same answer, and the transfer is still offered.
    expect(await ada.pay(some.orderNumbers, TRANSFER)).toMatchObject({ data: { state: 'pending' } });
    expect(await offers(ada, some.orderNumbers, TRANSFER)).toBe(true);
  });
});

/** Two buyers announce transfers at once; the limit allows one. */
async function announceBoth(prepare: (mall: PayMall) => Promise<void> = async () => undefined) {
  const mall = await openLimitedMall({ transferStockPercent: 20, transferStockPieces: 5 });
  const buyers = [await mall.buyer('ada'), await mall.buyer('bob')];
  const placed: { buyer: Buyer; orderNumbers: string }[] = [];
  for (const buyer of buyers) placed.push({ buyer, ...(await buyer.order(mall.skuId, 60)) });
  await prepare(mall);
  const answers = await Promise.all(placed.map(({ buyer, orderNumbers }) => buyer.pay(orderNumbers, TRANSFER)));
  return answers.map(({ reason }) => reason ?? 'ok').sort();
}

describe('concurrent transfers for one SKU', () => {
  it('hold no more than the allowed share of the stock', async () => {
    expect(await announceBoth()).toEqual(['ok', 'payment.transferStock']);
  });

  it('control: without the row lock on the stock both are accepted', async () => {
    const outcome = announceBoth(async (mall) => {
      await removeRowLocks(mall, 'sku_stock', { event: 'update', count: 1, write: 'null' });
      await synchroniseTransactionsBefore(mall, 'insert', 'payment', 2);
    });
    expect(await outcome).toEqual(['ok', 'ok']);
  });
});

describe('cash on delivery', () => {
  it('is limited by the number of the buyer’s orders that have not arrived', async () => {
    const mall = await openLimitedMall({ cashOrdersPerBuyer: 1 });
    const ada = await mall.buyer('ada');
    const [first, second] = [await ada.place(1000), await ada.place(1000)];
    expect(await ada.pay(first.orderNumbers, CASH)).toMatchObject({ data: { state: 'promised' } });
    expect(await offers(ada, second.orderNumbers, CASH)).toBe(false);
    expect(await ada.pay(second.orderNumbers, CASH)).toMatchObject({ reason: 'payment.cashLimit' });
    await mall.rows('update mall_order set status = 3, shipped_at = now() where number = $1', [first.orderNumbers]);
    await ada.browser.call('PUT', `/p/myOrder/receipt/${first.orderNumbers}`);
    expect(await ada.pay(second.orderNumbers, CASH)).toMatchObject({ data: { state: 'promised' } });
  });

  it('is limited by the amount of these orders', async () => {
    const mall = await openLimitedMall({ cashCentsPerBuyer: 2500 });
    const ada = await mall.buyer('ada');
    const [first, second] = [await ada.place(1500), await ada.place(1001)];
    expect(await ada.pay(first.orderNumbers, CASH)).toMatchObject({ data: { state: 'promised' } });
    expect(await ada.pay(second.orderNumbers, CASH)).toMatchObject({
      reason: 'payment.cashLimit',
      msg: expect.stringContaining('$25.00'),
    });
  });

  it('is refused outside of the areas for cash', async () => {
    const mall = await openLimitedMall({});
    await mall.set('cashAreas', { areaIds: [440300] });
    const ada = await mall.buyer('ada');
    const { orderNumbers } = await ada.place(1000);
    await expect.poll(() => offers(ada, orderNumbers, CASH), { timeout: 10_000 }).toBe(false);
    expect(await ada.pay(orderNumbers, CASH)).toMatchObject({ reason: 'payment.cashArea' });
    expect(await offers(ada, orderNumbers, STRIPE)).toBe(true);
  });
});

/** One buyer chooses cash for two orders at once; the limit allows one. */
async function payBothInCash(prepare: (mall: PayMall) => Promise<void> = async () => undefined) {
  const mall = await openLimitedMall({ cashOrdersPerBuyer: 1 });
  const ada = await mall.buyer('ada');
  const placed = [await ada.place(1000), await ada.place(1000)];
  await prepare(mall);
  const answers = await Promise.all(placed.map(({ orderNumbers }) => ada.pay(orderNumbers, CASH)));
  return answers.map(({ reason }) => reason ?? 'ok').sort();
}

describe('concurrent orders to be paid on delivery', () => {
  it('stay within the limit', async () => {
    expect(await payBothInCash()).toEqual(['ok', 'payment.cashLimit']);
  });

  it('control: without the lock on the buyer both are accepted', async () => {
    const outcome = payBothInCash(async (mall) => {
      await mall.rows(`create or replace function lock_buyer_holdings(buyer uuid) returns void language sql as ''`);
      await synchroniseTransactionsBefore(mall, 'update', 'trade', 2);
    });
    expect(await outcome).toEqual(['ok', 'ok']);
  });
});
