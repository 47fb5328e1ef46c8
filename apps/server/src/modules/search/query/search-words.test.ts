import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openSharedTestApp } from '../../../testing/open-test-app.ts';
import { ask, page } from '../testing/search-calls.ts';

const app = await openSharedTestApp();

const names = async (...asked: Parameters<typeof page>) => (await page(...asked)).records.map((one) => one.prodName);

describe('searchProducts by keyword', () => {
  it('finds products by name, in singular and plural, in any case, with and without accents', async () => {
    const found = await names(app, { keyword: 'headphones' });
    expect(found[0]).toMatch(/headphones/i);
    for (const keyword of ['headphone', 'HEADPHONES', 'hèadphônes', ' headphones ']) {
      expect(await names(app, { keyword })).toEqual(found);
    }
  });

  it('finds the same products in any language, and shows them in the caller’s', async () => {
    const [english, chinese] = [await page(app, { keyword: '耳机' }), await page(app, { keyword: '耳机' }, 'zh_CN')];
    expect(english.records.map((one) => one.prodId)).toEqual(chinese.records.map((one) => one.prodId));
    expect(english.records[0]?.prodName).toMatch(/^[\x20-\x7e’é]+$/);
    expect(chinese.records[0]?.prodName).toContain('耳机');
  });

  it('finds synonyms', async () => {
    const [earbuds, headphones] = [await page(app, { keyword: 'earbuds' }), await page(app, { keyword: 'headphones' })];
    expect(new Set(earbuds.records.map((one) => one.prodId))).toEqual(
      new Set(headphones.records.map((one) => one.prodId)),
    );
    expect(earbuds.records[0]?.prodName).toMatch(/earbuds/i);
  });

  it.each([
    ['headphnes', 'headphones', 'en'],
    ['choclate', 'chocolate', 'en'],
    ['trial runing shoes', 'trail running shoes', 'en'],
    ['无线耳几', '无线耳机', 'zh_CN'],
    ['无钱耳机', '无线耳机', 'zh_CN'],
    ['巧克里', '巧克力', 'zh_CN'],
  ])('corrects %s to %s', async (typed, meant, locale) => {
    const [asTyped, asCorrected] = [
      await page(app, { keyword: typed }, locale),
      await page(app, { keyword: meant }, locale),
    ];
    expect(asTyped.corrected).toBe(meant);
    expect(asCorrected.corrected).toBeNull();
    expect(asTyped.records).toEqual(asCorrected.records);
    expect(asTyped.total).toBeGreaterThan(0);
    expect(await page(app, { keyword: typed, exact: 1 }, locale)).toMatchObject({ total: 0, corrected: null });
  });

  it('finds nothing for an unknown word, and suggests no correction', async () => {
    expect(await page(app, { keyword: 'xqzzyvw' })).toMatchObject({ records: [], total: 0, corrected: null });
    expect(await page(app, { keyword: '龘靐齉' })).toMatchObject({ records: [], total: 0 });
    expect(await page(app, { keyword: '!!!' })).toMatchObject({ records: [], total: 0 });
  });

  it('requires all words, and treats an unknown last word as a prefix', async () => {
    const [one, both] = [await page(app, { keyword: 'shoes' }), await page(app, { keyword: 'trail shoes' })];
    expect(both.total).toBeLessThan(one.total);
    expect((await page(app, { keyword: 'trail sho' })).total).toBeGreaterThan(0);
  });

  it('never turns typed text into query operators', async () => {
    const signs = fc.string({
      unit: fc.constantFrom(...'\'"\\&|!():*<->~%_;$ aé耳１-./\n'),
      minLength: 1,
      maxLength: 30,
    });
    await fc.assert(
      fc.asyncProperty(fc.oneof(signs, fc.string({ unit: 'binary', minLength: 1, maxLength: 30 })), async (keyword) => {
        for (const path of ['page', 'facets', 'suggest']) {
          const { envelope } = await app.call(`/search/${path}?${new URLSearchParams({ keyword })}`);
          expect(['00000', 'A00014']).toContain(envelope.code);
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('searchSuggestions', () => {
  it('completes words, categories and stores in the caller’s language', async () => {
    const english = await ask<{ words: string[]; categories: object[] }>(app, '/search/suggest', { keyword: 'Wire' });
    expect(english.words.length).toBeGreaterThan(1);
    for (const word of english.words) expect(word).toMatch(/^wire/);
    expect(english.categories).toContainEqual(
      expect.objectContaining({ categoryName: expect.stringMatching(/wire/i) }),
    );
    const chinese = await ask<{ words: string[] }>(app, '/search/suggest', { keyword: '耳' }, 'zh_CN');
    expect(chinese.words).toContain('耳机');
    const stores = await ask<{ shops: object[] }>(app, '/search/suggest', { keyword: 'gall' });
    expect(stores.shops).toEqual([{ shopId: 1, shopName: 'Galleria Select' }]);
  });

  it('returns the most frequent of all phrases with the prefix, however many there are', async () => {
    await app.database.pool.query(`
      insert into search_phrase (locale, phrase, shown, documents)
      select 'en', 'xha' || n, 'xha' || n, 1 from generate_series(1, 3000) n
      union all select 'en', 'xhazam', 'xhazam', 5000`);
    // Phrases of short beginnings are cached, and other tests of the same app use common letters.
    for (const keyword of ['x', 'xh', 'xha']) {
      const { words } = await ask<{ words: string[] }>(app, '/search/suggest', { keyword });
      expect(words[0]).toBe('xhazam');
    }
  });

  it('suggests only words that find products', async () => {
    const { words } = await ask<{ words: string[] }>(app, '/search/suggest', { keyword: 'c' });
    expect(words.length).toBeGreaterThan(3);
    for (const keyword of words) expect((await page(app, { keyword })).total).toBeGreaterThan(0);
  });
});
