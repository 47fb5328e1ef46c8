import { SYSTEM } from '@galleria/domain/access/access';
import type { MallRules } from '@galleria/domain/site/mall-rules';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../infra/database/transaction.ts';
import { synchroniseTransactionsBefore } from '../../testing/remove-guards.ts';
import { site } from '../site/index.ts';
import { count, openQuietMall, type Shopper, signInShopper, stockedSku } from './testing/shopper.ts';

async function openLimitedMall(rules: Partial<MallRules>) {
  const app = await openQuietMall();
  await inTransaction(app.database, SYSTEM, (transaction) => site.seed.seedSetting(transaction, 'rules', rules));
  const { skuId } = await stockedSku(app, 2, { priceCents: 1000, stock: 500 });
  return { app, skuId, ada: await signInShopper(app) };
}

const orderNumbersOf = ({ data }: Awaited<ReturnType<Shopper['buy']>>) =>
  (data as { orderNumbers: string }).orderNumbers;

describe('unpaid trades of one buyer', () => {
  it('are limited in number: the refusal names the limit, and cancelling one makes room', async () => {
    const { app, skuId, ada } = await openLimitedMall({ unpaidTradesPerBuyer: 2 });
    const first = await ada.buy(skuId);
    expect(await ada.buy(skuId)).toMatchObject({ code: '00000' });
    const refused = await ada.buy(skuId);
    expect(refused).toMatchObject({ reason: 'order.tooManyUnpaid', msg: expect.stringContaining('2') });
    expect(await count(app, 'sku_stock where sku_id = $1 and available = 498', [skuId])).toBe(1);
    const eve = await signInShopper(app);
    expect(await eve.buy(skuId)).toMatchObject({ code: '00000' });
    const headers = { authorization: ada.authorization };
    const cancelled = await app.call(`/p/myOrder/cancel/${orderNumbersOf(first)}`, { method: 'PUT', headers });
    expect(cancelled.envelope).toMatchObject({ code: '00000' });
    expect(await ada.buy(skuId)).toMatchObject({ code: '00000' });
  });

  it('are limited in their total number of pieces', async () => {
    const { skuId, ada } = await openLimitedMall({ unpaidPiecesPerBuyer: 10 });
    expect(await ada.buy(skuId, 11)).toMatchObject({ reason: 'order.tooManyUnpaidPieces' });
    expect(await ada.buy(skuId, 7)).toMatchObject({ code: '00000' });
    const refused = await ada.buy(skuId, 4);
    expect(refused).toMatchObject({ reason: 'order.tooManyUnpaidPieces', msg: expect.stringMatching(/10.*7/) });
    expect(await ada.buy(skuId, 3)).toMatchObject({ code: '00000' });
  });

  it('are limited to ten with two hundred pieces by default', async () => {
    const { skuId, ada } = await openLimitedMall({});
    for (let trade = 0; trade < 10; trade += 1) expect(await ada.buy(skuId)).toMatchObject({ code: '00000' });
    expect(await ada.buy(skuId)).toMatchObject({ reason: 'order.tooManyUnpaid' });
    const { skuId: another, ada: eve } = await openLimitedMall({});
    expect(await eve.buy(another, 201)).toMatchObject({ reason: 'order.tooManyUnpaidPieces' });
    expect(await eve.buy(another, 200)).toMatchObject({ code: '00000' });
  });

  it('accept a retry of a placed submission at the limit', async () => {
    const { skuId, ada } = await openLimitedMall({ unpaidTradesPerBuyer: 1 });
    const uuid = crypto.randomUUID();
    const first = await ada.buy(skuId, 1, { uuid });
    expect(first).toMatchObject({ code: '00000' });
    expect(await ada.buy(skuId, 1, { uuid })).toEqual(first);
    expect(await ada.buy(skuId)).toMatchObject({ reason: 'order.tooManyUnpaid' });
  });
});

const CONCURRENCY = 6;

/** Submits more orders of one buyer at once than are allowed; returns how many are placed. */
async function submitTooMany({ ada, skuId }: Awaited<ReturnType<typeof openLimitedMall>>) {
  const answers = await Promise.all(Array.from({ length: CONCURRENCY }, () => ada.buy(skuId)));
  return answers.filter(({ code }) => code === '00000').length;
}

describe('concurrent submissions of one buyer', () => {
  it('place only as many trades as are allowed', async () => {
    const mall = await openLimitedMall({ unpaidTradesPerBuyer: 2 });
    expect(await submitTooMany(mall)).toBe(2);
    expect(await count(mall.app, 'trade')).toBe(2);
  });

  it('control: without the lock on the buyer, place more', async () => {
    const mall = await openLimitedMall({ unpaidTradesPerBuyer: 2 });
    await mall.app.database.pool.query(
      `create or replace function lock_buyer_holdings(buyer uuid) returns void language sql as ''`,
    );
    await synchroniseTransactionsBefore(mall.app, 'update', 'sku_stock', CONCURRENCY);
    expect(await submitTooMany(mall)).toBe(CONCURRENCY);
  });
});
