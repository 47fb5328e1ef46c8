import { describe, expect, it } from 'vitest';
import { openSharedTestApp } from '../../../testing/open-test-app.ts';
import { sellerBrowser } from '../../sellers/testing/seller-browser.ts';
import { openReviewer, ratingsOf } from '../testing/reviewer.ts';

const app = await openSharedTestApp();
const seller = await sellerBrowser(app);

const shownOf = async (productId: number, prodCommId: number, filter = '') => {
  const { envelope } = await app.call(`/prodComm/prodCommPageByProd?prodId=${productId}&size=100${filter}`);
  const { records } = envelope.data as { records: { prodCommId: number }[] };
  return records.find((one) => one.prodCommId === prodCommId);
};

describe('writeReview', () => {
  it('reviews every line once, and completes the order with the last one', async () => {
    const ada = await openReviewer(app);
    const { number, lineIds, productId } = await ada.receive(2);
    const [first = 0, second = 0] = lineIds;
    expect((await ada.detail(number)).actions).toContain('review');
    expect(await ada.own(`orderNumber=${number}`)).toMatchObject({ total: 2, counts: { toWrite: 2, written: 0 } });
    const before = await ratingsOf(app, productId);
    const picture = await ada.upload();
    const { data } = await ada.write(first, { content: ' Warm \r\nand soft ', pics: [picture, picture] });
    const { prodCommId } = data as { prodCommId: number };
    expect(await ratingsOf(app, productId)).toMatchObject({
      ...{ kept_count: before.kept_count + 1, kept_stars: before.kept_stars + 4 },
    });
    expect(await shownOf(productId, prodCommId)).toMatchObject({
      ...{ nickName: 'Marguerite', score: 4, content: 'Warm \nand soft', pics: picture, usefulCount: 0, append: null },
    });
    expect((await ada.write(first)).reason).toBe('review.exists');
    expect((await ada.detail(number)).status).toBe(4);
    expect((await ada.write(second, { isAnonymous: true })).success).toBe(true);
    const done = await ada.detail(number);
    expect(done).toMatchObject({ status: 5, completeTime: expect.stringMatching(/./) });
    expect(done.actions).toContain('addToReview');
    expect((await ada.write(second)).reason).toBe('review.exists');
    const written = await ada.own(`commStatus=1&orderNumber=${number}`);
    expect(written).toMatchObject({ counts: { toWrite: 0, written: 2 }, total: 2 });
    expect(written.records[1]?.review).toMatchObject({ content: 'Warm \nand soft', canAppend: true });
    const [claimed] = await ada.sql(
      `select from upload_reference where holder = 'review.picture' and holder_id = $1`,
      `${prodCommId}:${picture}`,
    );
    expect(claimed).toBeDefined();
  });

  it('refuses lines that cannot be reviewed, and empty or too long texts', async () => {
    const [ada, eve] = [await openReviewer(app), await openReviewer(app, 'Eve')];
    const { number, lineIds } = await ada.receive();
    const [line = 0] = lineIds;
    expect((await eve.write(line)).reason).toBe('order.notFound');
    expect((await ada.write(2_000_000_000)).reason).toBe('order.notFound');
    for (const wrong of [
      ...[{ content: ' \r\n\t ' }, { content: 'x'.repeat(151) }, { score: 0 }, { score: 6 }, { score: 4.5 }],
      { pics: Array.from({ length: 10 }, (_, index) => `p${index}`) },
    ]) {
      expect((await ada.write(line, wrong)).code, JSON.stringify(wrong)).toBe('A00014');
    }
    expect((await ada.write(line, { pics: [await eve.upload()] })).reason).toBe('profile.foreignPicture');
    await ada.sql('update mall_order set status = 3 where number = $1', number);
    expect((await ada.write(line)).reason).toBe('order.stateChanged');
    await ada.sql('update mall_order set status = 4 where number = $1', number);
    expect((await ada.write(line, { content: 'é'.repeat(150) })).success).toBe(true);
  });
});

describe('appendReview', () => {
  it('adds one addition in time, and the store answers both parts', async () => {
    const ada = await openReviewer(app);
    const { prodCommId, productId } = await ada.review();
    const unanswered = async () =>
      ((await seller.call('GET', '/m/prodComm/count')).data as { unanswered: number }).unanswered;
    const reply = (replyContent: string, toAppend?: true) =>
      seller.reason('PUT', '/m/prodComm/reply', { prodCommId, replyContent, toAppend });
    const before = await unanswered();
    expect(await reply('To what?', true)).toBe('review.notFound');
    expect(await reply('Thank you')).toBeUndefined();
    expect(await unanswered()).toBe(before - 1);
    const eve = await openReviewer(app, 'Eve');
    expect((await eve.append(prodCommId)).reason).toBe('review.notFound');
    const picture = await ada.upload();
    expect(await shownOf(productId, prodCommId, '&evaluate=3')).toBeUndefined();
    expect((await ada.append(prodCommId, { pics: [picture] })).success).toBe(true);
    expect(await shownOf(productId, prodCommId, '&evaluate=3')).toBeDefined();
    expect(await unanswered()).toBe(before);
    expect((await ada.append(prodCommId)).reason).toBe('review.appended');
    expect(await reply('How kind', true)).toBeUndefined();
    expect(await unanswered()).toBe(before - 1);
    expect(await shownOf(productId, prodCommId)).toMatchObject({
      replyContent: 'Thank you',
      append: { content: 'Still lovely', pics: picture, replyContent: 'How kind' },
    });
    const { data } = await seller.call('GET', '/m/prodComm/page?keyword=How%20kind');
    expect(data).toMatchObject({ records: [{ prodCommId, append: { content: 'Still lovely' }, usefulCount: 0 }] });
  });

  it('refuses an addition after half a year', async () => {
    const ada = await openReviewer(app);
    const { prodCommId } = await ada.review();
    const age = (days: number) =>
      ada.sql('update review set created_at = mall_now() - make_interval(days => $2) where id = $1', prodCommId, days);
    await age(181);
    expect((await ada.own('commStatus=1')).records[0]?.review?.canAppend).toBe(false);
    expect((await ada.append(prodCommId)).reason).toBe('review.tooLate');
    await age(179);
    expect((await ada.append(prodCommId)).success).toBe(true);
  });
});
