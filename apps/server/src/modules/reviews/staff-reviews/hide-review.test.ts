import { randomUUID } from 'node:crypto';
import { isRefused } from '@galleria/domain/refusals';
import { describe, expect, it } from 'vitest';
import { callAsStaff } from '../../../testing/call-as-staff.ts';
import { openSharedTestApp, openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { removeRowLocks } from '../../../testing/remove-guards.ts';
import { within } from '../../catalogue/testing/store-editor.ts';
import { reviews } from '../index.ts';
import { openReviewer, ratingsOf } from '../testing/reviewer.ts';
import { hideReviewAndUpdateRating, showReviewAndUpdateRating } from './hide-review.ts';

const app = await openSharedTestApp();
const staff = await callAsStaff(app, 'reviews.view', 'reviews.handle');
const PRODUCT = 2001;

const hide = (prodCommId: number, reason = 'It insults people.') =>
  staff.call('PUT', '/s/prodComm/hide', { prodCommId, reason });
const show = (prodCommId: number, reason = 'A mistake of ours.') =>
  staff.call('PUT', '/s/prodComm/show', { prodCommId, reason });

/** A review with three stars, without a report. */
async function write(mall = app): Promise<number> {
  const content = randomUUID();
  const review = { productId: PRODUCT, storeId: 2, nickName: 'Sam', stars: 3, content };
  await within(mall, (transaction) => reviews.seed.seedReviews(transaction, [review]));
  const { rows } = await mall.database.pool.query('select id::int from review where content = $1', [content]);
  return rows[0]?.id as number;
}

/** Difference between the product's counter of reviews and their real number. */
const drift = async (mall = app) => {
  const { kept_count, count } = await ratingsOf(mall, PRODUCT);
  return kept_count - count;
};

describe('a review without a report', () => {
  it('is hidden and shown again, with a reason for its author, an updated rating and audit entries', async () => {
    const ada = await openReviewer(app);
    const { prodCommId, productId } = await ada.review({ score: 2 });
    const before = await ratingsOf(app, productId);
    const mails = async () => (await ada.sql('select count(*)::int as count from message'))[0].count as number;
    const sent = await mails();
    expect((await hide(prodCommId)).success).toBe(true);
    expect((await hide(prodCommId)).reason).toBe('review.alreadyHidden');
    expect(await ada.seen(productId, prodCommId)).toBeUndefined();
    const own = async () => (await ada.own('commStatus=1')).records[0]?.review;
    expect(await own()).toMatchObject({ hiddenReason: 'It insults people.', canAppend: false });
    expect(await ratingsOf(app, productId)).toMatchObject({
      ...{ kept_count: before.kept_count - 1, kept_stars: before.kept_stars - 2 },
    });
    expect((await show(prodCommId)).success).toBe(true);
    expect((await show(prodCommId)).reason).toBe('review.alreadyShown');
    expect(await ada.seen(productId, prodCommId)).toMatchObject({ content: 'Lovely' });
    expect(await own()).toMatchObject({ hiddenReason: null, canAppend: true });
    expect(await ratingsOf(app, productId)).toEqual(before);
    expect(await mails()).toBe(sent);
    const logged = await ada.sql(
      `select operation, after->>'reason' as reason from audit_entry
       where actor_id = $1 and outcome = 'done' and input->>'prodCommId' = $2 order by id`,
      ...[staff.staffId, String(prodCommId)],
    );
    expect(logged).toEqual([
      { operation: 'hideReview', reason: 'It insults people.' },
      { operation: 'showReview', reason: 'A mistake of ours.' },
    ]);
  });

  it('has to exist, and the reason must not be empty', async () => {
    expect((await hide(2_000_000_000)).reason).toBe('review.notFound');
    expect((await show(2_000_000_000)).reason).toBe('review.notFound');
    const prodCommId = await write();
    expect((await hide(prodCommId, '  no ')).code).toBe('A00014');
    expect((await show(prodCommId, '')).code).toBe('A00014');
  });
});

describe('concurrent hiding and showing of one review', () => {
  const reason = 'Rude.';
  const hideOnce = (reviewId: number, mall = app) =>
    within(mall, (transaction) => hideReviewAndUpdateRating(transaction, { reviewId, reason }));
  const showOnce = (reviewId: number, mall = app) =>
    within(mall, (transaction) => showReviewAndUpdateRating(transaction, { reviewId, reason }));
  const removeReviewLock = (mall: TestApp) =>
    removeRowLocks(mall, 'review', {
      ...{ event: 'update', count: 2 },
      write: 'update review_rows set hidden_at = new.hidden_at, hidden_reason = new.hidden_reason where id = new.id',
    });
  const doneOf = async (tries: readonly Promise<object>[]) =>
    (await Promise.all(tries)).filter((outcome) => !isRefused(outcome)).length;
  const isHidden = async (reviewId: number) => {
    const { rows } = await app.database.pool.query('select from review where id = $1 and hidden_at is not null', [
      reviewId,
    ]);
    return rows.length > 0;
  };

  it('removes it from the rating once', async () => {
    const [reviewId, before] = [await write(), await drift()];
    expect(await doneOf([1, 2, 3, 4].map(() => hideOnce(reviewId)))).toBe(1);
    expect(await drift()).toBe(before);
  });

  it('control: without the row lock it is removed from the rating twice', async () => {
    const mall = await openTestApp();
    const [reviewId, before] = [await write(mall), await drift(mall)];
    await removeReviewLock(mall);
    expect(await doneOf([hideOnce(reviewId, mall), hideOnce(reviewId, mall)])).toBe(2);
    expect(await drift(mall)).toBe(before - 1);
  });

  it('keeps the rating exact, in any order', async () => {
    const [reviewId, before] = [await write(), await drift()];
    const rounds = [1, 2, 3, 4];
    const [hides, shows] = await Promise.all([
      doneOf(rounds.map(() => hideOnce(reviewId))),
      doneOf(rounds.map(() => showOnce(reviewId))),
    ]);
    expect(hides - shows).toBe((await isHidden(reviewId)) ? 1 : 0);
    expect(await drift()).toBe(before);
  });

  it('control: without the row lock it is added to the rating twice', async () => {
    const mall = await openTestApp();
    const reviewId = await write(mall);
    await hideOnce(reviewId, mall);
    const before = await drift(mall);
    await removeReviewLock(mall);
    expect(await doneOf([showOnce(reviewId, mall), showOnce(reviewId, mall)])).toBe(2);
    expect(await drift(mall)).toBe(before + 1);
  });

  it('decides a report once: either the review is kept or it is hidden', async () => {
    const [reviewId, before] = [await write(), await drift()];
    const { rows } = await app.database.pool.query(
      `insert into review_report (review_id, store_id, reason) values ($1, 2, 'other') returning id::int`,
      [reviewId],
    );
    const reportId = rows[0]?.id as number;
    const [kept, hidden] = await Promise.all([
      staff.call('PUT', '/s/prodComm/report/keep', { reportId, answer: 'An opinion.' }),
      staff.call('PUT', '/s/prodComm/hide', { prodCommId: reviewId, reportId, reason }),
    ]);
    expect([kept.reason, hidden.reason].sort()).toEqual(['reviewReport.decided', undefined]);
    expect(await isHidden(reviewId)).toBe(hidden.success);
    expect(await drift()).toBe(before);
  });
});
