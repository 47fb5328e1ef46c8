import { PRODUCT_TYPE } from '@galleria/domain/catalogue/product-types';
import { describe, expect, it } from 'vitest';
import { openSharedTestApp } from '../../../testing/open-test-app.ts';
import { activityOfCard } from '../../activities/index.ts';
import { type Goods, goodsOf, hoursFromNow, openActivityMaker } from '../testing/activity-maker.ts';

const app = await openSharedTestApp();

async function openComboMaker() {
  await app.database.pool.query('delete from activity');
  const { save, made, seller } = await openActivityMaker(app);
  const goods = await goodsOf(app, 2, 3);
  const part = (index: number, isFixed: boolean, quantity = 1) => ({
    prodId: goods[index]?.prodId ?? 0,
    isFixed,
    quantity,
  });
  const all = { parts: [part(0, true), part(1, true, 2), part(2, false)], least: 0, most: 1 };
  const priced = (...prices: number[]) => prices.map((price, index) => ({ skuId: goods[index]?.skuId, price }));
  const combo = (changes: object = {}) => ({ kind: 'combo', terms: { combo: all }, ...changes });
  return { save, made, seller, goods, part, all, priced, combo };
}

describe('saveStoreActivity of a combo', () => {
  it('stores terms and prices, and does not clash with other activities of its SKUs', async () => {
    const { made, save, seller, goods, combo, all, priced } = await openComboMaker();
    await made(goods);
    const activityId = await made(goods, combo({ items: priced(100, 80, 70) }));
    await made(goods, combo({ items: priced(90, 90, 90) }));
    expect((await save(goods)).reason).toBe('activity.overlap');
    const { data } = await seller.call('GET', `/m/activity/info?activityId=${activityId}`);
    expect(data).toMatchObject({ kind: 'combo', terms: { combo: all }, productCount: 3 });
  });

  it('puts the combo on product cards once it runs, unless another activity sets the price', async () => {
    const { made, goods, combo, priced } = await openComboMaker();
    const [priceless, both] = goods;
    const now = { startTime: hoursFromNow(-1) };
    const inCombo = await made(goods, combo({ ...now, items: priced(90, 90, 90) }));
    const reduced = await made(both ? [both] : [], now);
    const cardOf = async (one: Goods | undefined) =>
      activityOfCard(await app.services.activities.current(), one?.prodId ?? 0, 10_000);
    await expect.poll(() => cardOf(both)).toMatchObject({ activityId: reduced, activityPrice: 80 });
    const { combo: type } = PRODUCT_TYPE;
    const expected = { activityId: inCombo, activityInProgress: true, activityPrice: null, prodType: type };
    expect(await cardOf(priceless)).toMatchObject(expected);
  });

  it('refuses prices above the normal one, combos without a saving, and invalid parts', async () => {
    const { save, goods, combo, all, part, priced } = await openComboMaker();
    const reason = async (changes: object) => (await save(goods, combo(changes))).reason;
    expect(await reason({ items: priced(100.01, 80, 70) })).toBe('combo.price');
    expect(await reason({ items: priced(100, 100, 50) })).toBe('combo.saving');
    expect(await reason({ terms: {} })).toBe('combo.parts');
    expect(await reason({ terms: { combo: { ...all, least: 1, most: 0 } } })).toBe('combo.parts');
    expect(await reason({ items: priced(90, 90) })).toBe('combo.parts');
    const two = { parts: [part(0, true), part(1, false)], least: 0, most: 1 };
    expect(await reason({ terms: { combo: two }, items: priced(90, 90) })).toBe('combo.parts');
    expect((await save(goods, { terms: { combo: all } })).reason).toBe('combo.parts');
  });
});
