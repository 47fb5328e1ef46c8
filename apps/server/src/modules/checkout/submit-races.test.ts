import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/open-test-app.ts';
import { proveBalance } from '../ledger/index.ts';
import { count, giveCoupon, openQuietMall, signInShopper, stockedSku } from './testing/shopper.ts';

const MANY = 30;

async function submitAtOnce(app: TestApp) {
  const ada = await signInShopper(app);
  const { skuId } = await stockedSku(app, 2, { priceCents: 1999 });
  const uuid = randomUUID();
  return Promise.all(Array.from({ length: MANY }, () => ada.buy(skuId, 1, { uuid })));
}

describe('the same submission many times at once', () => {
  it('is one trade, and everybody gets its answer', async () => {
    const app = await openQuietMall();
    const answers = await submitAtOnce(app);
    expect(answers[0]).toMatchObject({ code: '00000' });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect([await count(app, 'trade'), await count(app, 'mall_order'), await count(app, 'order_line')]).toEqual([
      1, 1, 1,
    ]);
  });

  it('would be many without the unique key', async () => {
    const app = await openQuietMall();
    await app.database.pool.query(`
      alter table trade drop constraint trade_submission;
      alter table trade add constraint trade_submission unique (user_id, submission_id, id)`);
    await submitAtOnce(app);
    expect(await count(app, 'trade')).toBeGreaterThan(1);
  });
});

describe('the last piece', () => {
  it('goes to one of many', async () => {
    const app = await openQuietMall();
    const { skuId } = await stockedSku(app, 2, { priceCents: 1999, stock: 1 });
    const buyers = await Promise.all(Array.from({ length: MANY }, () => signInShopper(app)));
    const answers = await Promise.all(buyers.map((buyer) => buyer.buy(skuId)));
    expect(answers.filter(({ code }) => code === '00000')).toHaveLength(1);
    expect(answers.filter(({ reason }) => reason === 'stock.insufficient')).toHaveLength(MANY - 1);
    expect(await count(app, 'trade')).toBe(1);
    expect(await count(app, 'sku_stock where sku_id = $1 and available = 0', [skuId])).toBe(1);
  });

  it('would go to several who look first and write then', async () => {
    const app = await openQuietMall();
    const { skuId } = await stockedSku(app, 2, { priceCents: 1999, stock: 1 });
    const { pool } = app.database;
    const look = async () => {
      const { rows } = await pool.query('select available from sku_stock where sku_id = $1', [skuId]);
      return rows[0].available as number;
    };
    const seen = await Promise.all(Array.from({ length: 5 }, look));
    const sold = seen.filter((available) => available > 0).map((available) => available - 1);
    for (const left of sold) await pool.query('update sku_stock set available = $2 where sku_id = $1', [skuId, left]);
    expect(sold.length).toBeGreaterThan(1);
    expect(await look()).toBe(0);
  });
});

describe('what a buyer has once', () => {
  it('a cart is ordered once, however many submissions are made of it', async () => {
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

  it('a coupon is spent once', async () => {
    const app = await openQuietMall();
    const ada = await signInShopper(app);
    const { skuId } = await stockedSku(app, 2, { priceCents: 1999 });
    const couponId = await giveCoupon(app, ada.userId, { amountCents: 500 });
    const spend = () => ada.buy(skuId, 1, { couponUserIds: [couponId] });
    const answers = await Promise.all(Array.from({ length: 10 }, spend));
    expect(answers.filter(({ code }) => code === '00000')).toHaveLength(1);
    const [reductions] = (await app.database.pool.query('select sum(reduced_cents)::int as cents from mall_order'))
      .rows;
    expect(reductions.cents).toBe(500);
    expect(await count(app, 'sku_stock where sku_id = $1 and available = 49', [skuId])).toBe(1);
  });

  it('points are held once', async () => {
    const app = await openQuietMall();
    const ada = await signInShopper(app);
    await ada.givePoints(500);
    const { skuId } = await stockedSku(app, 2, { priceCents: 1999 });
    const answers = await Promise.all(Array.from({ length: 10 }, () => ada.buy(skuId, 1, { userUseScore: 400 })));
    expect(answers.filter(({ code }) => code === '00000')).toHaveLength(1);
    expect(answers.filter(({ reason }) => reason === 'ledger.insufficient')).toHaveLength(9);
    const balance = `ledger_account where owner = $1 and balance = 100 and kind = 'buyerPoints'`;
    expect(await count(app, balance, [ada.userId])).toBe(1);
    expect(await proveBalance(app.database.queries)).toEqual([]);
  });
});
