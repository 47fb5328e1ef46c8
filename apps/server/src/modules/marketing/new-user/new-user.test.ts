import type * as contract from '@galleria/contract/activities/new-user-special';
import type { OutputOf } from '@galleria/contract/operation';
import { describe, expect, it } from 'vitest';
import { seedNewUserSpecial } from '../../../demo/activities/seed-preferred.ts';
import { callAsStaff } from '../../../testing/call-as-staff.ts';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { goodsOf, hoursFromNow, openActivityMaker, setClock } from '../testing/activity-maker.ts';

type Page = OutputOf<typeof contract.newUserSpecialPage>;
type State = OutputOf<typeof contract.newUserSpecialState>;
type List = OutputOf<typeof contract.platformNewUserList>;

/** A new-user special that starts in an hour and lasts one hour: two products of store 2 at 60. */
async function openZone() {
  const app = await openTestApp();
  const staff = await callAsStaff(app, 'marketing.view', 'marketing.edit');
  const maker = await openActivityMaker(app);
  await maker.inStore(2);
  const goods = await goodsOf(app, 2, 3);
  const activityId = await maker.made(goods.slice(0, 2), {
    ...{ kind: 'newUser', names: { en: 'Welcome' }, endTime: hoursFromNow(2) },
    items: goods.slice(0, 2).map(({ skuId }) => ({ skuId, price: 60 })),
  });
  const list = () => staff.get<List>('/s/newUser/list');
  const listed = async () => (await list()).products.map(({ prodId }) => prodId);
  const save = async (prodIds: readonly number[], seenProdIds?: readonly number[]) =>
    staff.reason('PUT', '/s/newUser', { prodIds, seenProdIds: seenProdIds ?? (await listed()) });
  const page = async (query = 'size=50') => (await app.call(`/newUser/page?${query}`)).envelope.data as Page;
  const shown = async () => (await page()).records.map(({ prodId }) => prodId);
  const isOpen = async () => ((await app.call('/newUser/state')).envelope.data as State).isOpen;
  return { app, staff, maker, goods, activityId, list, listed, save, page, shown, isOpen };
}

async function setSwitch({ database: { pool } }: TestApp, isNewUserSpecialOpen: boolean): Promise<void> {
  await pool.query(
    `insert into setting (key, value) values ('productTypes', $1)
     on conflict (key) do update set value = setting.value || excluded.value`,
    [JSON.stringify({ isNewUserSpecialOpen })],
  );
  await pool.query(`select pg_notify('mall_changed', 'site')`);
}

describe('the zone of new-user specials', () => {
  it('shows the products that staff chose, in their order, while the special runs', async () => {
    const { app, goods, activityId, list, save, page, shown, isOpen } = await openZone();
    const [one = 0, two = 0, without = 0] = goods.map(({ prodId }) => prodId);
    expect((await list()).candidates).toMatchObject(
      [one, two].map((prodId) => ({ prodId, special: { activityId, state: 'notStarted', price: 60 } })),
    );
    expect(await save([two, without, one])).toBeUndefined();
    expect((await list()).products.map(({ special }) => special?.state)).toEqual([
      'notStarted',
      undefined,
      'notStarted',
    ]);
    expect(await shown()).toEqual([]);
    const { startsAt, endsAt } = (
      await app.database.pool.query(
        `select starts_at::text as "startsAt", ends_at::text as "endsAt" from activity where id = $1`,
        [activityId],
      )
    ).rows[0];
    await setClock(app, startsAt);
    await expect.poll(shown).toEqual([two, one]);
    expect(await isOpen()).toBe(true);
    const { records, categories } = await page();
    expect(records[0]).toMatchObject({ activityPrice: null, firstOrder: { price: 60, limitPerBuyer: 1 } });
    expect(categories.reduce((sum, { products }) => sum + products, 0)).toBe(2);
    await setClock(app, endsAt);
    await expect.poll(shown).toEqual([]);
    expect(await isOpen()).toBe(false);
  });

  it('is empty while it is switched off, and leaves out activities that were taken down', async () => {
    const { app, staff, goods, activityId, list, save, shown, isOpen } = await openZone();
    await save(goods.map(({ prodId }) => prodId));
    await app.database.pool.query(`
      update activity set starts_at = mall_now() - interval '1 minute' where id = ${activityId};
      update activity_item set during = tstzrange(mall_now() - interval '1 minute', upper(during)) where activity_id = ${activityId};
      select pg_notify('mall_changed', 'activities')`);
    await expect.poll(async () => (await shown()).length).toBe(2);
    await setSwitch(app, false);
    await expect.poll(shown).toEqual([]);
    expect([await isOpen(), (await list()).isOpen]).toEqual([false, false]);
    await setSwitch(app, true);
    await expect.poll(isOpen).toBe(true);
    expect(await staff.reason('PUT', '/s/activity/takeDown', { activityId, reason: 'Not new' })).toBeUndefined();
    await expect.poll(isOpen).toBe(false);
    expect((await list()).products.every(({ special }) => special === null)).toBe(true);
  });

  it('is saved as a whole by one of several concurrent calls, apart from the preferred products', async () => {
    const { staff, goods, save, listed } = await openZone();
    const [one = 0, two = 0] = goods.map(({ prodId }) => prodId);
    const reasons = await Promise.all([[one], [two], [two, one]].map((selection) => save(selection, [])));
    expect(reasons.filter((reason) => reason === undefined)).toHaveLength(1);
    expect(reasons.filter((reason) => reason === 'preferred.changed')).toHaveLength(2);
    expect((await listed()).length).toBeGreaterThan(0);
    expect((await staff.get<{ products: unknown[] }>('/s/preferred/list')).products).toEqual([]);
    expect(await save([2_000_000_000])).toBe('product.notFound');
  });
});

it('the demo has eight products with a new-user special, seeded once', async () => {
  const app = await openTestApp();
  await Promise.all([seedNewUserSpecial(app.database), seedNewUserSpecial(app.database)]);
  await expect
    .poll(async () => ((await app.call('/newUser/page?size=50')).envelope.data as Page).records.length)
    .toBe(8);
});
