import { SYSTEM } from '@galleria/domain/access/access';
import { MAX_LINES, MAX_SAVED } from '@galleria/domain/cart/cart-rules';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../infra/database/transaction.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { removeAdvisoryLocks, synchroniseTransactionsBefore } from '../../testing/remove-guards.ts';
import { cart } from './index.ts';
import { changeProduct, countStatements, type Shopper, setAvailableStock, signIn, skusOf } from './testing/shoppers.ts';

interface Saved {
  skuId: number;
  prodCount: number;
  why: string | null;
}

const savedOf = async ({ browser }: Shopper) => (await browser.call('GET', '/p/shopCart/saved')).data as Saved[];
const save = ({ browser }: Shopper, ...basketIds: number[]) =>
  browser.call('POST', '/p/shopCart/saveForLater', { basketIds });
const moveBack = ({ browser }: Shopper, skuId: number) => browser.call('POST', '/p/shopCart/moveToCart', { skuId });

async function openSaved(app: TestApp, quantity = 3, stock = 10) {
  const [sku = 0] = await skusOf(app, 2, 1, stock);
  const ada = await signIn(app);
  await save(ada, (await ada.put(sku, quantity)).basketId);
  return { app, ada, sku };
}

describe('saved lines', () => {
  it('leave the cart and its count, and are moved back with their quantity', async () => {
    const { ada, sku } = await openSaved(await openTestApp());
    expect(await ada.count()).toBe(0);
    expect(await savedOf(ada)).toMatchObject([{ skuId: sku, prodCount: 3, why: null, stocks: 10 }]);
    expect(await moveBack(ada, sku)).toMatchObject({ data: { prodCount: 3, cartCount: 3 } });
    expect(await savedOf(ada)).toEqual([]);
    // A second click finds the line moved already.
    expect(await moveBack(ada, sku)).toMatchObject({ data: { prodCount: 3, cartCount: 3 } });
  });

  it('are merged into one row per SKU with the summed quantity', async () => {
    const { ada, sku } = await openSaved(await openTestApp());
    await save(ada, (await ada.put(sku, 2)).basketId);
    expect(await savedOf(ada)).toMatchObject([{ skuId: sku, prodCount: 5 }]);
  });

  it('cannot be moved or removed by another buyer', async () => {
    const { app, ada, sku } = await openSaved(await openTestApp());
    const eve = await signIn(app);
    const { basketId } = await ada.put(sku, 1);
    expect(await save(eve, basketId)).toMatchObject({ data: { savedLines: 0 } });
    expect(await moveBack(eve, sku)).toMatchObject({ data: { basketId: 0, cartCount: 0 } });
    await eve.browser.call('PUT', '/p/shopCart/removeSaved', { skuIds: [sku] });
    expect(await savedOf(ada)).toHaveLength(1);
    await ada.browser.call('PUT', '/p/shopCart/removeSaved', { skuIds: [sku] });
    expect(await savedOf(ada)).toEqual([]);
  });

  it('stay saved, and are refused with the reason, when off sale or sold out', async () => {
    const { app, ada, sku } = await openSaved(await openTestApp());
    await setAvailableStock(app, [sku], 0);
    expect(await savedOf(ada)).toMatchObject([{ why: 'soldOut' }]);
    expect(await moveBack(ada, sku)).toMatchObject({ reason: 'stock.insufficient' });
    await setAvailableStock(app, [sku], 9);
    await changeProduct(app, sku, 'status = 0');
    expect(await savedOf(ada)).toMatchObject([{ why: 'offShelf' }]);
    expect(await moveBack(ada, sku)).toMatchObject({ reason: 'product.offShelf' });
    expect(await savedOf(ada)).toHaveLength(1);
  });

  it('are moved back within the stock and the line limit of the cart', async () => {
    const { app, ada, sku } = await openSaved(await openTestApp(), 5);
    await setAvailableStock(app, [sku], 4);
    await ada.put(sku, 1);
    expect(await moveBack(ada, sku)).toMatchObject({ data: { prodCount: 4 } });
    await save(ada, ...(await ada.info()).shops.flatMap(({ lines }) => lines.map(({ basketId }) => basketId)));
    await app.database.queries.execute(sql`
      insert into cart_line (owner, sku_id, prod_id, quantity, added_price_cents)
      select ${`buyer:${ada.userId}`}, -n, 1, 1, 1 from generate_series(1, ${MAX_LINES}) as n`);
    expect(await moveBack(ada, sku)).toMatchObject({ reason: 'cart.full' });
    expect(await savedOf(ada)).toHaveLength(1);
  });

  it('have a limit; lines beyond it stay in the cart', async () => {
    const app = await openTestApp();
    const [sku = 0] = await skusOf(app, 2, 1);
    const ada = await signIn(app);
    await app.database.queries.execute(sql`
      insert into saved_line (user_id, sku_id, prod_id, quantity, added_price_cents)
      select ${ada.userId}, -n, 1, 1, 1 from generate_series(1, ${MAX_SAVED}) as n`);
    const { basketId } = await ada.put(sku, 1);
    expect(await save(ada, basketId)).toMatchObject({ reason: 'cart.savedFull' });
    expect(await ada.count()).toBe(1);
  });

  it('add no SQL statement to reading the cart', async () => {
    const { app, ada, sku } = await openSaved(await openTestApp());
    await ada.put(sku, 1);
    await ada.info();
    const withSaved = await countStatements(app, () => ada.info());
    await ada.browser.call('PUT', '/p/shopCart/removeSaved', { skuIds: [sku] });
    expect(await countStatements(app, () => ada.info())).toBe(withSaved);
    expect(withSaved).toBeGreaterThan(0);
  });

  it('are exported and erased with the account', async () => {
    const { app, ada, sku } = await openSaved(await openTestApp());
    const saved = cart.personalData?.find(({ capability }) => capability === 'savedLines');
    expect(await saved?.read(app.database.queries, ada.userId)).toMatchObject([{ skuId: sku, quantity: 3 }]);
    await inTransaction(app.database, SYSTEM, async (transaction) => saved?.erase(transaction, ada.userId));
    expect(await savedOf(ada)).toEqual([]);
  });
});

describe('moving one saved line back several times concurrently', () => {
  it('adds its pieces once', async () => {
    const { ada, sku } = await openSaved(await openTestApp());
    await Promise.all(Array.from({ length: 5 }, () => moveBack(ada, sku)));
    expect(await ada.count()).toBe(3);
  });
});

describe('saving two lines concurrently when the list has room for one', () => {
  async function saveAtOnce(app: TestApp) {
    const skus = await skusOf(app, 2, 2);
    const ada = await signIn(app);
    const lines: number[] = [];
    for (const sku of skus) lines.push((await ada.put(sku, 1)).basketId);
    await app.database.queries.execute(sql`
      insert into saved_line (user_id, sku_id, prod_id, quantity, added_price_cents)
      select ${ada.userId}, -n, 1, 1, 1 from generate_series(1, ${MAX_SAVED - 1}) as n`);
    return { ada, saveBoth: () => Promise.all(lines.map((basketId) => save(ada, basketId))) };
  }

  it('keeps one of them in the cart', async () => {
    const { ada, saveBoth } = await saveAtOnce(await openTestApp());
    await saveBoth();
    expect(await ada.count()).toBe(1);
  });

  it('control: without the lock both are saved', async () => {
    const app = await openTestApp();
    await removeAdvisoryLocks(app);
    const { ada, saveBoth } = await saveAtOnce(app);
    await synchroniseTransactionsBefore(app, 'insert', 'saved_line', 2);
    // The trigger waits at the commit instead: each transaction has counted before it can see the other's line.
    await app.database.pool.query(`
      drop trigger meet on saved_line;
      create constraint trigger meet after insert on saved_line deferrable initially deferred
        for each row execute function meet_saved_line()`);
    await saveBoth();
    expect(await ada.count()).toBe(0);
  });
});
