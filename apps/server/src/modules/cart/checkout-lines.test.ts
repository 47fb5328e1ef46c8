import { SYSTEM } from '@galleria/domain/access/access';
import { MAX_LINES } from '@galleria/domain/cart/cart-rules';
import { describe, expect, it } from 'vitest';
import { inTransaction, type Transaction } from '../../infra/database/transaction.ts';
import { openSharedTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { cartPersonalData, putIntoCart, readSelectedLines, removeCheckoutLines } from './index.ts';
import { signIn, skusOf } from './testing/shoppers.ts';

const app = await openSharedTestApp();

function within<Result>(app: TestApp, work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
  return inTransaction(app.database, SYSTEM, work);
}

describe('readSelectedLines and removeCheckoutLines', () => {
  it('read the selected lines and remove them once', async () => {
    const [first = 0, second = 0] = await skusOf(app, 2, 2);
    const ada = await signIn(app);
    const taken = await ada.put(first, 2);
    const kept = await ada.put(second, 1);
    await ada.check([kept.basketId], 0);
    const lines = await readSelectedLines(app.database.queries, ada.userId);
    expect(lines).toEqual([{ basketId: taken.basketId, skuId: first, quantity: 2 }]);
    const take = (some: typeof lines) =>
      within(app, (transaction) => removeCheckoutLines(transaction, ada.userId, some));
    expect([await take(lines), await take(lines), await take([])]).toEqual([1, 0, 0]);
    expect(await ada.count()).toBe(1);
  });

  it('keep pieces added meanwhile and lines with fewer pieces, and do not change other carts', async () => {
    const [first = 0, second = 0] = await skusOf(app, 2, 2);
    const [ada, eve] = [await signIn(app), await signIn(app)];
    await ada.put(first, 2);
    await ada.put(second, 3);
    const lines = await readSelectedLines(app.database.queries, ada.userId);
    await ada.put(first, 4);
    await ada.put(second, -1);
    const take = (userId: string) => within(app, (transaction) => removeCheckoutLines(transaction, userId, lines));
    expect(await take(eve.userId)).toBe(0);
    expect(await ada.count()).toBe(8);
    expect(await take(ada.userId)).toBe(1);
    expect(await readSelectedLines(app.database.queries, ada.userId)).toMatchObject([
      { skuId: second, quantity: 2 },
      { skuId: first, quantity: 4 },
    ]);
  });

  it('lose no pieces that are added concurrently', async () => {
    const [sku = 0] = await skusOf(app, 2, 1, 1_000);
    const ada = await signIn(app);
    for (let round = 0; round < 10; round++) {
      await ada.put(sku, 5);
      const lines = await readSelectedLines(app.database.queries, ada.userId);
      const checkOut = () => within(app, (transaction) => removeCheckoutLines(transaction, ada.userId, lines));
      await Promise.all([ada.put(sku, 1), checkOut(), ada.put(sku, 1)]);
      expect(await ada.count()).toBe(2);
      await ada.put(sku, -2);
    }
  });
});

describe('putIntoCart', () => {
  it('puts and selects lines, optionally only these; a repeated call changes nothing', async () => {
    const [first = 0, second = 0] = await skusOf(app, 2, 2);
    const ada = await signIn(app);
    await ada.put(first, 1);
    const again = [{ skuId: second, prodId: 1, quantity: 3, priceCents: 500 }];
    const put = (onlyTheseChecked: boolean) =>
      within(app, (transaction) => putIntoCart(transaction, ada.userId, again, { onlyTheseChecked }));
    expect(await put(false)).toBeUndefined();
    expect(await readSelectedLines(app.database.queries, ada.userId)).toHaveLength(2);
    expect(await put(true)).toBeUndefined();
    expect(await readSelectedLines(app.database.queries, ada.userId)).toMatchObject([{ skuId: second, quantity: 3 }]);
    expect(await ada.count()).toBe(4);
  });

  it('sets the quantity of an existing line', async () => {
    const [sku = 0] = await skusOf(app, 2, 1);
    const ada = await signIn(app);
    await ada.put(sku, 5);
    const again = [{ skuId: sku, prodId: 1, quantity: 3, priceCents: 500 }];
    await within(app, (transaction) => putIntoCart(transaction, ada.userId, again, { onlyTheseChecked: true }));
    expect(await readSelectedLines(app.database.queries, ada.userId)).toMatchObject([{ skuId: sku, quantity: 3 }]);
  });

  it('merges lines of the same SKU', async () => {
    const [sku = 0] = await skusOf(app, 2, 1);
    const ada = await signIn(app);
    const line = { skuId: sku, prodId: 1, quantity: 2, priceCents: 500 };
    await within(app, (transaction) => putIntoCart(transaction, ada.userId, [line, line], { onlyTheseChecked: true }));
    expect(await ada.count()).toBe(4);
  });

  it('refuses all lines when the cart would be too long', async () => {
    const ada = await signIn(app);
    const many = Array.from({ length: MAX_LINES + 1 }, (_, index) => ({
      skuId: index + 1,
      prodId: 1,
      quantity: 1,
      priceCents: 1,
    }));
    const answer = await within(app, (transaction) =>
      putIntoCart(transaction, ada.userId, many, { onlyTheseChecked: false }),
    );
    expect(answer).toMatchObject({ refused: 'cart.full' });
    expect(await readSelectedLines(app.database.queries, ada.userId)).toEqual([]);
  });
});

describe('cartPersonalData', () => {
  it('exports and erases the cart of one buyer only', async () => {
    const [sku = 0] = await skusOf(app, 2, 1);
    const [ada, bob] = [await signIn(app), await signIn(app)];
    await ada.put(sku, 2);
    await bob.put(sku, 3);
    expect(await cartPersonalData.read(app.database.queries, ada.userId)).toMatchObject([{ skuId: sku, quantity: 2 }]);
    await within(app, (transaction) => cartPersonalData.erase(transaction, ada.userId));
    expect(await cartPersonalData.read(app.database.queries, ada.userId)).toEqual([]);
    expect(await bob.count()).toBe(3);
  });
});
