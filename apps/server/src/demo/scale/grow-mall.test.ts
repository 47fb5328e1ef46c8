import { describe, expect, it } from 'vitest';
import { indexAll } from '../../modules/search/index.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { growMall } from './grow-mall.ts';

const PRODUCTS = 200;

interface Found {
  total: number;
  nextCursor: string | null;
  records: { prodId: number; prodName: string }[];
}

async function search(app: TestApp, question: Record<string, string>, locale = 'en'): Promise<Found> {
  const { envelope } = await app.call(`/search/page?${new URLSearchParams(question)}`, { headers: { locale } });
  return envelope.data as Found;
}

async function indexOf({ database }: TestApp) {
  const read = async (query: string) => (await database.pool.query(query)).rows;
  return {
    products: await read('select * from search_product order by product_id'),
    shelves: await read('select * from search_shelf order by product_id, kind, owner'),
    sizes: await read('select * from search_shelf_size where products > 0 order by kind, owner'),
    words: await read('select word, documents, grams from search_word order by word'),
    phrases: await read('select locale, phrase, documents from search_phrase order by locale, phrase'),
    trees: await read(`select indexdef from pg_indexes where tablename like 'search_%' order by indexdef`),
  };
}

describe('growMall', () => {
  it('adds products around the demo that can be searched and opened', async () => {
    const app = await openTestApp();
    const before = (await search(app, {})).total;
    await growMall(app.database, PRODUCTS, () => undefined);
    expect((await search(app, {})).total).toBe(before + PRODUCTS);
    const { rows } = await app.database.pool.query(`
      select (select count(*)::int from store where id >= 10000) as stores,
        (select count(*)::int from sku where id >= 10000000) as skus,
        (select count(*)::int from sku_stock where sku_id >= 10000000) as stocks,
        (select sum(product_count)::int from store where id >= 10000) as counted`);
    expect(rows).toEqual([{ stores: 5, skus: 5 * PRODUCTS, stocks: 5 * PRODUCTS, counted: PRODUCTS }]);
    for (const locale of ['en', 'zh_CN']) {
      const [product] = (await search(app, { sort: '1', size: '50' }, locale)).records.filter(
        ({ prodId }) => prodId > 1e6,
      );
      const found = await search(app, { keyword: product?.prodName ?? '' }, locale);
      expect(found.records.map(({ prodId }) => prodId)).toContain(product?.prodId);
      const { envelope } = await app.call(`/prod/prodInfo?prodId=${product?.prodId}`, { headers: { locale } });
      expect(envelope.data).toMatchObject({ prodName: product?.prodName, skuList: { length: 5 } });
    }
  });

  it('builds the same index as indexing products one by one', async () => {
    const app = await openTestApp();
    await growMall(app.database, PRODUCTS, () => undefined);
    const made = await indexOf(app);
    await app.database.pool.query(
      'truncate search_product, search_shelf, search_shelf_size, search_word, search_phrase',
    );
    await indexAll(app.database);
    expect(made).toEqual(await indexOf(app));
  });

  it('finds every product of a very frequent word once, page by page', async () => {
    const app = await openTestApp();
    await growMall(app.database, 2_000, () => undefined);
    const { rows } = await app.database.pool.query<{ word: string }>(
      `select word from search_word where word ~ '^[a-z]{4,}$' and documents between 700 and 1600
       order by documents desc, word limit 3`,
    );
    expect(rows).toHaveLength(3);
    for (const { word } of rows) {
      const seen: number[] = [];
      for (let cursor: string | null | undefined; cursor !== null && seen.length < 400; ) {
        const question = { keyword: word, size: '50', ...(cursor ? { cursor } : {}) };
        const page = await search(app, question);
        seen.push(...page.records.map(({ prodId }) => prodId));
        cursor = page.nextCursor;
      }
      expect(seen.length).toBeGreaterThan(100);
      expect(new Set(seen).size).toBe(seen.length);
      const having = await app.database.pool.query(
        'select 1 from search_product where product_id = any($1) and words @@ $2::tsquery',
        [seen, `'${word}'`],
      );
      expect(having.rowCount).toBe(seen.length);
    }
  });

  it('does nothing when finished, continues after an interruption, and refuses another size', async () => {
    const app = await openTestApp();
    const said: string[] = [];
    const grow = (products: number) => growMall(app.database, products, (line) => said.push(line));
    await Promise.all([grow(PRODUCTS), grow(PRODUCTS)]);
    expect(said.filter((line) => line.includes('is ready'))).toHaveLength(1);
    expect(said.at(-1)).toBe(`The large mall exists already, with ${PRODUCTS} products.`);
    await expect(grow(PRODUCTS + 1)).rejects.toThrow(/has already been grown by 200 products/);
    const total = (await search(app, {})).total;
    await app.database.pool.query(
      'truncate search_product, search_shelf, search_shelf_size, search_word, search_phrase',
    );
    expect((await search(app, {})).total).toBe(0);
    await grow(PRODUCTS);
    expect((await search(app, {})).total).toBe(total);
  });
});
