import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../../testing/open-test-app.ts';
import { openShopper, pickItems } from '../testing/shopper.ts';

describe('buyAgain', () => {
  it('puts the lines into the cart, selects only these, and is idempotent', async () => {
    const app = await openTestApp();
    const ada = await openShopper(app);
    const [one, two, other] = await pickItems(app, 3);
    if (!one || !two || !other) throw new Error('the demo has too few stores');
    const [number = ''] = await ada.order([{ ...one, count: 3 }]);
    await ada.call('POST', '/shopCart/changeItem', { ...other, count: 2 });
    const again = () => ada.call('POST', `/myOrder/buyAgain/${number}`);
    expect((await again()).data).toEqual({ addedLines: 1, missing: [], fewer: [], cartCount: 5, isChecked: 1 });
    expect((await again()).data).toMatchObject({ addedLines: 1, cartCount: 5 });
    await ada.call('POST', '/shopCart/changeItem', { ...one, count: 4 });
    expect((await again()).data).toMatchObject({ addedLines: 1, cartCount: 5 });
    const { rows } = await app.database.queries.execute(sql`
      select sku_id, quantity, is_checked from cart_line where owner = ${`buyer:${ada.userId}`} order by is_checked`);
    expect(rows).toEqual([
      { sku_id: other.skuId, quantity: 2, is_checked: false },
      { sku_id: one.skuId, quantity: 3, is_checked: true },
    ]);
  });

  it('reports missing SKUs, and adds as many pieces as are in stock', async () => {
    const app = await openTestApp();
    const ada = await openShopper(app);
    const [item] = await pickItems(app);
    if (!item) throw new Error('the demo has nothing');
    const { rows } = await app.database.queries.execute<{ id: number; product: number }>(sql`
      select min(sku.id) as id, product.id as product from sku
      join product on product.id = sku.product_id join sku_stock on sku_stock.sku_id = sku.id
      where product.store_id = (select store_id from product where id = (select product_id from sku where id = ${item.skuId}))
        and product.status = 1 and available >= 3 and sku.is_on and product.id <> (select product_id from sku where id = ${item.skuId})
      group by product.id order by product.id limit 3`);
    const others = rows.map(({ id }) => ({ skuId: id, count: 2 }));
    expect(others).toHaveLength(3);
    const [number = ''] = await ada.order([{ ...item, count: 2 }, ...others]);
    const [gone, soldOut, short] = rows;
    const { queries } = app.database;
    await queries.execute(sql`update product set status = 0 where id = ${gone?.product}`);
    await queries.execute(sql`update sku_stock set available = 0 where sku_id = ${soldOut?.id}`);
    await queries.execute(sql`update sku_stock set available = 1 where sku_id = ${short?.id}`);
    const { data } = await ada.call('POST', `/myOrder/buyAgain/${number}`);
    const { lines } = await ada.detail(number);
    const nameOf = (skuId: number | undefined) => lines.find((line) => line.skuId === skuId)?.prodName;
    expect(data).toMatchObject({ addedLines: 2, cartCount: 3, isChecked: 1 });
    const { missing, fewer } = data as { missing: { prodName: string }[]; fewer: unknown };
    expect(fewer).toMatchObject([{ prodName: nameOf(short?.id), prodCount: 1, ordered: 2 }]);
    expect(missing.map(({ prodName }) => prodName).toSorted()).toEqual(
      [nameOf(gone?.id), nameOf(soldOut?.id)].toSorted(),
    );
    await queries.execute(sql`update store set status = 3`);
    await queries.execute(sql`select pg_notify('mall_changed', 'stores')`);
    await expect.poll(() => ada.reason('POST', `/myOrder/buyAgain/${number}`)).toBe('order.nothingLeft');
  });

  it('accepts several orders at once and adds up a SKU that two of them contain', async () => {
    const app = await openTestApp();
    const [ada, eve] = [await openShopper(app), await openShopper(app)];
    const [one, two, other, evesOwn] = await pickItems(app, 4);
    if (!one || !two || !other || !evesOwn) throw new Error('the demo has too few stores');
    const numbers = [...(await ada.order([{ ...one, count: 2 }, two])), ...(await ada.order([one]))];
    expect(numbers).toHaveLength(3);
    await ada.call('POST', '/shopCart/changeItem', other);
    const [path = '', ...rest] = numbers;
    const again = (orderNumbers: string[]) =>
      ada.call('POST', `/myOrder/buyAgain/${path}`, { orderNumbers: orderNumbers.join(',') });
    expect(await again([...rest, ...(await eve.order([evesOwn]))])).toMatchObject({ reason: 'order.notFound' });
    expect((await again(rest)).data).toMatchObject({ addedLines: 2, missing: [], fewer: [], cartCount: 5 });
    const { rows } = await app.database.queries.execute(sql`
      select sku_id, quantity from cart_line where owner = ${`buyer:${ada.userId}`} and is_checked order by sku_id`);
    expect(rows).toEqual(
      [
        { sku_id: one.skuId, quantity: 3 },
        { sku_id: two.skuId, quantity: 1 },
      ].toSorted((first, second) => first.sku_id - second.sku_id),
    );
    await app.database.queries.execute(sql`update sku_stock set available = 0 where sku_id = ${two.skuId}`);
    expect((await again(rest)).data).toMatchObject({ addedLines: 1, missing: [{}], fewer: [] });
  });

  it('refuses when the cart is full, and changes nothing', async () => {
    const app = await openTestApp();
    const ada = await openShopper(app);
    const [number = ''] = await ada.order(await pickItems(app));
    await app.database.queries.execute(sql`
      insert into cart_line (owner, sku_id, prod_id, quantity, is_checked, added_price_cents)
      select ${`buyer:${ada.userId}`}, id, product_id, 1, true, 1 from sku
      where id not in (select sku_id from order_line) order by id limit 200`);
    expect(await ada.reason('POST', `/myOrder/buyAgain/${number}`)).toBe('cart.full');
    const { rows } = await app.database.queries.execute(sql`
      select count(*)::int as lines from cart_line where owner = ${`buyer:${ada.userId}`} and is_checked`);
    expect(rows).toEqual([{ lines: 200 }]);
  });
});
