import { demoBaskets } from '@galleria/demo/orders/demo-baskets';
import { expect, it } from 'vitest';
import { createLog } from '../../infra/log/log.ts';
import { openTestApp } from '../../testing/open-test-app.ts';
import { testConfig } from '../../testing/test-config.ts';
import { seedBaskets } from './seed-baskets.ts';
import { firstSkuOf } from './seed-orders.ts';

it('seedBaskets adds products that were bought together to product pages, and places its orders once', async () => {
  const app = await openTestApp();
  const services = { ...app.services, log: createLog(testConfig({ dataDir: '' })) };
  await seedBaskets(app.database, services);
  const count = async () => (await app.database.pool.query('select from trade')).rows.length;
  const trades = await count();
  await seedBaskets(app.database, services);
  expect(await count()).toBe(trades);
  for (const { products } of demoBaskets) {
    const skuIds = products.map(firstSkuOf);
    const { rows } = await app.database.pool.query<{ id: number }>(
      'select product_id as id from sku where id = any($1)',
      [skuIds],
    );
    const prodIds = rows.map(({ id }) => id);
    const { envelope } = await app.call(`/prod/boughtTogether?prodId=${prodIds[0]}`);
    const shown = (envelope.data as { prodId: number }[]).map(({ prodId }) => prodId);
    expect(shown.toSorted()).toEqual(prodIds.slice(1).toSorted());
  }
});
