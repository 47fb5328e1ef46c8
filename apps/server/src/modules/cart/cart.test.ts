import { MAX_LINES, MAX_PIECES } from '@galleria/domain/cart/cart-rules';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/open-test-app.ts';
import {
  changeProduct,
  openGuest,
  setAvailableStock,
  setStoreStatus,
  siblingsOf,
  signIn,
  skusOf,
} from './testing/shoppers.ts';

describe('carts of different owners', () => {
  it('are separate for two buyers and two guests with the same SKU', async () => {
    const app = await openTestApp();
    const [sku = 0] = await skusOf(app, 2, 1, 50);
    const [ada, bob] = [await signIn(app), await signIn(app)];
    const [cat, dan] = [openGuest(app), openGuest(app)];
    await ada.put(sku, 1);
    await bob.put(sku, 2);
    await cat.change(sku, 3);
    await dan.change(sku, 4);
    expect(await Promise.all([ada.count(), bob.count(), cat.count(), dan.count()])).toEqual([1, 2, 3, 4]);
    expect((await ada.info()).shops[0]?.lines).toMatchObject([{ skuId: sku, prodCount: 1 }]);
  });

  it('cannot be changed by other buyers', async () => {
    const app = await openTestApp();
    const [sku = 0, other = 0] = await skusOf(app, 2, 2);
    const [ada, eve] = [await signIn(app), await signIn(app)];
    const { basketId } = await ada.put(sku, 2);
    await eve.put(other, 1);
    await eve.check([basketId], 0);
    await eve.remove([basketId]);
    await eve.change(sku, -1);
    await changeProduct(app, sku, 'status = 0');
    await eve.browser.call('DELETE', '/p/shopCart/cleanExpiryProdList');
    await changeProduct(app, sku, 'status = 1');
    const { shops, checkedLines } = await ada.info();
    expect(shops[0]?.lines).toMatchObject([{ basketId, prodCount: 2, isChecked: 1 }]);
    expect(checkedLines).toBe(1);
    expect(await eve.count()).toBe(1);
  });

  it('are refused to visitors (access.signIn)', async () => {
    const app = await openTestApp();
    for (const path of ['/p/shopCart/info', '/p/shopCart/changeItem', '/p/shopCart/merge']) {
      expect(await openGuest(app).browser.call('POST', path, {})).toMatchObject({ reason: 'access.signIn' });
    }
  });
});

describe('changeCartItem: quantity', () => {
  it('adds and removes pieces, and deletes the line at 0', async () => {
    const app = await openTestApp();
    const [sku = 0] = await skusOf(app, 2, 1);
    const ada = await signIn(app);
    const { basketId } = await ada.put(sku, 2);
    expect(await ada.put(sku, 3)).toEqual({ basketId, prodCount: 5, cartCount: 5 });
    expect(await ada.put(sku, -1)).toEqual({ basketId, prodCount: 4, cartCount: 4 });
    expect(await ada.put(sku, 0)).toEqual({ basketId, prodCount: 4, cartCount: 4 });
    expect(await ada.put(sku, -9)).toEqual({ basketId: 0, prodCount: 0, cartCount: 0 });
    expect(await ada.put(sku, -1)).toEqual({ basketId: 0, prodCount: 0, cartCount: 0 });
  });

  it('can be reduced when the product cannot be bought any more', async () => {
    const app = await openTestApp();
    const [sku = 0] = await skusOf(app, 2, 1);
    const ada = await signIn(app);
    await ada.put(sku, 5);
    await setAvailableStock(app, [sku], 1);
    expect(await ada.put(sku, -1)).toMatchObject({ prodCount: 4 });
    await changeProduct(app, sku, 'status = 0');
    expect(await ada.put(sku, -1)).toMatchObject({ prodCount: 3, cartCount: 0 });
  });
});

describe('changeCartItem: refusals', () => {
  it.each([
    ['product.offShelf', 'status = 0'],
    ['product.notFound', 'status = -1'],
    ['cart.preSale', 'type = 4'],
    ['cart.combo', 'type = 5'],
    ['cart.flashSale', 'type = 2'],
    ['product.offShelf', 'type = 3'],
    ['product.offShelf', 'type = 6'],
  ])('refuses with %s when %s', async (reason, change) => {
    const app = await openTestApp();
    const [sku = 0, other = 0] = await skusOf(app, 2, 2);
    const ada = await signIn(app);
    await ada.put(other, 1);
    await changeProduct(app, sku, change);
    expect(await ada.change(sku, 1)).toMatchObject({ reason });
    expect(await ada.change(sku, 1, other)).toMatchObject({ reason });
    expect(await openGuest(app).change(sku, 1)).toMatchObject({ reason });
    expect(await ada.count()).toBe(1);
  });

  it('refuses a disabled or unknown SKU, and a closed store', async () => {
    const app = await openTestApp();
    const [sku = 0, other = 0] = await skusOf(app, 2, 2);
    const ada = await signIn(app);
    await app.database.queries.execute(sql`update sku set is_on = false where id = ${sku}`);
    expect(await ada.change(sku, 1)).toMatchObject({ reason: 'product.notFound' });
    expect(await ada.change(2_000_000_000, 1)).toMatchObject({ reason: 'product.notFound' });
    await setStoreStatus(app, 2, 3);
    expect(await ada.change(other, 1)).toMatchObject({ reason: 'store.notOpen' });
  });

  it('refuses more pieces than in stock, and names the SKU', async () => {
    const app = await openTestApp();
    const [sku = 0] = await skusOf(app, 2, 1, 5);
    const ada = await signIn(app);
    expect(await ada.change(sku, 6)).toMatchObject({ reason: 'stock.insufficient', data: sku });
    expect(await ada.change(sku, 3)).toMatchObject({ code: '00000' });
    expect(await ada.change(sku, 3)).toMatchObject({ reason: 'stock.insufficient', data: sku });
    expect(await ada.change(sku, 2)).toMatchObject({ data: { prodCount: 5 } });
    await setAvailableStock(app, [sku], 100_000);
    expect(await ada.change(sku, MAX_PIECES)).toMatchObject({ reason: 'stock.insufficient' });
    expect(await ada.change(sku, MAX_PIECES + 1)).toMatchObject({ reason: 'input.invalid' });
  });

  it('refuses a line beyond the limit, but not more pieces of an existing one', async () => {
    const app = await openTestApp();
    const [sku = 0, other = 0] = await skusOf(app, 2, 2);
    const ada = await signIn(app);
    await ada.put(sku, 1);
    await app.database.queries.execute(sql`
      insert into cart_line (owner, sku_id, prod_id, quantity, added_price_cents)
      select ${`buyer:${ada.userId}`}, -n, 1, 1, 1 from generate_series(1, ${MAX_LINES - 1}) as n`);
    expect(await ada.change(other, 1)).toMatchObject({ reason: 'cart.full' });
    expect(await ada.change(other, 99)).toMatchObject({ reason: 'cart.full' });
    expect(await ada.change(sku, 1)).toMatchObject({ data: { prodCount: 2 } });
    expect(await ada.change(other, 3, sku)).toMatchObject({ data: { prodCount: 3 } });
  });
});

describe('changeCartItem with oldSkuId', () => {
  it('replaces the SKU and keeps position and selection', async () => {
    const app = await openTestApp();
    const [old, sku] = await siblingsOf(app);
    const ada = await signIn(app);
    const [later = 0] = await skusOf(app, 3, 1);
    const { basketId } = await ada.put(old, 4);
    await ada.put(later, 1);
    await ada.check([basketId], 0);
    expect((await ada.change(sku, 2, old)).data).toMatchObject({ prodCount: 2, cartCount: 3 });
    const lines = (await ada.info()).shops.flatMap((shop) => shop.lines);
    expect(lines.map((line) => [line.skuId, line.prodCount, line.isChecked])).toEqual([
      [later, 1, 1],
      [sku, 2, 0],
    ]);
  });

  it('merges with an existing line of the SKU, within the stock', async () => {
    const app = await openTestApp();
    const [old, sku] = await siblingsOf(app, 5);
    const ada = await signIn(app);
    await ada.put(old, 3);
    await ada.put(sku, 3);
    expect(await ada.change(sku, 3, old)).toMatchObject({ reason: 'stock.insufficient', data: sku });
    expect(await ada.count()).toBe(6);
    expect((await ada.change(sku, 2, old)).data).toMatchObject({ prodCount: 5, cartCount: 5 });
    expect((await ada.info()).shops.flatMap((shop) => shop.lines)).toHaveLength(1);
  });

  it('is idempotent under concurrent calls', async () => {
    const app = await openTestApp();
    const [old, sku] = await siblingsOf(app);
    const ada = await signIn(app);
    await ada.put(old, 2);
    const answers = await Promise.all(Array.from({ length: 8 }, () => ada.change(sku, 2, old)));
    expect(answers.map(({ data }) => (data as { prodCount: number }).prodCount)).toEqual(Array(8).fill(2));
    expect(await ada.count()).toBe(2);
  });

  it('sets the quantity when the SKU is the same', async () => {
    const app = await openTestApp();
    const [sku = 0] = await skusOf(app, 2, 1, 5);
    const ada = await signIn(app);
    const { basketId } = await ada.put(sku, 2);
    expect((await ada.change(sku, 5, sku)).data).toMatchObject({ basketId, prodCount: 5 });
    expect(await ada.change(sku, 6, sku)).toMatchObject({ reason: 'stock.insufficient' });
    await setAvailableStock(app, [sku], 1);
    expect((await ada.change(sku, 3, sku)).data).toMatchObject({ basketId, prodCount: 3 });
    expect((await ada.change(sku, 0, sku)).data).toMatchObject({ basketId: 0, prodCount: 0 });
  });
});
