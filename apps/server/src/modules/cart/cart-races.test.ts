import { MAX_LINES } from '@galleria/domain/cart/cart-rules';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { removeAdvisoryLocks, synchroniseTransactionsBefore } from '../../testing/remove-guards.ts';
import { signIn, skusOf } from './testing/shoppers.ts';

describe('changeCartItem, called concurrently for one SKU', () => {
  /** Concurrent clicks on a SKU of which five are in stock. */
  async function clickConcurrently(app: TestApp, clicks: number) {
    const [sku = 0] = await skusOf(app, 2, 1, 5);
    const ada = await signIn(app);
    const answers = await Promise.all(Array.from({ length: clicks }, () => ada.change(sku, 1)));
    const refused = answers.filter(({ reason }) => reason === 'stock.insufficient').length;
    return { refused, pieces: await ada.count() };
  }

  it('does not exceed the stock', async () => {
    expect(await clickConcurrently(await openTestApp(), 20)).toEqual({ refused: 15, pieces: 5 });
  });

  it('does not exceed the stock without the lock either: the statement that adds checks the sum', async () => {
    const app = await openTestApp();
    await removeAdvisoryLocks(app);
    await synchroniseTransactionsBefore(app, 'insert', 'cart_line', 6);
    expect(await clickConcurrently(app, 6)).toEqual({ refused: 1, pieces: 5 });
  });

  it('adds up increments and decrements', async () => {
    const app = await openTestApp();
    const [sku = 0] = await skusOf(app, 2, 1, 1_000);
    const ada = await signIn(app);
    await ada.put(sku, 100);
    await Promise.all(Array.from({ length: 40 }, (_, index) => ada.change(sku, index % 2 ? 3 : -2)));
    expect(await ada.count()).toBe(100 + 20 * 3 - 20 * 2);
  });
});

describe('changeCartItem, called concurrently for different SKUs', () => {
  const NEW_LINES = 6;
  const ROOM = 2;

  /** Adds lines to a cart that has room for fewer. */
  async function addConcurrently(app: TestApp, beforeAdding: () => Promise<void> = async () => undefined) {
    const skus = await skusOf(app, 2, NEW_LINES);
    const ada = await signIn(app);
    await app.database.queries.execute(sql`
      insert into cart_line (owner, sku_id, prod_id, quantity, added_price_cents)
      select ${`buyer:${ada.userId}`}, -n, 1, 1, 1 from generate_series(1, ${MAX_LINES - ROOM}) as n`);
    await beforeAdding();
    const answers = await Promise.all(skus.map((sku) => ada.change(sku, 1)));
    return { refused: answers.filter(({ reason }) => reason === 'cart.full').length, pieces: await ada.count() };
  }

  it('does not exceed the limit of lines', async () => {
    expect(await addConcurrently(await openTestApp())).toEqual({ refused: NEW_LINES - ROOM, pieces: ROOM });
  });

  it('control: without the lock the limit of lines is exceeded', async () => {
    const app = await openTestApp();
    await removeAdvisoryLocks(app);
    const meet = () => synchroniseTransactionsBefore(app, 'insert', 'cart_line', NEW_LINES);
    expect(await addConcurrently(app, meet)).toEqual({ refused: 0, pieces: NEW_LINES });
  });
});

describe('selectCartItems, called concurrently', () => {
  it('does not deadlock when lines are named in different orders', async () => {
    const app = await openTestApp();
    const skus = await skusOf(app, 2, 6);
    const ada = await signIn(app);
    const ids: number[] = [];
    for (const sku of skus) ids.push((await ada.put(sku, 1)).basketId);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => ada.check(index % 2 ? ids : ids.toReversed(), index % 3 ? 1 : 0)),
    );
    expect(answers.every(({ success }) => success)).toBe(true);
  });
});
