import type { ActivityState } from '@galleria/domain/activities/activity-state';
import { describe, expect, it } from 'vitest';
import { openSharedTestApp } from '../../testing/open-test-app.ts';
import { findActivity, readActivities } from './index.ts';

const app = await openSharedTestApp();
const { pool, queries } = app.database;

interface Values {
  readonly kind?: string;
  readonly approval?: string;
  /** Hours from now until it starts; it takes ten hours. */
  readonly startsIn: number;
  readonly isTakenDown?: boolean;
  /** Free pieces in the pool of a flash sale. */
  readonly free?: number;
  /** Gift: how many were given, and its pool. */
  readonly gifts?: readonly [given: number, pool: number | null];
}

async function insert({ kind = 'limitedTime', approval = 'none', startsIn, isTakenDown, free = 0, gifts }: Values) {
  const { rows } = await pool.query<{ id: number }>(
    `insert into activity (store_id, kind, name, starts_at, ends_at, approval, refused_reason, taken_down_at, taken_down_reason)
     select 1, $1, '{"en": "State"}', starts_at, starts_at + interval '10 hours', $2,
       case when $2 = 'refused' then 'no' else '' end, case when $4 then mall_now() end, case when $4 then 'no' else '' end
     from (select mall_now() + make_interval(hours => $3) as starts_at) as time returning id`,
    [kind, approval, startsIn, isTakenDown ?? false],
  );
  const id = rows[0]?.id ?? 0;
  // One piece that is taken, and the free ones.
  if (kind === 'flashSale') {
    await pool.query(
      `insert into activity_unit (activity_id, sku_id, product_id, buyer_limit, trade_id, user_id, ordinal)
       values ($1, 1, 1, 1, 1, gen_random_uuid(), 1)`,
      [id],
    );
    await pool.query(
      `insert into activity_unit (activity_id, sku_id, product_id, buyer_limit) select $1, 1, 1, 1 from generate_series(1, $2)`,
      [id, free],
    );
  }
  if (gifts)
    await pool.query('insert into activity_gift (activity_id, given, pool) values ($1, $2, $3)', [id, ...gifts]);
  return id;
}

describe('the state of an activity', () => {
  it.each<[ActivityState, Values]>([
    ['notStarted', { startsIn: 1 }],
    ['ongoing', { startsIn: 0 }],
    ['ongoing', { startsIn: -9 }],
    ['ended', { startsIn: -10 }],
    ['takenDown', { startsIn: 1, isTakenDown: true }],
    ['takenDown', { startsIn: -10, isTakenDown: true }],
    ['waiting', { kind: 'flashSale', approval: 'waiting', startsIn: 1 }],
    ['waiting', { kind: 'flashSale', approval: 'waiting', startsIn: 0 }],
    ['ended', { kind: 'flashSale', approval: 'waiting', startsIn: -10 }],
    ['refused', { kind: 'flashSale', approval: 'refused', startsIn: -10 }],
    ['notStarted', { kind: 'flashSale', approval: 'approved', startsIn: 1, free: 2 }],
    ['ongoing', { kind: 'flashSale', approval: 'approved', startsIn: 0, free: 1 }],
    ['soldOut', { kind: 'flashSale', approval: 'approved', startsIn: 0, free: 0 }],
    ['ended', { kind: 'flashSale', approval: 'approved', startsIn: -10, free: 0 }],
    ['ongoing', { kind: 'gift', startsIn: 0, gifts: [4, 5] }],
    ['ongoing', { kind: 'gift', startsIn: 0, gifts: [4, null] }],
    ['soldOut', { kind: 'gift', startsIn: 0, gifts: [5, 5] }],
    ['notStarted', { kind: 'gift', startsIn: 1, gifts: [0, 5] }],
  ])('is %s with %o', async (state, values) => {
    const id = await insert(values);
    expect(await findActivity(queries, id)).toMatchObject({ state });
    const found = await readActivities(queries, { storeId: 1, state, keyword: 'State' }, { current: 1, size: 100 });
    expect(found.rows.map(({ activity }) => activity.id)).toContain(id);
  });
});
