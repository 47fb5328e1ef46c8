import { isRefused } from '@galleria/domain/refusals';
import { describe, expect, it } from 'vitest';
import { barrier } from '../../testing/barrier.ts';
import { callAsStaff } from '../../testing/call-as-staff.ts';
import { openSharedTestApp } from '../../testing/open-test-app.ts';
import { lastMessage } from '../../testing/read-messages.ts';
import { within } from '../catalogue/testing/store-editor.ts';
import { OWNER, sellerBrowser } from '../sellers/testing/seller-browser.ts';
import { countReportedReviews, seedReviews } from './index.ts';
import { decideReport } from './reported-reviews.ts';
import { lockReport } from './reported-reviews-db.ts';

const app = await openSharedTestApp();
const staff = await callAsStaff(app, 'reviews.view', 'reviews.handle');
const seller = await sellerBrowser(app);
const PRODUCT = { productId: 2001, storeId: 2, nickName: 'Marguerite' };

/** A review with one star that the store has reported; its words are its name. */
async function report(content: string): Promise<number> {
  await within(app, (transaction) => seedReviews(transaction, [{ ...PRODUCT, stars: 1, content }]));
  const { rows } = await app.database.pool.query('select id::int from review where content = $1', [content]);
  await seller.call('POST', '/m/prodComm/report', { prodCommId: rows[0]?.id, reason: 'offensive', note: 'Rude' });
  const { data } = await staff.call('GET', '/s/prodComm/report/page?size=100&shopId=2');
  const { records } = data as { records: { reportId: number; content: string }[] };
  return records.find((one) => one.content === content)?.reportId ?? 0;
}

const rating = async () => {
  const { rows } = await app.database.pool.query('select review_count, rating_sum from product where id = $1', [2001]);
  return rows[0] as { review_count: number; rating_sum: number };
};
const shown = async () =>
  JSON.stringify((await app.call('/prodComm/prodCommPageByProd?prodId=2001&star=1&size=50')).envelope.data);

describe('a reported review', () => {
  it('is hidden everywhere and leaves the rating; the store is told', async () => {
    const before = { ...(await rating()), open: await countReportedReviews(app.database.queries) };
    const reportId = await report('You are all thieves');
    expect(await countReportedReviews(app.database.queries)).toBe(before.open + 1);
    expect(await shown()).toContain('thieves');
    await staff.call('PUT', '/s/prodComm/report/hide', { reportId, answer: 'It insults people.' });
    expect(await shown()).not.toContain('thieves');
    expect(await rating()).toEqual({ review_count: before.review_count, rating_sum: before.rating_sum });
    const mail = await lastMessage(app, OWNER.mail);
    expect(mail).toMatchObject({ template: 'reviewHidden', text: expect.stringContaining('It insults people.') });
    const { data } = await seller.call('GET', '/m/prodComm/page?isReported=true&keyword=thieves');
    expect(data).toMatchObject({ records: [{ reportState: 'upheld', reportAnswer: 'It insults people.' }] });
    const again = await staff.call('PUT', '/s/prodComm/report/keep', { reportId, answer: 'After all' });
    expect(again.reason).toBe('reviewReport.decided');
  });

  it('stays where the mall finds nothing wrong with it', async () => {
    const reportId = await report('It broke after a day');
    await staff.call('PUT', '/s/prodComm/report/keep', { reportId, answer: 'An honest opinion.' });
    expect(await shown()).toContain('It broke after a day');
    const { data } = await staff.call('GET', '/s/prodComm/report/page?isOpen=false&size=1');
    expect(data).toMatchObject({ records: [{ reportId, state: 'dismissed', answer: 'An honest opinion.' }] });
  });
});

describe('two people who hide one review at once', () => {
  const twice = async (reportId: number, lock?: typeof lockReport) => {
    const decision = { reportId, answer: 'Rude.', state: 'upheld' } as const;
    const one = () => within(app, (transaction) => decideReport(transaction, decision, lock));
    return (await Promise.all([one(), one()])).filter((outcome) => !isRefused(outcome)).length;
  };

  it('take it off the rating once', async () => {
    const before = await rating();
    expect(await twice(await report('Rude words'))).toBe(1);
    expect(await rating()).toEqual(before);
  });

  it('control: without the lock they do so twice', async () => {
    const before = await rating();
    const haveRead = barrier(2);
    const unlocked: typeof lockReport = async (queries, reportId) => {
      const found = await lockReport(queries, reportId, false);
      await haveRead();
      return found;
    };
    expect(await twice(await report('More rude words'), unlocked)).toBe(2);
    expect((await rating()).review_count).toBe(before.review_count - 1);
  });
});
