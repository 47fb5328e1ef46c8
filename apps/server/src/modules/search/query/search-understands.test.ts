import { describe, expect, it, vi } from 'vitest';
import { openSharedTestApp } from '../../../testing/open-test-app.ts';
import { facets, page } from '../testing/search-calls.ts';

const app = await openSharedTestApp();

const names = async (keyword: string, locale = 'en', more: object = {}) =>
  (await page(app, { keyword, ...more }, locale)).records.map((one) => one.prodName);

describe('searching by options and parameters', () => {
  it.each([
    ['black headphones', 'en', /Halden Drift/],
    ['midnight navy headphones', 'en', /Halden Drift/],
    ['红色连衣裙', 'zh_CN', /杜乐丽/],
    ['schwarz headphones', 'de', /Halden Drift/],
    ['256gb phone', 'en', /Solis 6/],
    ['headphones multipoint', 'en', /Halden Drift/],
  ])('finds products by %s', async (keyword, locale, expected) => {
    const found = await page(app, { keyword }, locale);
    expect(found.records.slice(0, 5).map((one) => one.prodName)).toContainEqual(expect.stringMatching(expected));
    expect(found).toMatchObject({ corrected: null, isPartial: false });
  });

  it('finds a colour by its swatch, with any name', async () => {
    const { rows } = await app.database.pool.query<{ id: number }>(
      `select id from product where options @> '[{"values": [{"swatch": "#24345f"}]}]' and status = 1 order by id limit 3`,
    );
    const blue = await page(app, { keyword: 'bleu', size: 100 }, 'fr');
    const { rows: marked } = await app.database.pool.query<{ hits: number }>(
      `select documents as hits from search_word where word = '#blue'`,
    );
    expect(rows.length).toBe(3);
    expect(blue.total).toBe(marked[0]?.hits);
  });
});

describe('partial matches', () => {
  it('return products with most of the words, marked as partial, with matching facet counts', async () => {
    const found = await page(app, { keyword: 'red sofa' });
    expect(found).toMatchObject({ isPartial: true, corrected: null });
    expect(found.records[0]?.prodName).toMatch(/Sofa/);
    expect(await facets(app, { keyword: 'red sofa' })).toMatchObject({ isPartial: true, total: found.total });
    expect(await names('sofa xqzzyvw')).toEqual(await names('sofa'));
  });

  it('list products with the rarest word first, each once across pages', async () => {
    const all = await page(app, { keyword: 'sofa turntable' });
    expect(all.isPartial).toBe(true);
    const ids: number[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const some = await page(app, { keyword: 'sofa turntable', size: 1, ...(cursor && { cursor }) });
      ids.push(...some.records.map((one) => one.prodId));
      cursor = some.nextCursor;
    }
    expect(ids).toEqual(all.records.map((one) => one.prodId));
    expect(new Set(ids).size).toBe(all.total);
  });

  it('split a Chinese compound that occurs in no product', async () => {
    const found = await page(app, { keyword: '沙发床' }, 'zh_CN');
    expect(found).toMatchObject({ corrected: null, isPartial: true });
    expect(found.records.slice(0, 3).map((one) => one.prodName)).toEqual(
      expect.arrayContaining([expect.stringContaining('沙发'), expect.stringContaining('床')]),
    );
  });

  it('are not used when filters leave nothing, or with exact=1', async () => {
    expect(await page(app, { keyword: 'sofa', maxPrice: 1 })).toMatchObject({ total: 0, isPartial: false });
    expect(await page(app, { keyword: 'red sofa', exact: 1 })).toMatchObject({ total: 0, isPartial: false });
    expect(await page(app, { keyword: 'xqzzyvw qqzzww' })).toMatchObject({ total: 0, isPartial: false });
  });

  it('take the hits of single words from the vocabulary instead of counting', async () => {
    const asked = vi.spyOn(app.database.pool, 'query');
    const counts = () => asked.mock.calls.filter(([given]) => Object(given).text?.includes('q(words, place)')).length;
    expect(await page(app, { keyword: 'red sofa' })).toMatchObject({ isPartial: true });
    expect(counts()).toBe(0);
    expect(await page(app, { keyword: 'red sofa', shopId: 2 })).toMatchObject({ isPartial: true });
    expect(counts()).toBe(1);
    asked.mockRestore();
  });

  it('ignore words that the searched store does not have', async () => {
    const found = await page(app, { keyword: 'black headphones sofa', shopId: 2 });
    expect(found.isPartial).toBe(true);
    expect(found.records.every((one) => one.shopId === 2)).toBe(true);
    expect(found.total).toBeGreaterThan(0);
  });
});

describe('search by pinyin', () => {
  it.each([
    ['erji', '耳机'],
    ['lanya yinxiang', '蓝牙音箱'],
    ['lanyayinxiang', '蓝牙音箱'],
  ])('%s finds %s', async (typed, meant) => {
    const found = await page(app, { keyword: typed }, 'zh_CN');
    expect(found).toMatchObject({ corrected: null, isPartial: false });
    const [best] = await names(meant, 'zh_CN');
    expect(found.records.map((one) => one.prodName)).toContain(best);
  });

  it('leaves words of other languages alone', async () => {
    expect(await names('pan')).toEqual(await names('pans'));
    expect(await names('pan')).not.toContainEqual(expect.stringMatching(/plate/i));
  });
});
