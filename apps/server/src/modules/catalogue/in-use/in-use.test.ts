import { describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { sellerBrowser } from '../../sellers/testing/seller-browser.ts';

interface Shelf {
  shelfId: number;
  productCount: number;
}
interface Template {
  templateId: number;
  productCount: number;
  firstFee: number;
}

async function openStore() {
  const app = await openTestApp();
  const owner = await sellerBrowser(app);
  const other = await sellerBrowser(app);
  await other.call('POST', '/m/store/switch', { storeId: 5 });
  const shelves = async (browser = owner) => (await browser.call('GET', '/m/shelf/list')).data as Shelf[];
  const templates = async (browser = owner) => (await browser.call('GET', '/m/transport/list')).data as Template[];
  return { app, owner, other, shelves, templates };
}

const run = (app: TestApp, text: string) => app.database.pool.query(text);

describe('shelves', () => {
  it('are added, renamed and sorted; deleted only when empty or when their products are moved', async () => {
    const { app, owner, other, shelves } = await openStore();
    const { data } = await owner.call('POST', '/m/shelf', { name: { en: 'Sale', zh_CN: '特卖' } });
    const { shelfId } = data as Shelf;
    const ids = (await shelves()).map((shelf) => shelf.shelfId);
    expect(ids.at(-1)).toBe(shelfId);
    const order = [shelfId, ...ids.slice(0, -1)];
    expect(await other.reason('PUT', '/m/shelf/order', { shelfIds: order })).toBe('settings.listChanged');
    expect(await owner.reason('PUT', '/m/shelf/order', { shelfIds: order })).toBeUndefined();
    expect(await other.reason('POST', '/m/shelf', { shelfId, name: { en: 'Mine' } })).toBe('shelf.notFound');
    await owner.call('POST', '/m/shelf', { shelfId, name: { en: 'Bargains' } });
    const shown = (await app.call('/shop/categories?shopId=2')).envelope.data;
    expect(shown).toMatchObject([{ shopCategoryId: shelfId, name: 'Bargains' }, ...order.slice(1).map(() => ({}))]);
    const [, first, second] = await shelves();
    const [foreign] = await shelves(other);
    const remove = (query: string, browser = owner) => browser.call('DELETE', `/m/shelf?${query}`);
    const used = `shelfId=${first?.shelfId}`;
    const inUse = await remove(used);
    expect(inUse).toMatchObject({ reason: 'shelf.inUse', msg: expect.stringContaining(String(first?.productCount)) });
    expect((await remove(used, other)).reason).toBe('shelf.notFound');
    expect((await remove('shelfId=999999')).reason).toBe('shelf.notFound');
    expect((await remove(`${used}&moveToId=${foreign?.shelfId}`)).reason).toBe('shelf.notFound');
    const moved = await remove(`${used}&moveToId=${second?.shelfId}`);
    expect(moved.data).toEqual({ movedCount: first?.productCount });
    expect((await shelves())[1]).toMatchObject({
      shelfId: second?.shelfId,
      productCount: (first?.productCount ?? 0) + (second?.productCount ?? 0),
    });
  });
});

const TEMPLATE = {
  ...{ name: 'Express', basis: 'weight', firstUnits: 1, firstFee: 10, extraUnits: 1, extraFee: 3 },
  ...{ freeOver: 200, minDays: 1, maxDays: 2, notTo: [650000] },
  exceptions: [{ provinceIds: [540000], firstFee: 20, extraFee: 5, freeOver: null, minDays: 4, maxDays: 9 }],
};

describe('shipping templates', () => {
  it('are saved with valid regions; deleted only when unused or replaced by another template', async () => {
    const { app, owner, other, templates } = await openStore();
    const reasonFor = (changes: object, browser = owner) =>
      browser.reason('POST', '/m/transport', { ...TEMPLATE, ...changes });
    expect(await reasonFor({ notTo: [540000] })).toBe('shippingTemplate.regionTwice');
    expect(await reasonFor({ notTo: [310100] })).toBe('address.unknownArea');
    expect(await reasonFor({ maxDays: 0 })).toBe('shippingTemplate.days');
    expect(await reasonFor({ firstFee: 1.005 })).toBe('input.invalid');
    expect(await reasonFor({})).toBeUndefined();
    const saved = (await templates()).at(-1);
    expect(saved).toMatchObject({ ...TEMPLATE, productCount: 0 });
    expect(await reasonFor({ templateId: saved?.templateId }, other)).toBe('shippingTemplate.notFound');
    expect(await reasonFor({ templateId: saved?.templateId, freeOver: null })).toBeUndefined();
    expect((await templates()).at(-1)).toMatchObject({ freeOver: null });
    const [used, heir] = await templates();
    const [foreign] = await templates(other);
    const remove = (query: string, browser = owner) => browser.call('DELETE', `/m/transport?${query}`);
    const templateId = `templateId=${used?.templateId}`;
    expect(await remove(templateId)).toMatchObject({
      reason: 'shippingTemplate.inUse',
      msg: expect.stringContaining(String(used?.productCount)),
    });
    expect((await remove(templateId, other)).reason).toBe('shippingTemplate.notFound');
    expect((await remove(`${templateId}&moveToId=${foreign?.templateId}`)).reason).toBe('shippingTemplate.notFound');
    // The database enforces it too, for code without the check.
    await expect(run(app, `delete from shipping_template where id = ${used?.templateId}`)).rejects.toThrow(
      'product_own',
    );
    await expect(run(app, 'update product set shipping_template_id = 5 where store_id = 2')).rejects.toThrow('own');
    const moved = await remove(`${templateId}&moveToId=${heir?.templateId}`);
    expect(moved.data).toEqual({ movedCount: used?.productCount });
    expect((await templates())[0]).toMatchObject({ templateId: heir?.templateId, productCount: used?.productCount });
  });
});
