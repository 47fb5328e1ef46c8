import { randomUUID } from 'node:crypto';
import { SYSTEM } from '@galleria/domain/access/access';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../infra/database/transaction.ts';
import { openSharedTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { reviews } from './index.ts';
import { reviewsPersonalData } from './reviews-personal-data.ts';

const app = await openSharedTestApp();

const PRODUCT = { productId: 2001, storeId: 2 };

/** Leaves the product with exactly four reviews: 5, 5, 3 and 1 stars. */
async function seedFour(app: TestApp, userId: string | null = null) {
  await app.database.queries.execute(sql`delete from review where product_id = ${PRODUCT.productId}`);
  await app.database.queries.execute(
    sql`update product set review_count = 0, rating_sum = 0 where id = ${PRODUCT.productId}`,
  );
  const drafts = [
    { stars: 5, content: 'Lovely', pictures: ['pictures/a.webp', 'pictures/b.webp'] },
    { stars: 5, content: 'Again', isAnonymous: true },
    { stars: 3, content: 'So so' },
    { stars: 1, content: 'Broke', replyContent: 'We are sorry', repliedAt: new Date('2026-01-06') },
  ];
  await inTransaction(app.database, SYSTEM, (transaction) =>
    reviews.seed.seedReviews(
      transaction,
      drafts.map((one, index) => ({
        ...PRODUCT,
        ...one,
        userId,
        nickName: 'Marguerite',
        createdAt: new Date(Date.UTC(2026, 0, 1 + index)),
      })),
    ),
  );
}

describe('reviews of a product', () => {
  it('reviewSummary counts them, in agreement with the counters of the product', async () => {
    await seedFour(app);
    const { envelope } = await app.call(`/prodComm/prodCommData?prodId=${PRODUCT.productId}`);
    expect(envelope.data).toEqual({
      number: 4,
      rating: 3.5,
      positiveRating: 50,
      praiseNumber: 2,
      secondaryNumber: 1,
      negativeNumber: 1,
      picNumber: 1,
      stars: [1, 0, 1, 0, 2],
    });
    const { rows } = await app.database.queries.execute(
      sql`select review_count, rating_sum from product where id = ${PRODUCT.productId}`,
    );
    expect(rows).toEqual([{ review_count: 4, rating_sum: 14 }]);
  });

  it('reviewPage lists the latest first, filters by kind or stars, and masks anonymous authors', async () => {
    await seedFour(app);
    const page = async (query: string) => {
      const { envelope } = await app.call(`/prodComm/prodCommPageByProd?prodId=${PRODUCT.productId}&${query}`);
      return envelope.data as { records: Record<string, unknown>[]; total: number };
    };
    const contents = async (query: string) => (await page(query)).records.map(({ content }) => content);
    expect(await contents('')).toEqual(['Broke', 'So so', 'Again', 'Lovely']);
    expect(await contents('evaluate=0')).toEqual(['Again', 'Lovely']);
    expect(await contents('evaluate=1')).toEqual(['So so']);
    expect(await contents('evaluate=2')).toEqual(['Broke']);
    expect(await contents('evaluate=3')).toEqual(['Lovely']);
    expect(await contents('star=5')).toEqual(['Again', 'Lovely']);
    expect(await contents('current=2&size=3')).toEqual(['Lovely']);
    expect((await page('current=9')).total).toBe(4);
    const [broke, , again, lovely] = (await page('')).records;
    expect(again).toMatchObject({ isAnonymous: true, nickName: 'M***e', pic: '' });
    expect(lovely).toMatchObject({ nickName: 'Marguerite', pics: 'pictures/a.webp,pictures/b.webp' });
    expect(broke).toMatchObject({ replyContent: 'We are sorry', replyTime: '2026-01-06 00:00:00' });
  });

  it('reviewPage lists reviews in the reader’s language first, and translates the option', async () => {
    await seedFour(app);
    const written = ['de', 'zh_TW', 'en', 'zh_CN'] as const;
    await inTransaction(app.database, SYSTEM, (transaction) =>
      reviews.seed.seedReviews(
        transaction,
        written.map((locale, index) => ({
          ...{
            ...PRODUCT,
            locale,
            stars: 5,
            nickName: 'Ada',
            content: locale,
            skuName: { en: 'Oat', zh_CN: '燕麦色' },
          },
          createdAt: new Date(Date.UTC(2026, 5, 1 + index)),
        })),
      ),
    );
    const page = async (locale: string) => {
      const path = `/prodComm/prodCommPageByProd?prodId=${PRODUCT.productId}&star=5`;
      const { envelope } = await app.call(path, { headers: { locale } });
      return (envelope.data as { records: Record<string, unknown>[] }).records;
    };
    const contents = async (locale: string) => (await page(locale)).map(({ content }) => content);
    // The language of the last two is unknown.
    expect(await contents('zh_CN')).toEqual(['zh_CN', 'Again', 'Lovely', 'zh_TW', 'en', 'de']);
    expect(await contents('en')).toEqual(['en', 'Again', 'Lovely', 'zh_CN', 'zh_TW', 'de']);
    expect((await page('zh_CN')).map(({ isForeign }) => isForeign)).toEqual([false, false, false, false, false, true]);
    expect((await page('zh_TW'))[0]).toMatchObject({ content: 'zh_TW', skuName: '燕麦色' });
    expect((await page('de'))[0]).toMatchObject({ content: 'de', skuName: 'Oat', isForeign: false });
  });

  it('reviewPage returns markup unchanged, as JSON', async () => {
    const script = '</script><img src=x onerror=alert(1)>';
    await inTransaction(app.database, SYSTEM, (transaction) =>
      reviews.seed.seedReviews(transaction, [
        {
          ...PRODUCT,
          stars: 5,
          nickName: script,
          skuName: { en: script },
          content: script,
          replyContent: script,
          repliedAt: new Date(),
        },
      ]),
    );
    const { headers, envelope } = await app.call(`/prodComm/prodCommPageByProd?prodId=${PRODUCT.productId}&size=1`);
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(envelope.data).toMatchObject({
      records: [{ nickName: script, skuName: script, content: script, replyContent: script }],
    });
  });

  it('stay without their author when the account is erased', async () => {
    const userId = randomUUID();
    await seedFour(app, userId);
    expect(await reviewsPersonalData.read(app.database.queries, userId)).toMatchObject({ written: { length: 4 } });
    await inTransaction(app.database, SYSTEM, (transaction) => reviewsPersonalData.erase(transaction, userId));
    expect(await reviewsPersonalData.read(app.database.queries, userId)).toMatchObject({ written: [] });
    const { envelope } = await app.call(`/prodComm/prodCommPageByProd?prodId=${PRODUCT.productId}`);
    const { records } = envelope.data as { records: { nickName: string }[] };
    expect(records.map(({ nickName }) => nickName)).toEqual(['***', '***', '***', '***']);
  });
});
