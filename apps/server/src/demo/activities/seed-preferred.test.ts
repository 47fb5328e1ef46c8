import type { preferredProductPage } from '@galleria/contract/activities/preferred-products';
import type { OutputOf } from '@galleria/contract/operation';
import { expect, it } from 'vitest';
import { openTestApp } from '../../testing/open-test-app.ts';
import { seedPreferred } from './seed-preferred.ts';

it('seedPreferred seeds 24 preferred products of more than ten stores, once', async () => {
  const app = await openTestApp();
  await Promise.all([seedPreferred(app.database), seedPreferred(app.database)]);
  await seedPreferred(app.database);
  const page = async () =>
    (await app.call('/preferred/page?size=50')).envelope.data as OutputOf<typeof preferredProductPage>;
  await expect.poll(async () => (await page()).total).toBe(24);
  const { records, categories } = await page();
  expect(new Set(records.map(({ shopId }) => shopId)).size).toBeGreaterThan(10);
  expect(categories.length).toBeGreaterThan(4);
});
