import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/open-test-app.ts';
import { proveBalance } from '../ledger/index.ts';
import { count, grantCoupon, openQuietMall, signInShopper, stockedSku } from './testing/shopper.ts';

const MANY = 30;

async function submitAtOnce(app: TestApp) {
  const ada = await signInShopper(app);
  const { skuId } = await stockedSku(app, 2, { priceCents: 1999 });
  const uuid = randomUUID();
  return Promise.all(Array.from({ length: MANY }, () => ada.buy(skuId, 1, { uuid })));
}

describe('submitOrder called concurrently with the same uuid', () => {
  it('places one trade, and returns the same answer to every call', async () => {
    const app = await openQuietMall();
    const answers = await submitAtOnce(app);
    expect(answers[0]).toMatchObject({ code: '00000' });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect([await count(app, 'trade'), await count(app, 'mall_order'), await count(app, 'order_line')]).toEqual([
      1, 1, 1,
    ]);
  });

  it('control: without the unique key, places several trades', async () => {
    const app = await openQuietMall();
    await app.database.pool.query(`
      alter table trade drop constraint trade_submission;
      alter table trade add constraint trade_submission unique (user_id, submission_id, id)`);
    await submitAtOnce(app);
    expect(await count(app, 'trade')).toBeGreaterThan(1);
  });
});

/** Many buyers order one SKU with one piece in stock. */
async function buyLastPiece(app: TestApp, prepare: () => Promise<unknown> = async () => undefined) {
  const { skuId } = await stockedSku(app, 2, { priceCents: 1999, stock: 1 });
  const buyers = await Promise.all(Array.from({ length: MANY }, () => signInShopper(app)));
  await prepare();
  const answers = await Promise.all(buyers.map((buyer) => buyer.buy(skuId)));
  return { skuId, answers, placed: answers.filter(({ code }) => code === '00000') };
}

describe('submitOrder called concurrently for the last piece', () => {
  it('sells it to one of many buyers', async () => {
    const app = await openQuietMall();
    const { skuId, answers, placed } = await buyLastPiece(app);
    expect(placed).toHaveLength(1);
    expect(answers.filter(({ reason }) => reason === 'stock.insufficient')).toHaveLength(MANY - 1);
    expect(await count(app, 'trade')).toBe(1);
    expect(await count(app, 'sku_stock where sku_id = $1 and available = 0', [skuId])).toBe(1);
  });

  it('control: when a reservation does not reduce the stock, sells it to several', async () => {
    const app = await openQuietMall();
    const buyers = buyLastPiece(app, () =>
      app.database.pool.query(`
        create function keep_stock() returns trigger language plpgsql as $$ begin
          new.available := old.available;
          return new;
        end $$;
        create trigger keep_stock before update on sku_stock for each row execute function keep_stock()`),
    );
    expect((await buyers).placed.length).toBeGreaterThan(1);
  });
});

describe('submitOrder called concurrently by one buyer', () => {
  it('orders a cart once, also for ten submissions', async () => {
    const app = await openQuietMall();
    const ada = await signInShopper(app);
    const things = [await stockedSku(app, 2, { priceCents: 1999 }), await stockedSku(app, 3, { priceCents: 501 })];
    for (const { skuId } of things) await ada.putIntoCart(skuId, 2);
    const { linesToken } = (await ada.confirm({})).data as { linesToken: string };
    const answers = await Promise.all(Array.from({ length: 10 }, () => ada.submit({ linesToken })));
    expect(answers.filter(({ code }) => code === '00000')).toHaveLength(1);
    expect(answers.filter(({ reason }) => reason === 'cart.changed')).toHaveLength(9);
    expect(await count(app, 'trade')).toBe(1);
    for (const { skuId } of things) {
      expect(await count(app, 'sku_stock where sku_id = $1 and available = 48', [skuId])).toBe(1);
    }
    expect(await count(app, 'cart_line where owner = $1', [`buyer:${ada.userId}`])).toBe(0);
  });

  it('redeems a coupon once', async () => {
    const app = await openQuietMall();
    const ada = await signInShopper(app);
    const { skuId } = await stockedSku(app, 2, { priceCents: 1999 });
    const couponId = await grantCoupon(app, ada.userId, { amountCents: 500 });
    const spend = () => ada.buy(skuId, 1, { couponUserIds: [couponId] });
    const answers = await Promise.all(Array.from({ length: 10 }, spend));
    expect(answers.filter(({ code }) => code === '00000')).toHaveLength(1);
    const [reductions] = (await app.database.pool.query('select sum(reduced_cents)::int as cents from mall_order'))
      .rows;
    expect(reductions.cents).toBe(500);
    expect(await count(app, 'sku_stock where sku_id = $1 and available = 49', [skuId])).toBe(1);
  });

  it('holds points once', async () => {
    const app = await openQuietMall();
    const ada = await signInShopper(app);
    await ada.grantPoints(500);
    const { skuId } = await stockedSku(app, 2, { priceCents: 1999 });
    const answers = await Promise.all(Array.from({ length: 10 }, () => ada.buy(skuId, 1, { userUseScore: 400 })));
    expect(answers.filter(({ code }) => code === '00000')).toHaveLength(1);
    expect(answers.filter(({ reason }) => reason === 'points.insufficient')).toHaveLength(9);
    const balance = `ledger_account where owner = $1 and balance = 100 and kind = 'buyerPoints'`;
    expect(await count(app, balance, [ada.userId])).toBe(1);
    expect(await proveBalance(app.database.queries)).toEqual([]);
  });
});
