import { levelOf } from '@galleria/domain/search/popularity';
import { describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { Estimates } from './estimates.ts';
import { type Found, findProducts } from './find-products.ts';
import { ON_SHELF_FIRST } from './list-rows.ts';

const PAGE = 5;

/** As if there were more: so many that they are skimmed off and not all looked at. */
const MANY = 1_000;

interface Known {
  readonly product_id: number;
  readonly popularity: number;
}

const WORDS = "'set' | 'light' | 'tea' | 'home' | 'bag'";

/** A third of the mall sells so well that it stands on the peaks. */
async function openPopularMall() {
  const app = await openTestApp();
  await app.database.pool.query(
    'update search_product set popularity = 5000 + product_id % 1600 where product_id % 3 = 0',
  );
  const { rows } = await app.database.pool.query<Known>(
    `select product_id, popularity from search_product where ts_filter(words, '{a,b}') @@ $1::tsquery
     order by popularity desc, product_id desc`,
    [WORDS],
  );
  return { app, best: rows };
}

/** Those that have the words only in descriptions and the like. */
async function readElsewhere({ database }: TestApp): Promise<Known[]> {
  const { rows } = await database.pool.query<Known>(
    `select product_id, popularity from search_product
     where words @@ $1::tsquery and not ts_filter(words, '{a,b}') @@ $1::tsquery
     order by popularity desc, product_id desc`,
    [WORDS],
  );
  return rows;
}

async function skim(
  { database }: TestApp,
  all: readonly Known[],
  more: { after?: { key: number; id: number } | undefined; offset?: number } = {},
): Promise<Found> {
  const levels = Map.groupBy(all, ({ popularity }) => levelOf(popularity));
  const { after, offset = 0 } = more;
  return findProducts(
    { database, shares: new Estimates() },
    {
      // Whoever goes on from somewhere was told by which key.
      order: after ? 'shelf' : 'rank',
      filters: {},
      window: { descending: true, size: PAGE, offset, after },
      reading: {
        groups: [{ ways: [['set'], ['light'], ['tea'], ['home'], ['bag']] }],
        typed: [],
        ...{ expected: MANY, mallSize: MANY, scopeSize: MANY, isHopeless: false },
        levels: new Map([...levels].map(([level, products]) => [level, products.length])),
      },
    },
  );
}

const idsOf = ({ rows }: Found) => rows.map(({ id }) => id);
const ids = (products: readonly Known[]) => products.map(({ product_id }) => product_id);

describe('words that many products have', () => {
  it('are skimmed off the peaks as they would be off everything, page by page and from wherever one is', async () => {
    const { app, best } = await openPopularMall();
    expect(best.length).toBeGreaterThan(60);
    for (let offset = 0; offset + PAGE <= best.length; offset += PAGE) {
      expect(idsOf(await skim(app, best, { offset }))).toEqual(ids(best.slice(offset, offset + PAGE)));
    }
    for (let place = 0; place + PAGE < best.length; place += 7) {
      const { product_id: id = 0, popularity = 0 } = best[place] ?? {};
      const found = await skim(app, best, { after: { key: ON_SHELF_FIRST + popularity, id } });
      expect(idsOf(found)).toEqual(ids(best.slice(place + 1, place + 1 + PAGE)));
    }
  });

  it('show every product once to the last, also where those begin that have them only in descriptions', async () => {
    const { app, best } = await openPopularMall();
    const elsewhere = await readElsewhere(app);
    expect(elsewhere.length).toBeGreaterThan(2 * PAGE);
    // Some of what comes last is more popular than some of what comes first.
    expect(elsewhere[0]?.popularity).toBeGreaterThan(best.at(-1)?.popularity ?? 0);
    const all = ids([...best, ...elsewhere]);
    const from = best.length - (best.length % PAGE) - PAGE;
    for (let offset = from; offset < all.length; offset += PAGE) {
      expect(idsOf(await skim(app, best, { offset }))).toEqual(all.slice(offset, offset + PAGE));
    }
    const byCursor: number[] = [];
    for (let after: { key: number; id: number } | undefined; ; ) {
      const { rows, order } = await skim(app, best, { after });
      byCursor.push(...rows.map(({ id }) => id));
      after = rows.at(-1);
      if (!after) break;
      expect(order).toBe('shelf');
    }
    expect(byCursor).toEqual(all);
  });

  it('are looked for on the peak that was chosen, and below when it holds fewer than was thought', async () => {
    const { app, best } = await openPopularMall();
    const asked: string[] = [];
    const { pool } = app.database;
    const query = pool.query.bind(pool);
    pool.query = ((given: { text: string }) => {
      asked.push(given.text.match(/popularity >= (\d+)/)?.[1] ?? 'everywhere');
      return query(given);
    }) as typeof pool.query;
    await skim(app, best);
    const [first] = asked.splice(0);
    expect(Number(first)).toBeGreaterThan(5_000);
    await app.database.queries.execute('update search_product set popularity = 10 where popularity > 5000');
    asked.splice(0);
    expect((await skim(app, best)).rows).toHaveLength(PAGE);
    expect(asked.at(0)).toBe(first);
    expect(asked.at(-1)).toBe('everywhere');
  });
});
