import { DAY_MS } from '@galleria/domain/site/durations';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../../testing/open-test-app.ts';
import { goodsOf, openActivityMaker } from '../testing/activity-maker.ts';

describe('a pre-sale of a store', () => {
  it('refuses virtual products', async () => {
    const app = await openTestApp();
    const { save, made } = await openActivityMaker(app);
    const goods = await goodsOf(app, 2, 2);
    const terms = { preSale: { payment: 'full', shipByIso: new Date(Date.now() + 9 * DAY_MS).toISOString() } };
    await app.database.pool.query('update product set is_virtual = true where id = $1', [goods[1]?.prodId]);
    const refused = await save(goods, { kind: 'preSale', terms });
    expect(refused).toMatchObject({
      reason: 'activity.preSaleVirtual',
      msg: expect.stringContaining('Virtual products'),
    });
    // Other products may be in a pre-sale, and virtual products may be in activities of other kinds.
    expect(await made(goods.slice(0, 1), { kind: 'preSale', terms })).toBeGreaterThan(0);
    expect(await made(goods.slice(1))).toBeGreaterThan(0);
  });
});
