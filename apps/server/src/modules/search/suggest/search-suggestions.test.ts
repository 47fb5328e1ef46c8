import type { OutputOf } from '@galleria/contract/operation';
import type { searchSuggestions } from '@galleria/contract/search/search';
import { describe, expect, it } from 'vitest';
import { openSharedTestApp, openTestApp } from '../../../testing/open-test-app.ts';
import { ask, page } from '../testing/search-calls.ts';

const app = await openSharedTestApp();

const suggest = (keyword: string, locale = 'en') =>
  ask<OutputOf<typeof searchSuggestions>>(app, '/search/suggest', { keyword }, locale);

describe('searchSuggestions', () => {
  it('tolerates typing errors, in the unfinished word and in those before it', async () => {
    expect((await suggest('hedph')).products).toEqual((await suggest('headphones')).products);
    expect((await suggest('hedph')).products.length).toBeGreaterThan(0);
    expect((await suggest('hedph')).words).toContain('headphones');
    expect((await suggest('headphones')).words).not.toContain('headphones');
    expect((await suggest('wireles earbds')).products).toContainEqual(
      expect.objectContaining({ prodName: expect.stringMatching(/Wireless Earbuds/) }),
    );
    expect((await suggest('xqzzyvw')).words).toEqual([]);
  });

  it('suggests names of things, not fragments of product names', async () => {
    const { words } = await suggest('head');
    expect(words).toContain('headphones');
    for (const word of words) expect(word).not.toMatch(/headland|^head$/);
    const chinese = await suggest('耳', 'zh_CN');
    expect(chinese.words[0]).toMatch(/^耳机/);
    for (const word of chinese.words) expect(word).toMatch(/耳机|耳麦|耳塞/);
    for (const keyword of [...words, ...chinese.words]) {
      expect((await page(app, { keyword }, 'zh_CN')).total).toBeGreaterThan(0);
    }
  });

  it('finds phrases, categories and products by pinyin', async () => {
    const found = await suggest('erji', 'zh_CN');
    expect(found.words).toContainEqual(expect.stringMatching(/^耳机/));
    expect(found.categories).toContainEqual(expect.objectContaining({ categoryName: expect.stringContaining('耳机') }));
    expect(found.products).toContainEqual(expect.objectContaining({ prodName: expect.stringContaining('耳机') }));
  });

  it('suggests brands and products, with picture and current price', async () => {
    const { brands, products } = await suggest('halden');
    expect(brands).toEqual([{ brandId: expect.any(Number), brandName: 'Halden' }]);
    expect(products).toHaveLength(3);
    for (const { prodId, prodName, pic, price } of products) {
      const listed = (await page(app, { keyword: prodName })).records.find((one) => one.prodId === prodId);
      expect({ pic, price }).toEqual({ pic: listed?.pic, price: listed?.activityPrice ?? listed?.price });
    }
    expect((await suggest('black headp')).products[0]?.prodName).toMatch(/Headphones/);
  });

  it('caches the products suggested for a frequent word, but not their prices', async () => {
    const own = await openTestApp();
    const { pool } = own.database;
    const suggested = async () => {
      const { products } = await ask<OutputOf<typeof searchSuggestions>>(own, '/search/suggest', { keyword: 'wanted' });
      return products.map(({ prodId, price }) => ({ prodId, price }));
    };
    await pool.query('alter table search_product alter column tier drop expression');
    const copied = `jsonb_populate_record(p, jsonb_build_object('product_id', product_id + 1000000))`;
    await pool.query(`insert into search_product select (${copied}).* from search_product p`);
    await pool.query(`update search_product set words = words || 'wanted:1A'`);
    const [first, second, third] = await suggested();
    await pool.query('update search_product set normal_price = 12345 where product_id = $1', [second?.prodId]);
    await pool.query('delete from search_product where product_id = $1', [third?.prodId]);
    expect(await suggested()).toEqual([first, { ...second, price: 123.45 }]);
  });

  it('suggests no products for a single letter', async () => {
    expect((await suggest('h')).products).toEqual([]);
  });
});
