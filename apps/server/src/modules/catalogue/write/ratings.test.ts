import { SYSTEM } from '@galleria/domain/access/access';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { openSharedTestApp } from '../../../testing/open-test-app.ts';
import { addRatings } from '../index.ts';

const app = await openSharedTestApp();

const DRIFT = 2001;
const HALE = 7001;

describe('addRatings', () => {
  it('does not deadlock when transactions list the same products in different orders', async () => {
    const changes = [DRIFT, HALE].map((productId) => ({ productId, count: 1, stars: 5 }));
    const count = (listed: typeof changes) =>
      inTransaction(app.database, SYSTEM, (transaction) => addRatings(transaction, listed));
    const read = async () => {
      const { rows } = await app.database.pool.query(
        'select sum(review_count)::int as reviews from product where id = any($1)',
        [[DRIFT, HALE]],
      );
      return rows[0].reviews as number;
    };
    const before = await read();
    await Promise.all(Array.from({ length: 30 }, (_, index) => count(index % 2 ? changes : changes.toReversed())));
    expect(await read()).toBe(before + 60);
  });
});
