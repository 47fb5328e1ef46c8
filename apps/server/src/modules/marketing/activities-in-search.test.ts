import type { OutputOf } from '@galleria/contract/operation';
import type { searchFacets, searchProducts } from '@galleria/contract/search/search';
import { describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { activities } from '../activities/index.ts';
import { search } from '../search/index.ts';
import { goodsOf, hoursFromNow, openActivityMaker, setClock } from './testing/activity-maker.ts';

type Page = OutputOf<typeof searchProducts>;
type Facets = OutputOf<typeof searchFacets>;
const STORE = 2;

const turnActivities = async (app: TestApp) => activities.jobs?.turnActivities?.run(app.services.activities, {});

/** Two products of store 2 at 100; an activity that starts in an hour sells one of them at 80 for a day. */
async function openSearch() {
  const app = await openTestApp();
  const { made } = await openActivityMaker(app);
  const goods = await goodsOf(app, STORE, 2);
  const [sold, other] = goods;
  if (!sold || !other) throw new Error('openSearch: no goods');
  const prodIds = goods.map(({ prodId }) => prodId);
  await app.database.pool.query(
    'update product set price_cents = 10000, max_price_cents = 10000, old_price_cents = 10000 where id = any($1)',
    [prodIds],
  );
  const activityId = await made([sold], { startTime: hoursFromNow(1), endTime: hoursFromNow(25) });
  const ids = async (query: string) => {
    const { envelope } = await app.call(`/search/page?size=100&shopId=${STORE}&${query}`);
    return (envelope.data as Page).records.filter(({ prodId }) => prodIds.includes(prodId));
  };
  /**
   * Runs the jobs that the worker runs when an activity starts or ends: the turn of activities, then the search index.
   */
  const turn = async () => {
    await turnActivities(app);
    await search.jobs?.indexProducts?.run(app.services.search, { productIds: prodIds });
  };
  await turn();
  return { app, sold, other, activityId, ids, turn };
}

describe('search', () => {
  it('sorts and filters by the current price, and returns the normal price too', async () => {
    const { app, sold, other, activityId, ids, turn } = await openSearch();
    expect(await ids('maxPrice=99')).toEqual([]);
    expect(await ids('isActive=1')).toEqual([]);
    expect((await ids('minPrice=100&maxPrice=100')).map(({ activityPrice }) => activityPrice)).toEqual([null, null]);

    await setClock(app, new Date(Date.now() + 2 * 3_600_000).toISOString());
    await expect.poll(async () => (await ids('isActive=1')).map(({ prodId }) => prodId)).toEqual([sold.prodId]);
    await turn();
    const [found, ...more] = await ids('maxPrice=99');
    expect(found).toMatchObject({
      prodId: sold.prodId,
      price: 100,
      activityPrice: 80,
      activityId,
      activityInProgress: true,
    });
    expect(more).toEqual([]);
    expect((await ids('sort=5')).map(({ prodId }) => prodId)).toEqual([sold.prodId, other.prodId]);
    expect((await ids('sort=4')).map(({ prodId }) => prodId)).toEqual([other.prodId, sold.prodId]);

    await setClock(app, new Date(Date.now() + 26 * 3_600_000).toISOString());
    await expect.poll(async () => (await ids('isActive=1')).length).toBe(0);
    await turn();
    expect(await ids('maxPrice=99')).toEqual([]);
    expect(await ids('minPrice=100&maxPrice=100')).toHaveLength(2);
  });

  it('filters by kind of activity, and counts the running kinds among the results', async () => {
    const { app, sold, other, ids } = await openSearch();
    const kinds = async (query = '') =>
      ((await app.call(`/search/facets?shopId=${STORE}&${query}`)).envelope.data as Facets).activities;
    const found = async (query: string) => (await ids(query)).map(({ prodId }) => prodId);
    expect(await found('activityKinds=limitedTime')).toEqual([]);
    expect(await kinds()).toEqual([]);
    await setClock(app, new Date(Date.now() + 2 * 3_600_000).toISOString());
    await expect.poll(() => found('activityKinds=limitedTime')).toEqual([sold.prodId]);
    expect(await found('activityKinds=limitedTime&isActive=1')).toEqual([sold.prodId]);
    const { rows } = await app.database.pool.query<{ id: number; name: string }>(
      `select id, split_part(name->>'en', ' ', 1) as name from product where id = any($1) order by id = $2 desc`,
      [[sold.prodId, other.prodId], sold.prodId],
    );
    const one = [{ kind: 'limitedTime', count: 1 }];
    expect(await kinds()).toEqual(one);
    expect(await kinds('activityKinds=limitedTime')).toEqual(one);
    expect(await kinds(`keyword=${rows[0]?.name}`)).toEqual(one);
    expect(await kinds('keyword=kettlebell')).toEqual([]);
    expect(await kinds('minPrice=99999')).toEqual([]);
    expect((await app.call('/search/page?activityKinds=raffle')).envelope).toMatchObject({ reason: 'input.invalid' });
  });

  it('gets one event per start and end of an activity, however many workers turn it', async () => {
    const { app, sold, turn } = await openSearch();
    const events = async () => {
      const { rows } = await app.database.pool.query(
        `select count(*)::int as n from graphile_worker._private_jobs where payload->>'event' = 'activity.turned'
         and (payload->'payload'->'productIds')::jsonb @> $1`,
        [JSON.stringify([sold.prodId])],
      );
      return rows[0].n as number;
    };
    const before = await events();
    await app.moveClock('2 hours');
    await Promise.all([turn(), turnActivities(app), turnActivities(app)]);
    expect((await events()) - before).toBe(1);
    await app.moveClock('26 hours');
    await Promise.all([turnActivities(app), turnActivities(app)]);
    expect((await events()) - before).toBe(2);
  });
});
