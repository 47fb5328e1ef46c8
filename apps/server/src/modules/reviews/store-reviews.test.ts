import { SYSTEM } from '@galleria/domain/access/access';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../infra/database/transaction.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { CLERK, sellerBrowser } from '../sellers/testing/seller-browser.ts';
import { reviews } from './index.ts';

const OWN = { productId: 2001, storeId: 2, nickName: 'Marguerite' };
/** A product of store 3. */
const FOREIGN_PRODUCT = 3001;

type Listed = { prodCommId: number; content: string; nickName: string; prodName: string; replyTime: string | null };

/** Store 2 has exactly four reviews, store 3 one. */
async function openReviews() {
  const app = await openTestApp();
  await app.database.queries.execute(sql`delete from review`);
  const at = (day: number) => new Date(Date.UTC(2026, 0, day));
  await inTransaction(app.database, SYSTEM, (transaction) =>
    reviews.seed.seedReviews(transaction, [
      { ...OWN, stars: 5, content: 'Lovely', pictures: ['pictures/a.webp'], createdAt: at(1) },
      { ...OWN, productId: 2002, stars: 2, content: 'Fell apart', isAnonymous: true, createdAt: at(2) },
      { ...OWN, stars: 4, content: 'Fine', replyContent: 'Thank you', repliedAt: at(4), createdAt: at(3) },
      { ...OWN, stars: 1, content: '100% wrong', createdAt: at(3) },
      { ...OWN, storeId: 3, productId: FOREIGN_PRODUCT, stars: 1, content: 'Elsewhere', createdAt: at(5) },
    ]),
  );
  const seller = await sellerBrowser(app);
  const page = async (query = '') =>
    (await seller.call('GET', `/m/prodComm/page?${query}`)).data as { records: Listed[]; nextCursor: string };
  const found = async (query = '') => (await page(query)).records.map(({ content }) => content);
  const idOf = async (content: string) => {
    const { rows } = await app.database.pool.query('select id::int from review where content = $1', [content]);
    return rows[0]?.id as number;
  };
  return { app, seller, page, found, idOf };
}

const onProductPage = async (app: TestApp, content: string) => {
  const { envelope } = await app.call(`/prodComm/prodCommPageByProd?prodId=${OWN.productId}`);
  const { records } = envelope.data as { records: { content: string; replyContent: string }[] };
  return records.find((one) => one.content === content)?.replyContent;
};

describe('storeReviewPage', () => {
  it('lists reviews of the own store with every filter, page by page', async () => {
    const { page, found, seller } = await openReviews();
    expect(await found()).toEqual(['100% wrong', 'Fine', 'Fell apart', 'Lovely']);
    expect(await found('stars=1,2')).toEqual(['100% wrong', 'Fell apart']);
    expect(await found('isAnswered=false')).toEqual(['100% wrong', 'Fell apart', 'Lovely']);
    expect(await found('isAnswered=true')).toEqual(['Fine']);
    expect(await found('hasPictures=true')).toEqual(['Lovely']);
    expect(await found('prodId=2002')).toEqual(['Fell apart']);
    expect(await found(`prodId=${FOREIGN_PRODUCT}`)).toEqual([]);
    expect(await found('keyword=0%25')).toEqual(['100% wrong']);
    expect(await found('keyword=thank')).toEqual(['Fine']);
    expect(await found('from=2026-01-02&until=2026-01-02')).toEqual(['Fell apart']);
    const { records } = await page('prodId=2002');
    expect(records[0]).toMatchObject({ nickName: 'M***e', prodName: expect.stringMatching(/./) });
    const walked: string[] = [];
    for (let cursor = '', turns = 0; turns < 4; turns++) {
      const turned = await page(`size=1&cursor=${encodeURIComponent(cursor)}`);
      walked.push(...turned.records.map(({ content }) => content));
      cursor = turned.nextCursor;
    }
    expect(walked).toEqual(['100% wrong', 'Fine', 'Fell apart', 'Lovely']);
    expect((await seller.call('GET', '/m/prodComm/count')).data).toEqual({ unanswered: 3, poorUnanswered: 2 });
  });
});

describe('replyToReview', () => {
  it('shows the reply on the product page, can change it, and keeps the time of the first one', async () => {
    const { app, seller, page, idOf } = await openReviews();
    const prodCommId = await idOf('Lovely');
    const reply = (replyContent: string) => seller.call('PUT', '/m/prodComm/reply', { prodCommId, replyContent });
    expect((await reply('  Thanks!  ')).success).toBe(true);
    expect(await onProductPage(app, 'Lovely')).toBe('Thanks!');
    const timeOf = async () => (await page()).records.find((one) => one.prodCommId === prodCommId)?.replyTime;
    const first = await timeOf();
    await app.moveClock('3 hours');
    await reply('Thank you so much!');
    expect(await onProductPage(app, 'Lovely')).toBe('Thank you so much!');
    expect(await timeOf()).toBe(first);
    expect((await reply('   ')).code).toBe('A00014');
    expect((await reply('x'.repeat(501))).code).toBe('A00014');
    expect((await seller.call('GET', '/m/prodComm/count')).data).toMatchObject({ unanswered: 2 });
    const { rows } = await app.database.pool.query(
      `select before, after from audit_entry where operation = 'replyToReview' and outcome = 'done' order by id`,
    );
    expect(rows).toMatchObject([
      { before: { replyContent: null }, after: { prodId: 2001, replyContent: 'Thanks!' } },
      { before: { replyContent: 'Thanks!' } },
    ]);
  });

  it('answers review.notFound for another store’s review, and refuses people without the permission', async () => {
    const { app, seller, idOf } = await openReviews();
    const foreign = { prodCommId: await idOf('Elsewhere'), replyContent: 'Hello' };
    expect(await seller.reason('PUT', '/m/prodComm/reply', foreign)).toBe('review.notFound');
    expect(await seller.reason('PUT', '/m/prodComm/reply', { ...foreign, prodCommId: 999_999_999 })).toBe(
      'review.notFound',
    );
    expect(await seller.reason('POST', '/m/prodComm/report', { ...foreign, reason: 'untrue' })).toBe('review.notFound');
    const clerk = await sellerBrowser(app, CLERK);
    const own = { prodCommId: await idOf('Lovely'), replyContent: 'Hello' };
    expect(await clerk.reason('GET', '/m/prodComm/page')).toBe('access.forbidden');
    expect(await clerk.reason('PUT', '/m/prodComm/reply', own)).toBe('access.forbidden');
    expect(await onProductPage(app, 'Lovely')).toBeNull();
  });
});

describe('reportReview', () => {
  it('reports a review once to the mall, also in concurrent calls', async () => {
    const { app, seller, found, idOf } = await openReviews();
    const prodCommId = await idOf('100% wrong');
    const report = () =>
      seller.reason('POST', '/m/prodComm/report', { prodCommId, reason: 'untrue', note: 'Never bought here' });
    expect((await Promise.all([report(), report(), report()])).toSorted()).toEqual([
      'review.reported',
      'review.reported',
      undefined,
    ]);
    const { rows } = await app.database.pool.query('select store_id, reason, note, state from review_report');
    expect(rows).toEqual([{ store_id: 2, reason: 'untrue', note: 'Never bought here', state: 'open' }]);
    expect(await found('isReported=true')).toEqual(['100% wrong']);
    expect(await onProductPage(app, '100% wrong')).toBeNull();
  });
});
