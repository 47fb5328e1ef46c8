import { MAX_ALERTS } from '@galleria/domain/favourites/alert-rules';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../../testing/open-test-app.ts';
import { activities } from '../../activities/index.ts';
import { hoursFromNow, openActivityMaker, setClock } from '../../marketing/testing/activity-maker.ts';
import { favourites } from '../index.ts';
import { changePrice, countStock, deliverAlerts, findThing, openWaiter, readSent } from '../testing/alerts.ts';

async function openSoldOut() {
  const app = await openTestApp();
  const thing = await findThing(app);
  await countStock(app, thing, 0);
  return { app, thing, ada: await openWaiter(app, 'ada') };
}

describe('a stock alert', () => {
  it('is sent once when the SKU is back in stock, and again only after a new request', async () => {
    const { app, thing, ada } = await openSoldOut();
    expect(await ada.askForStock(thing)).toBeUndefined();
    expect(await ada.askForStock(thing)).toBeUndefined();
    const own = await ada.browser.call('GET', `/p/alert/product?prodId=${thing.prodId}`);
    expect(own.data).toEqual({ skuIds: [thing.skuId], hasPriceAlert: false });
    await deliverAlerts(app);
    expect(await readSent(app)).toEqual([]);
    await countStock(app, thing, 5);
    await deliverAlerts(app);
    expect(await readSent(app)).toMatchObject([{ address: ada.mail, template: 'backInStock' }]);
    await countStock(app, thing, 0);
    await countStock(app, thing, 5);
    await deliverAlerts(app);
    expect(await readSent(app)).toHaveLength(1);
    await countStock(app, thing, 0);
    expect(await ada.askForStock(thing)).toBeUndefined();
    await countStock(app, thing, 1);
    await deliverAlerts(app);
    expect(await readSent(app)).toHaveLength(2);
    expect(await ada.alerts()).toMatchObject({ total: 1, records: [{ kind: 'stock', sentTime: expect.any(String) }] });
  });

  it('is not sent while the product is off sale; the sweep job sends it without an event', async () => {
    const { app, thing, ada } = await openSoldOut();
    await ada.askForStock(thing);
    await app.database.pool.query('update product set status = 0 where id = $1', [thing.prodId]);
    await countStock(app, thing, 5);
    await deliverAlerts(app);
    expect(await readSent(app)).toEqual([]);
    await app.database.pool.query('update product set status = 1 where id = $1', [thing.prodId]);
    await favourites.jobs?.sweepAlerts?.run(app.services.favourites, {});
    expect(await readSent(app)).toHaveLength(1);
  });

  it('is accepted from buyers and for sold-out SKUs only, and not sent after it is cancelled', async () => {
    const { app, thing, ada } = await openSoldOut();
    const guest = await app.call('/p/alert/stock', { method: 'PUT', payload: { skuId: thing.skuId, isOn: true } });
    expect(guest.envelope.reason).toBe('access.signIn');
    expect(await ada.askForStock({ ...thing, skuId: 999_999_999 })).toBe('product.notFound');
    const grace = await openWaiter(app, 'grace');
    await ada.askForStock(thing);
    await grace.askForStock(thing);
    expect(await ada.askForStock(thing, false)).toBeUndefined();
    const [foreign] = (await grace.alerts()).records;
    await ada.browser.call('POST', '/p/alert/remove', { alertIds: [foreign?.alertId ?? 0] });
    await countStock(app, thing, 5);
    expect(await ada.askForStock(thing)).toBe('alert.inStock');
    await deliverAlerts(app);
    expect(await readSent(app)).toMatchObject([{ address: grace.mail }]);
  });

  it('is limited in number per buyer', async () => {
    const { app, thing, ada } = await openSoldOut();
    await app.database.pool.query(
      `insert into product_alert (user_id, kind, product_id, sku_id, price_cents)
       select $1, 'stock', 1000000 + n, 1000000 + n, 0 from generate_series(1, $2) n`,
      [ada.userId, MAX_ALERTS],
    );
    expect(await ada.askForStock(thing)).toBe('alert.limit');
    await app.database.pool.query('delete from product_alert where product_id = 1000001');
    expect(await ada.askForStock(thing)).toBeUndefined();
    expect(await ada.askForStock(thing)).toBeUndefined();
  });
});

describe('a price alert for a favourite', () => {
  it('is sent once when the price falls below the price at the time of the request', async () => {
    const app = await openTestApp();
    const thing = await findThing(app);
    const ada = await openWaiter(app, 'ada');
    expect(await ada.askForPrice(thing)).toBe('alert.notFavourite');
    await ada.favour(thing);
    expect(await ada.askForPrice(thing)).toBeUndefined();
    const page = async () => (await ada.browser.call('GET', '/p/user/collection/page')).data;
    expect(await page()).toMatchObject({ records: [{ prodId: thing.prodId, hasPriceAlert: true }] });
    for (const priceCents of [12_000, 10_000]) {
      await changePrice(app, thing, priceCents);
      await deliverAlerts(app);
    }
    expect(await readSent(app)).toEqual([]);
    await changePrice(app, thing, 9_900);
    await deliverAlerts(app);
    const [sent] = await readSent(app);
    expect(sent).toMatchObject({ address: ada.mail, template: 'priceDropped' });
    expect(sent?.subject).toContain('99.00');
    await changePrice(app, thing, 5_000);
    await deliverAlerts(app);
    expect(await readSent(app)).toHaveLength(1);
    expect(await page()).toMatchObject({ records: [{ hasPriceAlert: false }] });
  });

  it('is dropped when the product is removed from the favourites', async () => {
    const app = await openTestApp();
    const thing = await findThing(app);
    const ada = await openWaiter(app, 'ada');
    await ada.favour(thing);
    await ada.askForPrice(thing);
    await ada.favour(thing);
    await changePrice(app, thing, 9_900);
    await deliverAlerts(app);
    expect(await readSent(app)).toEqual([]);
  });

  it('is sent only when the product can be bought', async () => {
    const app = await openTestApp();
    const thing = await findThing(app);
    const ada = await openWaiter(app, 'ada');
    await ada.favour(thing);
    await ada.askForPrice(thing);
    await app.database.pool.query('update product set has_stock = false where id = $1', [thing.prodId]);
    await changePrice(app, thing, 9_900);
    await deliverAlerts(app);
    expect(await readSent(app)).toEqual([]);
    await app.database.pool.query('update product set has_stock = true where id = $1', [thing.prodId]);
    await deliverAlerts(app);
    expect(await readSent(app)).toHaveLength(1);
  });

  it('considers the price of an activity from its first second', async () => {
    const app = await openTestApp();
    const thing = await findThing(app);
    await app.database.pool.query('update sku set price_cents = 10000 where product_id = $1', [thing.prodId]);
    const ada = await openWaiter(app, 'ada');
    await ada.favour(thing);
    await ada.askForPrice(thing);
    const start = hoursFromNow(1);
    await (await openActivityMaker(app)).made([thing], { startTime: start });
    await deliverAlerts(app);
    expect(await readSent(app)).toEqual([]);
    await setClock(app, `${start.replace(' ', 'T')}Z`);
    await activities.jobs?.turnActivities?.run(app.services.activities, {});
    await expect.poll(async () => (await app.services.activities.current()).priceOf(thing.skuId)).toBeDefined();
    await deliverAlerts(app);
    expect((await readSent(app)).map(({ subject }) => subject)).toEqual([expect.stringContaining('80.00')]);
  });
});

describe('closing an account', () => {
  it('exports and deletes its alerts, and sends no message for one that is left behind', async () => {
    const { app, thing, ada } = await openSoldOut();
    await ada.askForStock(thing);
    const [kept] = favourites.personalData ?? [];
    expect(await kept?.read(app.database.queries, ada.userId)).toMatchObject({
      alerts: [{ kind: 'stock', skuId: thing.skuId, sentAt: null }],
    });
    expect(await ada.browser.reason('POST', '/p/user/destroy', { passWord: ada.password })).toBeUndefined();
    const { rows } = await app.database.pool.query('select from product_alert');
    expect(rows).toEqual([]);
    // A row that a concurrent call could have left behind.
    await app.database.pool.query(
      `insert into product_alert (user_id, kind, product_id, sku_id, price_cents) values ($1, 'stock', $2, $3, 0)`,
      [ada.userId, thing.prodId, thing.skuId],
    );
    await countStock(app, thing, 5);
    await deliverAlerts(app);
    expect(await readSent(app)).toEqual([]);
  });
});

describe('sent alerts', () => {
  it('are listed for thirty days and then deleted; waiting alerts stay', async () => {
    const { app, thing, ada } = await openSoldOut();
    await ada.askForStock(thing);
    await ada.favour(thing);
    await ada.askForPrice(thing);
    await countStock(app, thing, 5);
    await deliverAlerts(app);
    await app.moveClock('29 days');
    await favourites.jobs?.deleteOldAlerts?.run(app.services.favourites, {});
    expect(await ada.alerts()).toMatchObject({ total: 2 });
    await app.moveClock('31 days');
    await favourites.jobs?.deleteOldAlerts?.run(app.services.favourites, {});
    const { rows } = await app.database.pool.query('select kind from product_alert');
    expect(rows).toEqual([{ kind: 'price' }]);
  });
});
