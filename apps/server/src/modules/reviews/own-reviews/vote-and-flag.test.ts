import { SYSTEM } from '@galleria/domain/access/access';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { callAsStaff } from '../../../testing/call-as-staff.ts';
import { openSharedTestApp } from '../../../testing/open-test-app.ts';
import { sellerBrowser } from '../../sellers/testing/seller-browser.ts';
import { reviewsPersonalData } from '../reviews-personal-data.ts';
import { openReviewer } from '../testing/reviewer.ts';

const app = await openSharedTestApp();
const seller = await sellerBrowser(app);
const staff = await callAsStaff(app, 'reviews.view', 'reviews.handle');

type Reported = { reportId: number; content: string; isByStore: boolean; flagCount: number; flags: object[] };

const queue = async (content: string) => {
  const { data } = await staff.call('GET', '/s/prodComm/report/page?size=100');
  return (data as { records: Reported[] }).records.filter((one) => one.content === content);
};

describe('voteForReview', () => {
  it('counts each buyer once, refuses the author, and can be undone', async () => {
    const [ada, eve, bob] = [await openReviewer(app), await openReviewer(app), await openReviewer(app)];
    const { prodCommId, productId } = await ada.review();
    expect((await ada.vote(prodCommId)).reason).toBe('review.own');
    expect((await eve.vote(999_999_999)).reason).toBe('review.notFound');
    await eve.vote(prodCommId);
    expect((await eve.vote(prodCommId)).data).toEqual({ usefulCount: 1, isUseful: true });
    expect((await bob.vote(prodCommId)).data).toEqual({ usefulCount: 2, isUseful: true });
    expect((await bob.vote(prodCommId, false)).data).toEqual({ usefulCount: 1, isUseful: false });
    expect((await bob.vote(prodCommId, false)).data).toEqual({ usefulCount: 1, isUseful: false });
    expect(await eve.seen(productId, prodCommId)).toMatchObject({ usefulCount: 1, isUseful: true, isOwn: false });
    expect(await bob.seen(productId, prodCommId)).toMatchObject({ usefulCount: 1, isUseful: false, isOwn: false });
    expect(await ada.seen(productId, prodCommId)).toMatchObject({ usefulCount: 1, isUseful: false, isOwn: true });
  });
});

describe('flagReview', () => {
  it('opens one report for all buyers, which the store can join', async () => {
    const [ada, eve, bob] = [await openReviewer(app), await openReviewer(app), await openReviewer(app)];
    const { prodCommId } = await ada.review({ content: 'Buy it at my shop instead' });
    expect((await ada.flag(prodCommId)).reason).toBe('review.own');
    expect((await eve.flag(prodCommId, 'advertising')).success).toBe(true);
    expect((await eve.flag(prodCommId)).reason).toBe('review.flagged');
    expect((await bob.flag(prodCommId)).success).toBe(true);
    expect(await queue('Buy it at my shop instead')).toMatchObject([
      { isByStore: false, flagCount: 2, flags: [{ reason: 'untrue', note: 'Hm' }, { reason: 'advertising' }] },
    ]);
    const mine = async () => (await seller.call('GET', '/m/prodComm/page?isReported=true&keyword=instead')).data;
    expect(await mine()).toMatchObject({ records: [] });
    const report = () => seller.reason('POST', '/m/prodComm/report', { prodCommId, reason: 'advertising' });
    expect([await report(), await report()]).toEqual([undefined, 'review.reported']);
    expect(await mine()).toMatchObject({ records: [{ reportState: 'open' }] });
    const [listed, ...others] = await queue('Buy it at my shop instead');
    expect([listed?.isByStore, others.length]).toEqual([true, 0]);
    await staff.call('PUT', '/s/prodComm/hide', { prodCommId, reportId: listed?.reportId, reason: 'It advertises.' });
    expect((await bob.vote(prodCommId)).reason).toBe('review.notFound');
    expect((await ada.append(prodCommId)).reason).toBe('review.hidden');
    const [own] = (await ada.own('commStatus=1')).records;
    expect(own?.review).toMatchObject({ hiddenReason: 'It advertises.', canAppend: false });
  });

  it('does not notify a store of a decision about a report that it did not make', async () => {
    const [ada, eve] = [await openReviewer(app), await openReviewer(app)];
    const { prodCommId } = await ada.review({ content: 'Fine by me' });
    await eve.flag(prodCommId);
    const mails = async () => (await ada.sql('select count(*)::int as count from message'))[0].count as number;
    const before = await mails();
    const [listed] = await queue('Fine by me');
    await staff.call('PUT', '/s/prodComm/report/keep', { reportId: listed?.reportId, answer: 'An opinion.' });
    expect(await mails()).toBe(before);
    // Another buyer who flags the review opens a new report.
    await (await openReviewer(app)).flag(prodCommId);
    expect(await queue('Fine by me')).toHaveLength(1);
  });
});

it('erasing an account removes its votes, reports, name and pictures, but keeps the text of its reviews', async () => {
  const [ada, eve] = [await openReviewer(app), await openReviewer(app)];
  const { prodCommId, productId } = await ada.review({ content: 'Words stay', pics: [await ada.upload()] });
  const { prodCommId: other } = await eve.review();
  await ada.append(prodCommId);
  await ada.vote(other);
  await ada.flag(other);
  const { queries } = app.database;
  expect(await reviewsPersonalData.read(queries, ada.userId)).toMatchObject({
    ...{ written: [{ content: 'Words stay', appendContent: 'Still lovely' }], useful: [{ reviewId: other }] },
    reported: [{ reviewId: other, note: 'Hm' }],
  });
  await inTransaction(app.database, SYSTEM, (transaction) => reviewsPersonalData.erase(transaction, ada.userId));
  expect(await reviewsPersonalData.read(queries, ada.userId)).toEqual({ written: [], useful: [], reported: [] });
  expect(await eve.seen(productId, prodCommId)).toMatchObject({ content: 'Words stay', nickName: '***', pics: '' });
  expect(await eve.seen(productId, other)).toMatchObject({ usefulCount: 0 });
});
