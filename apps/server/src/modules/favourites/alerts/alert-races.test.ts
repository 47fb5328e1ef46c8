import { describe, expect, it } from 'vitest';
import { runBeforeCommit } from '../../../testing/interleave.ts';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { removeRowLocks } from '../../../testing/remove-guards.ts';
import { countStock, deliverAlerts, findSoldSku, openAlertBuyer, readSent, runAlertJobs } from '../testing/alerts.ts';

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

/** The SKU is back in stock and alerts are sent while the new alert is still uncommitted; `weaken` removes a guard. */
async function setAlertDuringRestock(weaken: (app: TestApp) => Promise<unknown>) {
  const { app, sku, ada } = await openRace();
  await weaken(app);
  const [refusal] = await runBeforeCommit(app, 'product_alert', {
    first: () => ada.setStockAlert(sku),
    second: async () => {
      await countStock(app, sku, 3);
      await deliverAlerts(app);
    },
  });
  expect(refusal).toBeUndefined();
  await runAlertJobs(app);
  return (await readSent(app)).length;
}

describe('an alert requested in the second the SKU is back in stock', () => {
  it('is sent by the job that checks again after it is stored', async () => {
    expect(await setAlertDuringRestock(async () => undefined)).toBe(1);
  });

  it('control: without that job it is not sent', async () => {
    const forgetJob = ({ database: { pool } }: TestApp) =>
      pool.query(`
        create function forget_job() returns trigger language plpgsql
          as $$ begin delete from graphile_worker._private_jobs where id = new.id; return null; end $$;
        create trigger forget_job after insert on graphile_worker._private_jobs
          for each row when (new.key like 'alerts:%') execute function forget_job()`);
    expect(await setAlertDuringRestock(forgetJob)).toBe(0);
  });
});
