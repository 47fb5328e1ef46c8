import { expect, it } from 'vitest';
import { buyerAt } from '../../modules/accounts/testing/people.ts';
import { openTestApp } from '../../testing/open-test-app.ts';
import { seedOwnReviews } from './seed-own-reviews.ts';

it('seedOwnReviews writes reviews of the demo buyer once, and leaves one line to be reviewed', async () => {
  const app = await openTestApp();
  const buyer = await buyerAt(app);
  await seedOwnReviews(app.database);
  await seedOwnReviews(app.database);
  const { data } = await buyer.call('GET', '/p/prodComm/page?commStatus=1');
  expect(data).toMatchObject({ counts: { toWrite: 1, written: 2 } });
  const { records } = data as { records: { review: { append: object | null; usefulCount: number } }[] };
  expect(records.map(({ review }) => review.usefulCount)).toEqual([2, 6]);
  const { rows } = await app.database.pool.query(
    `select useful_count, (select count(*)::int from review_vote where review_id = review.id) as votes from review`,
  );
  for (const { useful_count, votes } of rows) expect(votes).toBe(useful_count);
  const { rows: flags } = await app.database.pool.query('select from review_flag');
  expect(flags).toHaveLength(1);
});
