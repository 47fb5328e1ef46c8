import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openSharedTestApp, openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { readProductChunk, readProductChunks } from '../catalogue/index.ts';

const app = await openSharedTestApp();

async function read(app: TestApp, url: string) {
  const { statusCode, headers, body } = await app.server.inject({ url });
  return { statusCode, headers, body };
}

/** Every opened element is closed, in order, and no text has an unescaped ampersand or bracket. */
function expectWellFormed(xml: string): void {
  expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n')).toBe(true);
  const open: string[] = [];
  for (const [, closing, name = ''] of xml.matchAll(/<(\/?)([a-z]+)[^<>]*>/g)) {
    if (closing) expect(open.pop()).toBe(name);
    else open.push(name);
  }
  expect(open).toEqual([]);
  const text = xml.replace(/<[^<>]*>/g, '');
  expect(text.replace(/&(amp|lt|gt|quot|#39);/g, '')).not.toMatch(/[<>&]/);
}

function addressesIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));
}

async function everyAddress(app: TestApp): Promise<string[]> {
  const index = await read(app, '/sitemap.xml');
  expectWellFormed(index.body);
  const chunks = await Promise.all(addressesIn(index.body).map((one) => read(app, new URL(one).pathname)));
  for (const chunk of chunks) {
    expect(chunk.statusCode).toBe(200);
    expectWellFormed(chunk.body);
  }
  return chunks.flatMap((chunk) => addressesIn(chunk.body));
}

describe('the sitemap', () => {
  it('lists every public page once, from the index', async () => {
    const app = await openTestApp({ publicUrl: 'https://mall.example' });
    const { headers } = await read(app, '/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const all = await everyAddress(app);
    expect(new Set(all).size).toBe(all.length);
    expect(all.every((address) => address.startsWith('https://mall.example/'))).toBe(true);
    expect(all).toContain('https://mall.example/');
    const { rows } = await app.database.queries.execute<{ address: string }>(sql`
      select 'https://mall.example/detail?prodId=' || product.id as address
      from product join store on store.id = product.store_id where product.status = 1 and store.status = 1`);
    expect(rows.length).toBeGreaterThan(100);
    const products = all.filter((address) => address.includes('/detail?'));
    expect(products.sort()).toEqual(rows.map((row) => row.address).sort());
    expect(all.filter((address) => /\/list\?cpid=\d+&cid=\d+&thCid=\d+$/.test(address)).length).toBeGreaterThan(20);
    expect(all.filter((address) => /\/shop-index\?sid=\d+$/.test(address)).length).toBeGreaterThan(5);
  });

  it('leaves out products that are off the shelf or of closed stores', async () => {
    const { queries } = app.database;
    await queries.execute(sql`update product set status = 0 where id = (select min(id) from product where status = 1)`);
    await queries.execute(sql`update store set status = 2 where id = 2`);
    const gone = await queries.execute<{ id: number }>(sql`select id from product where status <> 1 or store_id = 2`);
    const all = await everyAddress(app);
    expect(gone.rows.length).toBeGreaterThan(1);
    for (const { id } of gone.rows) expect(all.some((address) => address.endsWith(`?prodId=${id}`))).toBe(false);
    expect(all.some((address) => address.endsWith('?sid=2'))).toBe(false);
  });

  it('splits products into complete, disjoint chunks of limited length', async () => {
    const { database } = await openTestApp();
    const chunking = { size: 25, closedStoreIds: [3] };
    const chunks = await readProductChunks(database.queries, chunking);
    expect(chunks.length).toBeGreaterThan(3);
    expect(chunks[0]?.changedAt).toBeInstanceOf(Date);
    const parts = await Promise.all(chunks.map(({ number }) => readProductChunk(database.queries, number, chunking)));
    for (const part of parts) {
      expect(part.length).toBeGreaterThan(0);
      expect(part.length).toBeLessThanOrEqual(25);
    }
    const { rows } = await database.queries.execute<{ id: number }>(
      sql`select id from product where status = 1 and store_id <> 3 order by id`,
    );
    expect(parts.flat().map((row) => row.id)).toEqual(rows.map((row) => row.id));
  });

  it.each([
    '/sitemaps/products-0.xml',
    '/sitemaps/products-999999.xml',
    '/sitemaps/pages-0.xml',
    '/sitemaps/pages-2.xml',
    '/sitemaps/people-1.xml',
    '/sitemaps/products-1',
    '/sitemaps/..%2Fproducts-1.xml',
  ])('answers 404 for %s', async (url) => {
    expect((await read(await openTestApp(), url)).statusCode).toBe(404);
  });
});

describe('robots.txt', () => {
  it('disallows personal pages and names the sitemap', async () => {
    const app = await openTestApp({ publicUrl: 'https://mall.example' });
    const { statusCode, headers, body } = await read(app, '/robots.txt');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const lines = body.split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'User-agent: *',
        'Disallow: /user-center',
        'Disallow: /cart',
        'Disallow: /login',
        'Disallow: /*?sort=',
        'Disallow: /*&sort=',
        'Sitemap: https://mall.example/sitemap.xml',
      ]),
    );
    expect(lines).not.toContain('Disallow: /');
  });

  it('uses the listening address when PUBLIC_URL is not set', async () => {
    const { body } = await read(await openTestApp(), '/robots.txt');
    expect(body).toMatch(/^Sitemap: http:\/\/localhost:\d+\/sitemap\.xml$/m);
  });
});
