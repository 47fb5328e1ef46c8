import { SYSTEM } from '@galleria/domain/access/access';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { removeRowLocks } from '../../../testing/remove-guards.ts';
import { countStock, deliverAlerts, findSoldSku, openAlertBuyer, readSent, runAlertJobs } from '../testing/alerts.ts';
import { upsertAlert } from './alerts-db.ts';

async function openRace() {
  const app = await openTestApp();
  const sku = await findSoldSku(app);
  await countStock(app, sku, 0);
  return { app, sku, ada: await openAlertBuyer(app, 'ada') };
}

describe('requesting one stock alert several times concurrently', () => {
  it('stores one alert', async () => {
    const { app, sku, ada } = await openRace();
    const clicks = await Promise.all(Array.from({ length: 5 }, () => ada.setStockAlert(sku)));
    expect(clicks).toEqual(Array.from({ length: 5 }, () => undefined));
    const { rows } = await app.database.pool.query('select from product_alert');
    expect(rows).toHaveLength(1);
  });
});

/** Two workers send the alerts after the SKU is back in stock; `weaken` removes guards first. */
async function sendTwiceAtOnce(weaken: (app: TestApp) => Promise<void>) {
  const { app, sku, ada } = await openRace();
  await ada.setStockAlert(sku);
  await countStock(app, sku, 3);
  await weaken(app);
  await Promise.all([runAlertJobs(app), runAlertJobs(app)]);
  return (await readSent(app)).length;
}

const removeClaim = (app: TestApp) =>
  removeRowLocks(app, 'product_alert', {
    ...{ event: 'update', count: 2 },
    write: 'update product_alert_rows set sent_at = new.sent_at where id = new.id',
  });

describe('two workers that send the same alert', () => {
  it('send one message', async () => {
    expect(await sendTwiceAtOnce(async () => undefined)).toBe(1);
  });

  it('control: without the claim the unique key of the message still prevents a second one', async () => {
    expect(await sendTwiceAtOnce(removeClaim)).toBe(1);
  });

  it('control: without the claim and the key they send two messages', async () => {
    const sent = await sendTwiceAtOnce(async (app) => {
      await removeClaim(app);
      await app.database.pool.query('alter table message drop constraint message_pkey');
    });
    expect(sent).toBe(2);
  });
});

/** The SKU is back in stock and alerts are sent while the new alert is still uncommitted. */
async function setAlertDuringRestock(looksAgain: boolean) {
  const { app, sku, ada } = await openRace();
  await inTransaction(app.database, SYSTEM, async (transaction) => {
    const alert = { userId: ada.userId, kind: 'stock', productId: sku.prodId, skuId: sku.skuId } as const;
    await upsertAlert(transaction.queries, { ...alert, priceCents: 0 });
    if (looksAgain) await transaction.schedule('sendAlerts', { productIds: [sku.prodId] });
    await countStock(app, sku, 3);
    await deliverAlerts(app);
  });
  await runAlertJobs(app);
  return (await readSent(app)).length;
}

describe('an alert requested in the second the SKU is back in stock', () => {
  it('is sent by the job that checks again after it is stored', async () => {
    expect(await setAlertDuringRestock(true)).toBe(1);
  });

  it('control: without that job it is not sent', async () => {
    expect(await setAlertDuringRestock(false)).toBe(0);
  });
});
