import { demoBuyer } from '@galleria/demo/people/demo-buyer';
import { demoInterests } from '@galleria/demo/people/demo-interests';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openTestApp } from '../testing/open-test-app.ts';
import { seedInterests } from './seed-interests.ts';

it('seedInterests seeds favourites, alerts, saved lines and days of history of the demo buyer, once', async () => {
  const app = await openTestApp();
  const counts = async () => {
    const { rows } = await app.database.queries.execute(sql`
      select (select count(*)::int from product_favourite where user_id = account.id) as favourites,
        (select count(*)::int from store_favourite where user_id = account.id) as stores,
        (select string_agg(kind || coalesce(' told ' || (sent_at < mall_now()), ''), ', ' order by asked_at)
          from product_alert where user_id = account.id) as alerts,
        (select count(*)::int from saved_line where user_id = account.id) as saved,
        (select count(distinct seen_at::date)::int from browse_log where user_id = account.id) as days
      from account where mail = ${demoBuyer.mail}`);
    return rows[0];
  };
  expect(await counts()).toEqual({ favourites: 0, stores: 0, alerts: null, saved: 0, days: 0 });
  await seedInterests(app.database);
  await seedInterests(app.database);
  const { favourites, followedStores } = demoInterests;
  const seeded = {
    ...{ favourites: favourites.length, stores: followedStores.length, days: expect.any(Number) },
    alerts: 'price told true, price, stock',
    saved: demoInterests.savedForLater.length,
  };
  expect(await counts()).toEqual(seeded);
  expect(((await counts()) as { days: number }).days).toBeGreaterThan(7);
  // A start after months restores the browsing history, but not the favourites that the buyer removed.
  await app.database.queries.execute(sql`delete from product_favourite where product_id > 3000`);
  const left = ((await counts()) as { favourites: number }).favourites;
  await app.moveClock('100 days');
  await seedInterests(app.database);
  expect(await counts()).toMatchObject({ favourites: left });
});
