import pg from 'pg';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../../infra/database/database.ts';
import { openSharedTestApp } from '../../../testing/open-test-app.ts';
import { copyProducts } from '../testing/copy-products.ts';
import { type ListRow, SORT_COLUMNS, type SortOrder } from './list-item.ts';
import { scanListing } from './scan-listing-db.ts';

const app = await openSharedTestApp();
await copyProducts(app, { times: 8, words: [] });
// As after many sales: no page is all-visible, and the planner expects a large share of the table in every listing.
for (const text of [
  'update search_shelf set sold = sold + 1',
  'alter table search_shelf alter owner set (n_distinct = 2)',
  'analyze search_shelf',
]) {
  await app.database.pool.query(text);
}

type Scan = Parameters<typeof scanListing>[1];

const PAGE = 21;
const ORDERS = Object.keys(SORT_COLUMNS) as SortOrder[];
const firstPage: Scan = {
  ...{ order: 'popularity', filters: {}, counts: false, method: 'walk' },
  window: { descending: true, offset: 0, size: PAGE },
};

interface PlanNode {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** Rows of listings that the statement reads with a generic plan, as a prepared statement soon has. */
async function rowsRead(scan: Partial<Scan>): Promise<number> {
  let read = 0;
  const query = async ({ text, values }: { text: string; values: unknown[] }) => {
    read = rowsIn(await genericPlan(text, values));
    return { rows: [] };
  };
  await scanListing({ pool: { query } } as unknown as Database, { ...firstPage, ...scan });
  return read;
}

async function genericPlan(text: string, values: readonly unknown[]): Promise<PlanNode> {
  const client = await app.database.pool.connect();
  try {
    const types = new Map([...text.matchAll(/\$(\d+)::([\w[\]]+)/g)].map(([, place, type]) => [Number(place), type]));
    const literals = values.map((value) => (value === null ? 'null' : pg.escapeLiteral(literalOf(value))));
    await client.query('begin; set local plan_cache_mode = force_generic_plan');
    await client.query(`prepare scan(${values.map((_, index) => types.get(index + 1)).join(', ')}) as ${text}`);
    const { rows } = await client.query(`explain (analyze, format json) execute scan(${literals.join(', ')})`);
    return rows[0]['QUERY PLAN'][0].Plan;
  } finally {
    await client.query('rollback; deallocate scan');
    client.release();
  }
}

function literalOf(value: unknown): string {
  return Array.isArray(value) ? `{${value.join(',')}}` : String(value);
}

function rowsIn(node: PlanNode): number {
  const perLoop = (node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0);
  const own = node['Relation Name'] === 'search_shelf' ? perLoop * (node['Actual Loops'] ?? 0) : 0;
  return (node.Plans ?? []).reduce((sum, child) => sum + rowsIn(child), own);
}

describe('scanListing', () => {
  it('reads no more rows than the first page has, in every order', async () => {
    for (const order of ORDERS) {
      for (const descending of [true, false]) {
        const window = { ...firstPage.window, descending };
        expect([order, await rowsRead({ order, window })]).toEqual([order, PAGE]);
        expect([order, await rowsRead({ order, window, method: 'boundedWalk' })]).toEqual([order, PAGE]);
      }
    }
  });

  it('stops when the page is full also with filters, and starts at the cursor', async () => {
    const filters = { inStock: true, minPriceCents: 500 };
    const { rows } = await scanListing(app.database, { ...firstPage, order: 'sold', filters });
    expect(rows).toHaveLength(PAGE);
    expect(await rowsRead({ order: 'sold', filters })).toBeLessThan(5 * PAGE);
    const last = rows.at(-1) as ListRow;
    const window = { ...firstPage.window, after: { key: last.key, id: last.id } };
    expect(await rowsRead({ order: 'sold', filters, window })).toBeLessThan(5 * PAGE);
    // Control: a sort reads the whole listing.
    const read = await rowsRead({ order: 'sold', filters, method: 'sort' });
    expect(read).toBeGreaterThan(1_000);
  });

  it('returns the same rows with every method', async () => {
    const filters = { inStock: true, minPriceCents: 1_000, maxPriceCents: 9_000, categoryId: 102 };
    for (const order of ORDERS) {
      for (const descending of [true, false]) {
        const window = { descending, offset: 0, size: 40 };
        const ids = async (scan: Partial<Scan>) =>
          (await scanListing(app.database, { ...firstPage, order, filters, ...scan })).rows.map(({ id }) => id);
        const wanted = await ids({ window, method: 'sort' });
        expect(wanted).toHaveLength(40);
        expect(await ids({ window, method: 'boundedWalk' })).toEqual(wanted);
        expect(await ids({ window })).toEqual(wanted);
        const { rows } = await scanListing(app.database, { ...firstPage, order, filters, window });
        const { key, id } = rows[19] as ListRow;
        const behind = { ...window, after: { key, id }, size: 20 };
        expect(await ids({ window: behind })).toEqual(wanted.slice(20));
        expect(await ids({ window: { ...window, offset: 20, size: 20 } })).toEqual(wanted.slice(20));
      }
    }
  });
});
