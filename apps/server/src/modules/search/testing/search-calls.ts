import type { OutputOf } from '@galleria/contract/operation';
import type { searchFacets, searchProducts } from '@galleria/contract/search/search';
import { sql } from 'drizzle-orm';
import type { TestApp } from '../../../testing/open-test-app.ts';

export type Page = OutputOf<typeof searchProducts>;

export async function ask<Data>(app: TestApp, path: string, query: object = {}, locale = 'en'): Promise<Data> {
  const parameters = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const { envelope } = await app.call(`${path}?${parameters}`, { headers: { locale } });
  if (!envelope.success) throw new Error(`${path}?${parameters}: ${envelope.reason}`);
  return envelope.data as Data;
}

export function page(app: TestApp, query: object = {}, locale = 'en'): Promise<Page> {
  return ask<Page>(app, '/search/page', { size: 100, ...query }, locale);
}

export function facets(app: TestApp, query: object = {}): Promise<OutputOf<typeof searchFacets>> {
  return ask(app, '/search/facets', query);
}

/** Ids of all hits, page after page. */
export async function allIds(app: TestApp, query: object = {}): Promise<number[]> {
  const ids: number[] = [];
  for (let current = 1; ; current++) {
    const { records } = await page(app, { ...query, current });
    ids.push(...records.map((record) => record.prodId));
    if (records.length < 100) return ids;
  }
}

/** Products for sale according to the catalogue, independent of the index. */
export async function onSale(app: TestApp, condition = 'true', order = 'p.id'): Promise<number[]> {
  const { rows } = await app.database.queries.execute<{ id: number }>(
    sql.raw(`select p.id from product p join store s on s.id = p.store_id join category c3 on c3.id = p.category_id
      join category c2 on c2.id = c3.parent_id
      where p.status = 1 and s.status = 1 and (${condition}) order by ${order}`),
  );
  return rows.map((row) => row.id);
}
