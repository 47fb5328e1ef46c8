import { popularityBucket } from '@galleria/domain/search/popularity';
import { describe, expect, it } from 'vitest';
import { openSharedTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { EstimateCache } from '../estimate-cache.ts';
import { type FoundProducts, findProducts } from './find-products.ts';
import { PRIMARY_MATCH_BONUS } from './list-item.ts';

const app = await openSharedTestApp();

const PAGE = 5;

/** Pretended number of hits: more than are compared exactly, so that top hits are read. */
const MANY = 1_000;

interface Known {
  readonly product_id: number;
  readonly popularity: number;
}

const WORDS = "'set' | 'light' | 'tea' | 'home' | 'bag'";

/** A third of the products is popular enough for the tiers. */
async function openPopularMall() {
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

/** Products with the words in other fields than name, brand and category. */
async function readSecondaryHits({ database }: TestApp): Promise<Known[]> {
  const { rows } = await database.pool.query<Known>(
    `select product_id, popularity from search_product
     where words @@ $1::tsquery and not ts_filter(words, '{a,b}') @@ $1::tsquery
     order by popularity desc, product_id desc`,
    [WORDS],
  );
  return rows;
}

async function findTop(
  { database }: TestApp,
  all: readonly Known[],
  more: { after?: { key: number; id: number } | undefined; offset?: number } = {},
): Promise<FoundProducts> {
  const buckets = Map.groupBy(all, ({ popularity }) => popularityBucket(popularity));
  const { after, offset = 0 } = more;
  return findProducts(
    { database, shareCache: new EstimateCache(), sizeCache: new EstimateCache() },
    {
      // A cursor of top hits has the order `shelf`.
      order: after ? 'shelf' : 'rank',
      filters: {},
      window: { descending: true, size: PAGE, offset, after },
      parsed: {
        groups: [{ alternatives: [['set'], ['light'], ['tea'], ['home'], ['bag']] }],
        typed: [],
        groupHits: [MANY],
        ...{ expectedHits: MANY, mallSize: MANY, listingSize: MANY, hasUnknownWord: false },
        popularityBuckets: new Map([...buckets].map(([bucket, products]) => [bucket, products.length])),
      },
    },
  );
}

const idsOf = ({ rows }: FoundProducts) => rows.map(({ id }) => id);
const ids = (products: readonly Known[]) => products.map(({ product_id }) => product_id);

describe('findProducts with frequent words', () => {
  it('reads the same top hits from the popularity tiers as from the whole index, by offset and by cursor', async () => {
    const { app, best } = await openPopularMall();
    expect(best.length).toBeGreaterThan(60);
    for (let offset = 0; offset + PAGE <= best.length; offset += PAGE) {
      expect(idsOf(await findTop(app, best, { offset }))).toEqual(ids(best.slice(offset, offset + PAGE)));
    }
    for (let index = 0; index + PAGE < best.length; index += 7) {
      const { product_id: id = 0, popularity = 0 } = best[index] ?? {};
      const found = await findTop(app, best, { after: { key: PRIMARY_MATCH_BONUS + popularity, id } });
      expect(idsOf(found)).toEqual(ids(best.slice(index + 1, index + 1 + PAGE)));
    }
  });

  it('returns every product once, those with the words in the description last', async () => {
    const { app, best } = await openPopularMall();
    const secondary = await readSecondaryHits(app);
    expect(secondary.length).toBeGreaterThan(2 * PAGE);
    // Some secondary hits are more popular than some primary ones.
    expect(secondary[0]?.popularity).toBeGreaterThan(best.at(-1)?.popularity ?? 0);
    const all = ids([...best, ...secondary]);
    const from = best.length - (best.length % PAGE) - PAGE;
    for (let offset = from; offset < all.length; offset += PAGE) {
      expect(idsOf(await findTop(app, best, { offset }))).toEqual(all.slice(offset, offset + PAGE));
    }
    const byCursor: number[] = [];
    for (let after: { key: number; id: number } | undefined; ; ) {
      const { rows, order } = await findTop(app, best, { after });
      byCursor.push(...rows.map(({ id }) => id));
      after = rows.at(-1);
      if (!after) break;
      expect(order).toBe('shelf');
    }
    expect(byCursor).toEqual(all);
  });

  it('reads the chosen tier, then the whole index when the tier has fewer hits than estimated', async () => {
    const { app, best } = await openPopularMall();
    const asked: string[] = [];
    const { pool } = app.database;
    const query = pool.query.bind(pool);
    pool.query = ((given: { text: string }) => {
      asked.push(given.text.match(/tier >= (\d+)/)?.[1] ?? 'everywhere');
      return query(given);
    }) as typeof pool.query;
    await findTop(app, best);
    const [first] = asked.splice(0);
    expect(Number(first)).toBeGreaterThan(5_000);
    await app.database.queries.execute('update search_product set popularity = 10 where popularity > 5000');
    asked.splice(0);
    expect((await findTop(app, best)).rows).toHaveLength(PAGE);
    expect(asked.at(0)).toBe(first);
    expect(asked.at(-1)).toBe('everywhere');
  });

  it('returns nothing when no product has all words, also in another sort order', async () => {
    const found = await findProducts(
      { database: app.database, shareCache: new EstimateCache(), sizeCache: new EstimateCache() },
      {
        order: 'price',
        filters: {},
        window: { descending: true, size: PAGE, offset: 0, after: undefined },
        parsed: {
          groups: [{ alternatives: [['set']] }, { alternatives: [['nowhere']] }],
          typed: [],
          groupHits: [MANY, MANY],
          ...{ expectedHits: MANY, mallSize: MANY, listingSize: MANY, hasUnknownWord: false },
          popularityBuckets: new Map(),
        },
      },
    );
    expect(found).toMatchObject({ rows: [], total: 0, isEstimate: false });
  });
});
