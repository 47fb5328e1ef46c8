import { MAX_ALERTS } from '@galleria/domain/favourites/alert-rules';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../../testing/open-test-app.ts';
import { activities } from '../../activities/index.ts';
import { hoursFromNow, openActivityMaker, setClock } from '../../marketing/testing/activity-maker.ts';
import { favourites } from '../index.ts';
import { changePrice, countStock, deliverAlerts, findSoldSku, openAlertBuyer, readSent } from '../testing/alerts.ts';

async function openSoldOut() {
  const app = await openTestApp();
  const sku = await findSoldSku(app);
  await countStock(app, sku, 0);
  return { app, sku, ada: await openAlertBuyer(app, 'ada') };
}

describe('a stock alert', () => {
  it('is sent once when the SKU is back in stock, and again only after a new request', async () => {
    const { app, sku, ada } = await openSoldOut();
    expect(await ada.setStockAlert(sku)).toBeUndefined();
    expect(await ada.setStockAlert(sku)).toBeUndefined();
    const own = await ada.browser.call('GET', `/p/alert/product?prodId=${sku.prodId}`);
    expect(own.data).toEqual({ skuIds: [sku.skuId], hasPriceAlert: false });
    await deliverAlerts(app);
    expect(await readSent(app)).toEqual([]);
    await countStock(app, sku, 5);
    await deliverAlerts(app);
    expect(await readSent(app)).toMatchObject([{ address: ada.mail, template: 'backInStock' }]);
    await countStock(app, sku, 0);
    await countStock(app, sku, 5);
    await deliverAlerts(app);
    expect(await readSent(app)).toHaveLength(1);
    await countStock(app, sku, 0);
    expect(await ada.setStockAlert(sku)).toBeUndefined();
    await countStock(app, sku, 1);
    await deliverAlerts(app);
    expect(await readSent(app)).toHaveLength(2);
    expect(await ada.alerts()).toMatchObject({ total: 1, records: [{ kind: 'stock', sentTime: expect.any(String) }] });
  });

  it('is not sent while the product is off sale; the sweep job sends it without an event', async () => {
    const { app, sku, ada } = await openSoldOut();
    await ada.setStockAlert(sku);
    await app.database.pool.query('update product set status = 0 where id = $1', [sku.prodId]);
    await countStock(app, sku, 5);
    await deliverAlerts(app);
    expect(await readSent(app)).toEqual([]);
    await app.database.pool.query('update product set status = 1 where id = $1', [sku.prodId]);
    await favourites.jobs?.sweepAlerts?.run(app.services.favourites, {});
    expect(await readSent(app)).toHaveLength(1);
  });

  it('is accepted from buyers and for sold-out SKUs only, and not sent after it is cancelled', async () => {
    const { app, sku, ada } = await openSoldOut();
    const guest = await app.call('/p/alert/stock', { method: 'PUT', payload: { skuId: sku.skuId, isOn: true } });
    expect(guest.envelope.reason).toBe('access.signIn');
    expect(await ada.setStockAlert({ ...sku, skuId: 999_999_999 })).toBe('product.notFound');
    const grace = await openAlertBuyer(app, 'grace');
    await ada.setStockAlert(sku);
    await grace.setStockAlert(sku);
    expect(await ada.setStockAlert(sku, false)).toBeUndefined();
    const [foreign] = (await grace.alerts()).records;
    await ada.browser.call('POST', '/p/alert/remove', { alertIds: [foreign?.alertId ?? 0] });
    await countStock(app, sku, 5);
    expect(await ada.setStockAlert(sku)).toBe('alert.inStock');
    await deliverAlerts(app);
    expect(await readSent(app)).toMatchObject([{ address: grace.mail }]);
  });

  it('is limited in number per buyer', async () => {
    const { app, sku, ada } = await openSoldOut();
    await app.database.pool.query(
      `insert into product_alert (user_id, kind, product_id, sku_id, price_cents)
       select $1, 'stock', 1000000 + n, 1000000 + n, 0 from generate_series(1, $2) n`,
      [ada.userId, MAX_ALERTS],
    );
    expect(await ada.setStockAlert(sku)).toBe('alert.limit');
    await app.database.pool.query('delete from product_alert where product_id = 1000001');
    expect(await ada.setStockAlert(sku)).toBeUndefined();
    expect(await ada.setStockAlert(sku)).toBeUndefined();
  });
});

describe('a price alert for a favourite', () => {
  it('is sent once when the price falls below the price at the time of the request', async () => {
    const app = await openTestApp();
    const sku = await findSoldSku(app);
    const ada = await openAlertBuyer(app, 'ada');
    expect(await ada.setPriceAlert(sku)).toBe('alert.notFavourite');
    await ada.favour(sku);
    expect(await ada.setPriceAlert(sku)).toBeUndefined();
    const page = async () => (await ada.browser.call('GET', '/p/user/collection/page')).data;
    expect(await page()).toMatchObject({ records: [{ prodId: sku.prodId, hasPriceAlert: true }] });
    for (const priceCents of [12_000, 10_000]) {
      await changePrice(app, sku, priceCents);
      await deliverAlerts(app);
    }
    expect(await readSent(app)).toEqual([]);
    await changePrice(app, sku, 9_900);
    await deliverAlerts(app);
    const [sent] = await readSent(app);
    expect(sent).toMatchObject({ address: ada.mail, template: 'priceDropped' });
    expect(sent?.subject).toContain('99.00');
    await changePrice(app, sku, 5_000);
    await deliverAlerts(app);
    expect(await readSent(app)).toHaveLength(1);
    expect(await page()).toMatchObject({ records: [{ hasPriceAlert: false }] });
  });

  it('is dropped when the product is removed from the favourites', async () => {
    const app = await openTestApp();
    const sku = await findSoldSku(app);
    const ada = await openAlertBuyer(app, 'ada');
    await ada.favour(sku);
    await ada.setPriceAlert(sku);
    await ada.favour(sku);
    await changePrice(app, sku, 9_900);
    await deliverAlerts(app);
    expect(await readSent(app)).toEqual([]);
  });

  it('is sent only when the product can be bought', async () => {
    const app = await openTestApp();
    const sku = await findSoldSku(app);
    const ada = await openAlertBuyer(app, 'ada');
    await ada.favour(sku);
    await ada.setPriceAlert(sku);
    await app.database.pool.query('update product set has_stock = false where id = $1', [sku.prodId]);
    await changePrice(app, sku, 9_900);
    await deliverAlerts(app);
    expect(await readSent(app)).toEqual([]);
    await app.database.pool.query('update product set has_stock = true where id = $1', [sku.prodId]);
    await deliverAlerts(app);
    expect(await readSent(app)).toHaveLength(1);
  });

  it('considers the price of an activity from its first second', async () => {
    const app = await openTestApp();
    const sku = await findSoldSku(app);
    await app.database.pool.query('update sku set price_cents = 10000 where product_id = $1', [sku.prodId]);
    const ada = await openAlertBuyer(app, 'ada');
    await ada.favour(sku);
    await ada.setPriceAlert(sku);
    const start = hoursFromNow(1);
    await (await openActivityMaker(app)).made([sku], { startTime: start });
    await deliverAlerts(app);
    expect(await readSent(app)).toEqual([]);
    await setClock(app, `${start.replace(' ', 'T')}Z`);
    await activities.jobs?.turnActivities?.run(app.services.activities, {});
    await expect.poll(async () => (await app.services.activities.current()).priceOf(sku.skuId)).toBeDefined();
    await deliverAlerts(app);
    expect((await readSent(app)).map(({ subject }) => subject)).toEqual([expect.stringContaining('80.00')]);
  });
});

describe('closing an account', () => {
  it('exports and deletes its alerts, and sends no message for one that is left behind', async () => {
    const { app, sku, ada } = await openSoldOut();
    await ada.setStockAlert(sku);
    const [kept] = favourites.personalData ?? [];
    expect(await kept?.read(app.database.queries, ada.userId)).toMatchObject({
      alerts: [{ kind: 'stock', skuId: sku.skuId, sentAt: null }],
    });
    expect(await ada.browser.reason('POST', '/p/user/destroy', { passWord: ada.password })).toBeUndefined();
    const { rows } = await app.database.pool.query('select from product_alert');
    expect(rows).toEqual([]);
    // A row that a concurrent call could have left behind.
    await app.database.pool.query(
      `insert into product_alert (user_id, kind, product_id, sku_id, price_cents) values ($1, 'stock', $2, $3, 0)`,
      [ada.userId, sku.prodId, sku.skuId],
    );
    await countStock(app, sku, 5);
    await deliverAlerts(app);
    expect(await readSent(app)).toEqual([]);
  });
});

describe('sent alerts', () => {
  it('are listed for thirty days and then deleted; waiting alerts stay', async () => {
    const { app, sku, ada } = await openSoldOut();
    await ada.setStockAlert(sku);
    await ada.favour(sku);
    await ada.setPriceAlert(sku);
    await countStock(app, sku, 5);
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
