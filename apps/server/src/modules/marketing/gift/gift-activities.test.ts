import type { storeActivityInfo } from '@galleria/contract/activities/store-activities';
import type { OutputOf } from '@galleria/contract/operation';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../../testing/open-test-app.ts';
import { goodsOf, hoursFromNow, openActivityMaker } from '../testing/activity-maker.ts';

async function openGiftMaker() {
  const app = await openTestApp();
  const maker = await openActivityMaker(app);
  const [main, other, gift] = await goodsOf(app, 2, 3);
  if (!main || !other || !gift) throw new Error('store 2 has too few goods');
  const terms = { gift: { skuId: gift.skuId, perPieces: 2, pieces: 1, mostPerOrder: 3, pool: 9 } };
  const giving = { kind: 'gift', names: { en: 'With a cup' }, items: [{ skuId: main.skuId }], terms };
  return { app, ...maker, main, other, gift, giving };
}

describe('a gift activity of a store', () => {
  it('leaves prices unchanged, shows its gift and number given, and clashes with another gift', async () => {
    const { seller, made, main, gift, giving } = await openGiftMaker();
    const activityId = await made([main], giving);
    const { data } = await seller.call('GET', `/m/activity/info?activityId=${activityId}`);
    const info = data as OutputOf<typeof storeActivityInfo>;
    expect(info).toMatchObject({ kind: 'gift', limitPerBuyer: null, productCount: 1, terms: giving.terms });
    expect(info.gift).toMatchObject({ skuId: gift.skuId, worth: 100, perPieces: 2, pieces: 1, pool: 9, given: 0 });
    // An activity with a price at the same time is no clash; a second gift is, and the refusal names it.
    expect((await made([main])) > activityId).toBe(true);
    const { reason, msg } = await seller.call('POST', '/m/activity', {
      ...giving,
      ...{ startTime: hoursFromNow(2), endTime: hoursFromNow(3) },
    });
    expect([reason, msg]).toEqual(['activity.overlap', expect.stringContaining('With a cup')]);
    const clashes = await seller.call('POST', '/m/activity/clashes', {
      ...{ kind: 'gift', startTime: hoursFromNow(2), endTime: hoursFromNow(3), skuIds: [main.skuId] },
    });
    expect(clashes.data).toMatchObject([{ activityId, kind: 'gift' }]);
  });

  it('must give one physical SKU of the same store', async () => {
    const { app, save, main, gift, giving } = await openGiftMaker();
    const [foreign] = await goodsOf(app, 3, 1);
    const refused = async (changes: object) => (await save([main], { ...giving, ...changes })).reason;
    expect(await refused({ terms: {} })).toBe('activity.gift');
    expect(await refused({ terms: { gift: { ...giving.terms.gift, skuId: foreign?.skuId } } })).toBe('activity.gift');
    expect(await refused({ kind: 'limitedTime', items: [{ skuId: main.skuId, price: 80 }] })).toBe('activity.gift');
    await app.database.pool.query('update product set is_virtual = true where id = $1', [gift.prodId]);
    expect(await refused({})).toBe('activity.gift');
  });
});
