import { describe, expect, it } from 'vitest';
import { callAsStaff } from '../../../testing/call-as-staff.ts';
import { openSharedTestApp } from '../../../testing/open-test-app.ts';
import { lastMessage } from '../../../testing/read-messages.ts';
import { within } from '../../catalogue/testing/store-editor.ts';
import { OWNER, sellerBrowser } from '../../sellers/testing/seller-browser.ts';
import { countReportedReviews, reviews } from '../index.ts';

const app = await openSharedTestApp();
const staff = await callAsStaff(app, 'reviews.view', 'reviews.handle');
const seller = await sellerBrowser(app);
const PRODUCT = { productId: 2001, storeId: 2, nickName: 'Marguerite' };

/** A one-star review that the store has reported; its content is its name in the test. */
async function report(content: string): Promise<{ reportId: number; prodCommId: number }> {
  await within(app, (transaction) => reviews.seed.seedReviews(transaction, [{ ...PRODUCT, stars: 1, content }]));
  const { rows } = await app.database.pool.query('select id::int from review where content = $1', [content]);
  await seller.call('POST', '/m/prodComm/report', { prodCommId: rows[0]?.id, reason: 'offensive', note: 'Rude' });
  const { data } = await staff.call('GET', '/s/prodComm/report/page?size=100&shopId=2');
  const { records } = data as { records: { reportId: number; prodCommId: number; content: string }[] };
  return records.find((one) => one.content === content) ?? { reportId: 0, prodCommId: 0 };
}

const rating = async () => {
  const { rows } = await app.database.pool.query('select review_count, rating_sum from product where id = $1', [2001]);
  return rows[0] as { review_count: number; rating_sum: number };
};
const shown = async () =>
  JSON.stringify((await app.call('/prodComm/prodCommPageByProd?prodId=2001&star=1&size=50')).envelope.data);

describe('a reported review', () => {
  it('is hidden everywhere and leaves the rating, and the store is notified', async () => {
    const before = { ...(await rating()), open: await countReportedReviews(app.database.queries) };
    const { reportId, prodCommId } = await report('You are all thieves');
    expect(await countReportedReviews(app.database.queries)).toBe(before.open + 1);
    expect(await shown()).toContain('thieves');
    await staff.call('PUT', '/s/prodComm/hide', { prodCommId, reportId, reason: 'It insults people.' });
    expect(await shown()).not.toContain('thieves');
    expect(await rating()).toEqual({ review_count: before.review_count, rating_sum: before.rating_sum });
    const mail = await lastMessage(app, OWNER.mail);
    expect(mail).toMatchObject({ template: 'reviewHidden', text: expect.stringContaining('It insults people.') });
    const { data } = await seller.call('GET', '/m/prodComm/page?isReported=true&keyword=thieves');
    expect(data).toMatchObject({ records: [{ reportState: 'upheld', reportAnswer: 'It insults people.' }] });
    const again = await staff.call('PUT', '/s/prodComm/report/keep', { reportId, answer: 'After all' });
    expect(again.reason).toBe('reviewReport.decided');
    const unknown = await staff.call('PUT', '/s/prodComm/report/keep', { reportId: 2_000_000_000, answer: 'Fine' });
    expect(unknown.reason).toBe('reviewReport.notFound');
  });

  it('counts again when it is shown again, its report is dismissed, and the store is notified', async () => {
    const before = await rating();
    const { prodCommId } = await report('You are all pirates');
    await staff.call('PUT', '/s/prodComm/hide', { prodCommId, reason: 'It insults people.' });
    expect(await rating()).toEqual(before);
    await staff.call('PUT', '/s/prodComm/show', { prodCommId, reason: 'A compliment, it turns out.' });
    expect(await shown()).toContain('pirates');
    expect(await rating()).toEqual({ review_count: before.review_count + 1, rating_sum: before.rating_sum + 1 });
    const mail = await lastMessage(app, OWNER.mail);
    expect(mail).toMatchObject({ template: 'reviewShown', text: expect.stringContaining('A compliment') });
    const { data } = await seller.call('GET', '/m/prodComm/page?isReported=true&keyword=pirates');
    expect(data).toMatchObject({
      records: [{ isHidden: false, reportState: 'dismissed', reportAnswer: 'A compliment, it turns out.' }],
    });
  });

  it('stays when the mall dismisses the report', async () => {
    const { reportId, prodCommId } = await report('It broke after a day');
    await staff.call('PUT', '/s/prodComm/report/keep', { reportId, answer: 'An honest opinion.' });
    expect(await shown()).toContain('It broke after a day');
    const { data } = await staff.call('GET', '/s/prodComm/report/page?isOpen=false&size=1');
    expect(data).toMatchObject({ records: [{ reportId, state: 'dismissed', answer: 'An honest opinion.' }] });
    // A member of staff who has not seen that decision yet does not undo it.
    const late = await staff.call('PUT', '/s/prodComm/hide', { prodCommId, reportId, reason: 'It is untrue.' });
    expect(late.reason).toBe('reviewReport.decided');
    expect(await shown()).toContain('It broke after a day');
  });
});
