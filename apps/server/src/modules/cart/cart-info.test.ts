import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { seedCoupon } from '../promotions/testing/coupon-buyers.ts';
import {
  changeProduct,
  countStatements,
  type Info,
  type Shopper,
  setAvailableStock,
  setStoreStatus,
  signIn,
  skusOf,
} from './testing/shoppers.ts';

const linesOf = ({ shops }: Info) => shops.flatMap((shop) => shop.lines);

async function priceAll(app: TestApp, skuIds: number[], priceCents: number): Promise<void> {
  await app.database.queries.execute(
    sql`update sku set price_cents = ${priceCents}, old_price_cents = ${priceCents * 2} where id = any(${sql.param(skuIds)}::int[])`,
  );
}

/** Must be called before discounts are cached. */
async function onlyDiscounts(app: TestApp, ...rows: { storeId: number; kind: string; steps: object[] }[]) {
  await app.database.queries.execute(sql`delete from store_discount`);
  for (const { storeId, kind, steps } of rows) {
    await app.database.queries.execute(sql`
      insert into store_discount (store_id, name, kind, steps, starts_at, ends_at)
      values (${storeId}, '{"en": "Autumn", "zh_CN": "秋季"}', ${kind}, ${JSON.stringify(steps)}::jsonb,
        mall_now() - interval '1 day', mall_now() + interval '1 day')`);
  }
}

async function addAddress({ browser }: Shopper, areaId: number): Promise<number> {
  const draft = {
    receiver: 'Ada Lovelace',
    mobile: '13800138000',
    areaId,
    addr: '1 Keji South Road',
    postCode: '518057',
  };
  const { data } = await browser.call('POST', '/p/address/addAddr', draft);
  return (data as { addrId: number }).addrId;
}

describe('cartInfo', () => {
  it('groups lines by store, the one with the latest line first, at current prices', async () => {
    const app = await openTestApp();
    await onlyDiscounts(app);
    const [first = 0, second = 0] = await skusOf(app, 2, 2);
    const [other = 0] = await skusOf(app, 3, 1);
    await priceAll(app, [first, second, other], 1_000);
    const ada = await signIn(app);
    await ada.put(first, 1);
    await ada.put(other, 2);
    await ada.put(second, 3);
    await ada.put(other, 1);
    await priceAll(app, [first], 900);
    const cart = await ada.info();
    expect(cart.shops.map((shop) => [shop.shopId, shop.lines.map((line) => line.skuId)])).toEqual([
      [2, [second, first]],
      [3, [other]],
    ]);
    expect(cart.shops.every((shop) => shop.shopName !== '')).toBe(true);
    const cheaper = linesOf(cart).find((line) => line.skuId === first);
    expect(cheaper).toMatchObject({ price: 9, oriPrice: 18, priceWhenAdded: 10, stocks: 10, isDeliverable: true });
    expect(cheaper?.prodName).not.toBe('');
    expect(cart).toMatchObject({ checkedLines: 3, checkedPieces: 7, settledAtMost: 50, expiredCount: 0 });
    expect(cart.amounts).toMatchObject({ total: 69, reductions: [], transfee: 0, score: 0, actualTotal: 69 });
    expect(cart.shops.map((shop) => shop.amounts.actualTotal)).toEqual([39, 30]);
  });

  it('adds up selected lines, with reductions and the progress to each discount', async () => {
    const app = await openTestApp();
    const spend = [
      { from: 2_000, off: 300 },
      { from: 5_000, off: 1_000 },
    ];
    await onlyDiscounts(
      app,
      { storeId: 2, kind: 'spend', steps: spend },
      { storeId: 3, kind: 'pieces', steps: [{ from: 3, off: 10 }] },
      { storeId: 4, kind: 'spend', steps: spend },
    );
    const [first = 0, second = 0] = await skusOf(app, 2, 2);
    const [other = 0] = await skusOf(app, 3, 1);
    await priceAll(app, [first, second, other], 1_000);
    const ada = await signIn(app);
    await ada.put(first, 3);
    const { basketId } = await ada.put(second, 2);
    await ada.put(other, 2);
    await ada.check([basketId], 0);
    const cart = await ada.info();
    expect(cart.shops.map((shop) => [shop.shopId, shop.discounts])).toMatchObject([
      [3, [{ kind: 'pieces', name: 'Autumn', reached: null, next: { from: 3, off: 10, missing: 1 } }]],
      [2, [{ kind: 'spend', reached: { from: 20, off: 3 }, next: { from: 50, off: 10, missing: 20 } }]],
    ]);
    const reductions = [{ kind: 'storeDiscount', name: 'Autumn', amount: 3 }];
    expect(cart.amounts).toMatchObject({ total: 50, reductions, actualTotal: 47 });
    await ada.check([basketId], 1);
    expect((await ada.info()).amounts).toMatchObject({ total: 70, reductions: [{ amount: 10 }], actualTotal: 60 });
    await ada.check(
      linesOf(cart).map((line) => line.basketId),
      0,
    );
    expect(await ada.info()).toMatchObject({
      amounts: { total: 0, actualTotal: 0 },
      checkedLines: 0,
      checkedPieces: 0,
    });
  });

  it('returns the delivery days of a store to the address, by its slowest selected line', async () => {
    const app = await openTestApp();
    const [quick = 0, slow = 0] = await skusOf(app, 2, 2);
    const template = (minDays: number, maxDays: number) => sql`
      insert into shipping_template (store_id, name, basis, first_units, first_fee_cents, extra_units, extra_fee_cents,
        min_days, max_days, exceptions, not_to)
      values (2, 'Days', 'piece', 1, 0, 1, 0, ${minDays}, ${maxDays}, '[]', '{}') returning id`;
    for (const [sku, minDays, maxDays] of [
      [quick, 1, 2],
      [slow, 3, 6],
    ] as const) {
      const { rows } = await app.database.queries.execute<{ id: number }>(template(minDays, maxDays));
      await changeProduct(app, sku, `shipping_template_id = ${rows[0]?.id}, delivery_types = '{1}'`);
    }
    const ada = await signIn(app);
    await ada.put(quick, 1);
    await ada.put(slow, 1);
    const arrival = async () => (await ada.info()).shops[0]?.arrival;
    expect(await arrival()).toBeNull();
    await addAddress(ada, 440305);
    expect(await arrival()).toEqual({ minDays: 3, maxDays: 6 });
    const line = linesOf(await ada.info()).find(({ skuId }) => skuId === slow);
    await ada.check([line?.basketId ?? 0], 0);
    expect(await arrival()).toEqual({ minDays: 1, maxDays: 2 });
  });

  it('marks lines that are not delivered to the requested or default address', async () => {
    const app = await openTestApp();
    const [sku = 0, virtual = 0] = await skusOf(app, 2, 2);
    await app.database.queries.execute(sql`update shipping_template set not_to = '{810000}' where store_id = 2`);
    await changeProduct(app, sku, 'shipping_template_id = (select min(id) from shipping_template where store_id = 2)');
    await changeProduct(app, virtual, 'is_virtual = true');
    const ada = await signIn(app);
    await ada.put(sku, 1);
    await ada.put(virtual, 1);
    const deliverable = async (addrId?: number) => linesOf(await ada.info(addrId)).map((line) => line.isDeliverable);
    expect(await deliverable()).toEqual([true, true]);
    const [outside, inside] = [await addAddress(ada, 810102), await addAddress(ada, 440305)];
    expect(await deliverable()).toEqual([true, false]);
    expect(await deliverable(inside)).toEqual([true, true]);
    expect(await deliverable(outside)).toEqual([true, false]);
    const eve = await signIn(app);
    await eve.put(sku, 1);
    expect(linesOf(await eve.info(outside)).map((line) => line.isDeliverable)).toEqual([true]);
  });

  it('offers the best collectable coupons for the selected lines, and shows what own coupons save', async () => {
    const app = await openTestApp();
    await onlyDiscounts(app);
    await app.database.queries.execute(sql`truncate own_coupon, coupon`);
    const [sku = 0] = await skusOf(app, 2, 1);
    await priceAll(app, [sku], 10_000);
    const ada = await signIn(app);
    const { basketId } = await ada.put(sku, 1);
    const best = await seedCoupon(app, { storeId: 2, amountCents: 700 });
    await seedCoupon(app, { storeId: 2, amountCents: 300 });
    await seedCoupon(app, { storeId: 3, amountCents: 900 });
    const ofMall = await seedCoupon(app, { amountCents: 500 });
    const [shop] = (await ada.info()).shops;
    expect(shop).toMatchObject({ collectable: { couponId: best, saves: 7 }, couponSaves: 0 });
    expect(await ada.info()).toMatchObject({
      ...{ platformCollectable: { couponId: ofMall, saves: 5 }, platformCouponSaves: 0 },
    });
    for (const couponId of [best, ofMall]) await ada.browser.call('POST', '/p/coupon/receive', { couponId });
    expect(await ada.info()).toMatchObject({
      shops: [{ collectable: null, couponSaves: 7 }],
      ...{ platformCollectable: null, platformCouponSaves: 5, amounts: { actualTotal: 100 } },
    });
    await ada.check([basketId], 0);
    expect(await ada.info()).toMatchObject({ shops: [{ collectable: null, couponSaves: 0 }], platformCouponSaves: 0 });
  });

  it('returns the amount that a store’s selected lines lack to free shipping, after its discounts', async () => {
    const app = await openTestApp();
    await onlyDiscounts(app, { storeId: 2, kind: 'spend', steps: [{ from: 2_000, off: 300 }] });
    const [first = 0, second = 0] = await skusOf(app, 2, 2);
    await priceAll(app, [first, second], 2_000);
    await app.database.queries.execute(
      sql`update shipping_template set first_fee_cents = 600, free_over_cents = 3900, exceptions = '[]' where store_id = 2`,
    );
    const template = 'shipping_template_id = (select min(id) from shipping_template where store_id = 2)';
    for (const sku of [first, second]) await changeProduct(app, sku, `${template}, delivery_types = '{1}'`);
    const ada = await signIn(app);
    const freeShipping = async () => (await ada.info()).shops[0]?.freeShipping;
    await ada.put(first, 1);
    expect(await freeShipping()).toEqual({ from: 39, missing: 22 });
    const { basketId } = await ada.put(second, 2);
    expect(await freeShipping()).toEqual({ from: 39, missing: 0 });
    await ada.check([basketId], 0);
    expect(await freeShipping()).toEqual({ from: 39, missing: 22 });
    await changeProduct(app, first, `delivery_types = '{2}'`);
    expect(await freeShipping()).toBeNull();
  });

  it('runs six SQL statements for a cart of any length', async () => {
    const app = await openTestApp();
    const ada = await signIn(app);
    const skus = [...(await skusOf(app, 2, 12)), ...(await skusOf(app, 3, 12))];
    await ada.put(skus[0] ?? 0, 1);
    await ada.info();
    const withOne = await countStatements(app, () => ada.info());
    for (const sku of skus) await ada.put(sku, 1);
    const withMany = await countStatements(app, () => ada.info());
    expect(linesOf(await ada.info())).toHaveLength(24);
    // Six statements of the cart and one that reads the session.
    expect([withOne, withMany]).toEqual([7, 7]);
  });
});

describe('expiredCartItems', () => {
  it('lists lines that cannot be bought, with a reason: not counted, not selected, can be cleared', async () => {
    const app = await openTestApp();
    const [off = 0, gone = 0, soldOut = 0, flash = 0, good = 0] = await skusOf(app, 2, 5);
    const [closed = 0] = await skusOf(app, 3, 1);
    const ada = await signIn(app);
    for (const sku of [off, gone, soldOut, flash, closed, good]) await ada.put(sku, 2);
    await changeProduct(app, off, 'status = 0');
    await app.database.queries.execute(sql`update sku set is_on = false where id = ${gone}`);
    await setAvailableStock(app, [soldOut], 0);
    await changeProduct(app, flash, 'type = 2');
    await setStoreStatus(app, 3, 2);
    expect(await ada.count()).toBe(2);
    const reasons = (await ada.expired()).map(({ skuId, why }) => [skuId, why]);
    expect(reasons).toEqual([
      [closed, 'storeClosed'],
      [flash, 'notForCart'],
      [soldOut, 'soldOut'],
      [gone, 'noSku'],
      [off, 'offShelf'],
    ]);
    expect(await ada.info()).toMatchObject({ checkedLines: 1, checkedPieces: 2, expiredCount: 5 });
    const { rows } = await app.database.queries.execute<{ sku_id: number }>(
      sql`select sku_id from cart_line where owner = ${`buyer:${ada.userId}`} and is_checked`,
    );
    expect(rows).toEqual([{ sku_id: good }]);
    await ada.browser.call('DELETE', '/p/shopCart/cleanExpiryProdList');
    expect(await ada.expired()).toEqual([]);
    expect(linesOf(await ada.info()).map((line) => line.skuId)).toEqual([good]);
  });

  it('does not contain lines with too few pieces in stock', async () => {
    const app = await openTestApp();
    const [sku = 0] = await skusOf(app, 2, 1);
    const ada = await signIn(app);
    await ada.put(sku, 5);
    await setAvailableStock(app, [sku], 3);
    expect(linesOf(await ada.info())).toMatchObject([{ prodCount: 5, stocks: 3 }]);
  });

  it('lists a line whose SKU was deleted', async () => {
    const app = await openTestApp();
    const ada = await signIn(app);
    await app.database.queries.execute(sql`
      insert into cart_line (owner, sku_id, prod_id, quantity, added_price_cents)
      values (${`buyer:${ada.userId}`}, 2000000000, 77, 3, 1234)`);
    expect(await ada.expired()).toMatchObject([{ prodId: 77, prodCount: 3, price: 12.34, prodName: '', why: 'noSku' }]);
  });
});
