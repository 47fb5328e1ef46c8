import { LINES_AT_MOST } from '@galleria/domain/cart/cart-rules';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/open-test-app.ts';
import { signIn, skusOf } from './testing/shoppers.ts';

describe('twenty clicks on a thing of which there are five', () => {
  it('put five into the cart', async () => {
    const app = await openTestApp();
    const [sku = 0] = await skusOf(app, 2, 1, 5);
    const ada = await signIn(app);
    const answers = await Promise.all(Array.from({ length: 20 }, () => ada.change(sku, 1)));
    expect(answers.filter(({ reason }) => reason === 'stock.insufficient')).toHaveLength(15);
    expect(await ada.count()).toBe(5);
  });

  it('would put in more or lose some if the line were read first and written then', async () => {
    const app = await openTestApp();
    const [sku = 0] = await skusOf(app, 2, 1, 5);
    const ada = await signIn(app);
    await ada.put(sku, 1);
    const owner = `buyer:${ada.userId}`;
    const clicks = 8;
    const everybody = Promise.withResolvers<void>();
    let looking = 0;
    const addNaively = () =>
      app.database.queries.transaction(async (queries) => {
        const { rows } = await queries.execute<{ quantity: number }>(
          sql`select quantity from cart_line where owner = ${owner}`,
        );
        looking += 1;
        if (looking === clicks) everybody.resolve();
        await everybody.promise;
        const quantity = (rows[0]?.quantity ?? 0) + 1;
        if (quantity > 5) return false;
        await queries.execute(sql`update cart_line set quantity = ${quantity} where owner = ${owner}`);
        return true;
      });
    const added = await Promise.all(Array.from({ length: clicks }, addNaively));
    // Eight were told that theirs is in, and there are two.
    expect(added.filter(Boolean)).toHaveLength(clicks);
    expect(await ada.count()).toBe(2);
  });
});

describe('many clicks at once', () => {
  it('up and down come out where they would one after the other', async () => {
    const app = await openTestApp();
    const [sku = 0] = await skusOf(app, 2, 1, 1_000);
    const ada = await signIn(app);
    await ada.put(sku, 100);
    await Promise.all(Array.from({ length: 40 }, (_, at) => ada.change(sku, at % 2 ? 3 : -2)));
    expect(await ada.count()).toBe(100 + 20 * 3 - 20 * 2);
  });

  it('never make more lines than a cart holds', async () => {
    const app = await openTestApp();
    const skus = await skusOf(app, 2, 8);
    const ada = await signIn(app);
    await app.database.queries.execute(sql`
      insert into cart_line (owner, sku_id, prod_id, quantity, added_price_cents)
      select ${`buyer:${ada.userId}`}, -n, 1, 1, 1 from generate_series(1, ${LINES_AT_MOST - 3}) as n`);
    const answers = await Promise.all(skus.map((sku) => ada.change(sku, 1)));
    expect(answers.filter(({ reason }) => reason === 'cart.full')).toHaveLength(5);
    expect(await ada.count()).toBe(3);
  });

  it('never wait for each other in a circle', async () => {
    const app = await openTestApp();
    const skus = await skusOf(app, 2, 6);
    const ada = await signIn(app);
    const ids: number[] = [];
    for (const sku of skus) ids.push((await ada.put(sku, 1)).basketId);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) => ada.check(at % 2 ? ids : ids.toReversed(), at % 3 ? 1 : 0)),
    );
    expect(answers.every(({ success }) => success)).toBe(true);
  });
});
