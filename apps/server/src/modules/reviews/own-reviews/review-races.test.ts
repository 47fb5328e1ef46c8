import { SYSTEM } from '@galleria/domain/access/access';
import { isRefused } from '@galleria/domain/refusals';
import { DEFAULT_LOCALE } from '@galleria/domain/site/locales';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { openSharedTestApp, openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { removeRowLocks, synchroniseTransactionsBefore } from '../../../testing/remove-guards.ts';
import { hideReviewAndUpdateRating } from '../staff-reviews/hide-review.ts';
import { openReviewer, ratingsOf } from '../testing/reviewer.ts';
import { recordReview } from './record-review.ts';
import { writeDefaultReviews } from './write-default-reviews.ts';
import { addToReview } from './write-review.ts';

/** Control tests remove guards, so each has a mall of its own. */
const shared = await openSharedTestApp();
const TRIES = 5;

const written = async ({ database }: TestApp, lineIds: readonly number[]) => {
  const { rows } = await database.pool.query(
    'select order_line_id as line, is_default from review where order_line_id = any($1) order by 1',
    [lineIds],
  );
  return rows as { line: number; is_default: boolean }[];
};

const isExact = (ratings: Awaited<ReturnType<typeof ratingsOf>>) =>
  ratings.kept_count === ratings.count && ratings.kept_stars === ratings.stars;

describe('concurrent reviews of one line', () => {
  it('store one review, count it once in the rating, and complete the order', async () => {
    const app = shared;
    const ada = await openReviewer(app);
    const { number, lineIds, productId } = await ada.receive(2);
    const before = await ratingsOf(app, productId);
    const reasons = await Promise.all(lineIds.flatMap((line) => Array.from({ length: TRIES }, () => ada.write(line))));
    expect(reasons.filter(({ success }) => success)).toHaveLength(2);
    expect(new Set(reasons.map(({ reason }) => reason))).toEqual(new Set([undefined, 'review.exists']));
    expect((await ratingsOf(app, productId)).kept_count).toBe(before.kept_count + 1);
    expect((await ada.detail(number)).status).toBe(5);
  });

  it('and the job for default reviews store one review per line', async () => {
    const app = shared;
    const ada = await openReviewer(app);
    const { number, lineIds, productId } = await ada.receive(4, 31);
    const early = await ada.receive(1, 29);
    const tries = await Promise.all([
      ...lineIds.slice(2).map((line) => ada.write(line)),
      writeDefaultReviews(app.services.reviews),
      ...lineIds.slice(0, 2).map((line) => ada.write(line)),
      writeDefaultReviews(app.services.reviews),
    ]);
    const own = tries.filter((one) => one?.success).length;
    const found = await written(app, lineIds);
    expect(found.map(({ line }) => line)).toEqual(lineIds);
    expect(found.filter(({ is_default }) => !is_default)).toHaveLength(own);
    expect(isExact(await ratingsOf(app, productId))).toBe(true);
    expect((await ada.detail(number)).status).toBe(5);
    expect(await written(app, early.lineIds)).toEqual([]);
  });

  it('control: without the lock and the unique key two reviews are stored and counted', async () => {
    const app = await openTestApp();
    const ada = await openReviewer(app);
    const { lineIds, productId } = await ada.receive(1, 31);
    await app.database.pool.query('alter table review drop constraint review_order_line');
    const before = await ratingsOf(app, productId);
    await removeRowLocks(app, 'mall_order', { event: 'update', count: 1, write: 'null' });
    await synchroniseTransactionsBefore(app, 'update', 'order_line', 2);
    const draft = { lineId: lineIds[0] ?? 0, userId: ada.userId, stars: 5, content: 'Lovely', pictures: [] };
    const record = (isDefault: boolean) =>
      inTransaction(app.database, SYSTEM, (transaction) =>
        recordReview(transaction, { ...draft, isAnonymous: false, isDefault, locale: DEFAULT_LOCALE }),
      );
    await Promise.all([record(true), record(false)]);
    expect(await written(app, lineIds)).toHaveLength(2);
    expect((await ratingsOf(app, productId)).kept_count).toBe(before.kept_count + 2);
  });
});

describe('concurrent reviews of one product by several buyers', () => {
  const open = async (app: TestApp) => {
    const buyers = await Promise.all(['Ada', 'Eve', 'Ida', 'Ute'].map((name) => openReviewer(app, name)));
    const received = await Promise.all(buyers.map(async (buyer) => ({ buyer, ...(await buyer.receive()) })));
    const productId = received[0]?.productId ?? 0;
    expect(new Set(received.map((one) => one.productId))).toEqual(new Set([productId]));
    return { productId, lines: received.map(({ buyer, lineIds }) => ({ buyer, lineId: lineIds[0] ?? 0 })) };
  };

  it('are all counted, with their stars', async () => {
    const { productId, lines } = await open(shared);
    const before = await ratingsOf(shared, productId);
    await Promise.all(lines.map(({ buyer, lineId }, index) => buyer.write(lineId, { score: index + 1 })));
    const after = await ratingsOf(shared, productId);
    expect(after).toMatchObject({ kept_count: before.kept_count + 4, kept_stars: before.kept_stars + 10 });
    expect(isExact(after)).toBe(true);
  });

  it('control: without the lock on the product one is not counted', async () => {
    const app = await openTestApp();
    const { productId, lines } = await open(app);
    const before = await ratingsOf(app, productId);
    await removeRowLocks(app, 'product', {
      ...{ event: 'update', count: 2 },
      write: `update product_rows set review_count = new.review_count, rating_sum = new.rating_sum where id = new.id`,
    });
    const answers = await Promise.all(lines.slice(0, 2).map(({ buyer, lineId }) => buyer.write(lineId)));
    expect(answers.map(({ success }) => success)).toEqual([true, true]);
    const after = await ratingsOf(app, productId);
    expect(after.kept_count).toBe(before.kept_count + 1);
    expect(isExact(after)).toBe(false);
  });
});

it('writeDefaultReviews skips a refunded line and completes its order', async () => {
  const app = shared;
  const ada = await openReviewer(app);
  const { number, lineIds } = await ada.receive(2, 31);
  await ada.sql(
    'update order_line set refunded_cents = payable_cents, refunded_shipping_cents = shipping_cents where id = $1',
    lineIds[0],
  );
  await writeDefaultReviews(app.services.reviews);
  expect(await written(app, lineIds)).toEqual([{ line: lineIds[1], is_default: true }]);
  expect((await ada.detail(number)).status).toBe(5);
  const [own] = (await ada.own('commStatus=1')).records;
  expect(own?.review).toMatchObject({ isDefault: true, score: 5, content: '', isAnonymous: true, canAppend: true });
});

describe('concurrent votes', () => {
  const race = async (app: TestApp) => {
    const ada = await openReviewer(app);
    const { prodCommId } = await ada.review();
    const voters = await Promise.all(Array.from({ length: 4 }, () => openReviewer(app, 'Eve')));
    await Promise.all(voters.flatMap(({ vote }) => Array.from({ length: TRIES }, () => vote(prodCommId))));
    const [{ useful_count: count }] = await ada.sql('select useful_count from review where id = $1', prodCommId);
    return count as number;
  };

  it('count each buyer once', async () => {
    expect(await race(shared)).toBe(4);
  });

  it('control: without the unique key every click is counted', async () => {
    const app = await openTestApp();
    await app.database.pool.query('alter table review_vote drop constraint review_vote_once');
    expect(await race(app)).toBe(4 * TRIES);
  });
});

describe('hiding a review concurrently with its addition and with other reviews', () => {
  const open = async (app: TestApp = shared) => {
    const ada = await openReviewer(app);
    const { prodCommId, productId } = await ada.review();
    await (await openReviewer(app, 'Eve')).flag(prodCommId);
    const hide = () =>
      inTransaction(app.database, SYSTEM, (transaction) =>
        hideReviewAndUpdateRating(transaction, { reviewId: prodCommId, reason: 'Rude.' }),
      );
    const add = () =>
      inTransaction(app.database, SYSTEM, (transaction) =>
        addToReview(transaction, {
          ...{ prodCommId, userId: ada.userId, content: 'More', pictures: [], appendReviewDays: 180 },
        }),
      );
    const isAdded = async () =>
      (await ada.sql('select from review where id = $1 and append_content is not null', prodCommId)).length > 0;
    return { app, ada, productId, hide, add, isAdded };
  };

  it('keeps the counters exact, and refuses additions to a hidden review', async () => {
    const { app, ada, productId, hide, add, isAdded } = await open();
    const lines = [await ada.receive(), await ada.receive(), await ada.receive()];
    const [added] = await Promise.all([add(), hide(), ...lines.map(({ lineIds }) => ada.write(lineIds[0] ?? 0))]);
    expect(await isAdded()).toBe(!isRefused(added));
    expect(isExact(await ratingsOf(app, productId))).toBe(true);
    const [after] = await Promise.all([add(), add()]);
    expect(isRefused(after)).toBe(true);
  });

  it('control: without the lock a hidden review gets an addition', async () => {
    const app = await openTestApp();
    const { hide, add, isAdded } = await open(app);
    await removeRowLocks(app, 'review', {
      ...{ event: 'update', count: 2 },
      write: `update review_rows set hidden_at = coalesce(new.hidden_at, hidden_at),
        append_content = coalesce(new.append_content, append_content),
        appended_at = coalesce(new.appended_at, appended_at) where id = new.id`,
    });
    const outcomes = await Promise.all([hide(), add()]);
    expect(outcomes.map(isRefused)).toEqual([false, false]);
    expect(await isAdded()).toBe(true);
  });
});
