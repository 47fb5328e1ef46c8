import type { OutputOf } from '@galleria/contract/operation';
import type * as contract from '@galleria/contract/reviews/staff-reviews';
import { describe, expect, it } from 'vitest';
import { callAsStaff } from '../../../testing/call-as-staff.ts';
import { openSharedTestApp } from '../../../testing/open-test-app.ts';
import { within } from '../../catalogue/testing/store-editor.ts';
import { reviews } from '../index.ts';

const app = await openSharedTestApp();
const staff = await callAsStaff(app, 'reviews.view', 'reviews.handle');

type Page = OutputOf<typeof contract.platformReviewPage>;
const page = (query: string) => staff.get<Page>(`/s/prodComm/page?${query}`);

const WORD = 'zephyrine';
const LATER = new Date('2035-06-01T00:00:00Z');
const one = (stars: number, content: string, more: object = {}) => ({
  ...{ productId: 2001, storeId: 2, nickName: 'Marguerite', stars, content: `${content} ${WORD}`, createdAt: LATER },
  ...more,
});

/** All created at one instant, so that only their ids order them. */
await within(app, (transaction) =>
  reviews.seed.seedReviews(transaction, [
    one(1, 'first', { isAnonymous: true }),
    one(3, 'second', { pictures: ['pictures/a.10x10.webp'] }),
    one(5, 'third', { productId: 2002, replyContent: 'Thanks', repliedAt: LATER }),
    one(5, 'fourth', { productId: 1001, storeId: 1 }),
  ]),
);

const contents = async (query: string) =>
  (await page(`keyword=${WORD}&${query}`)).records.map(({ content }) => content.replace(` ${WORD}`, ''));

describe('platformReviewPage', () => {
  it('lists reviews of all stores, the latest first, page by page', async () => {
    expect(await contents('')).toEqual(['fourth', 'third', 'second', 'first']);
    const first = await page('size=3');
    expect(first.records.map(({ content }) => content.split(' ')[0])).toEqual(['fourth', 'third', 'second']);
    const next = await page(`size=3&cursor=${encodeURIComponent(first.nextCursor)}`);
    expect(next.records[0]).toMatchObject({
      ...{
        score: 1,
        nickName: 'M***e',
        shopId: 2,
        prodId: 2001,
        isDefault: false,
        isReported: false,
        isByStore: false,
      },
      ...{
        hideTime: null,
        hiddenReason: null,
        shopName: expect.stringMatching(/./),
        prodName: expect.stringMatching(/./),
      },
    });
    expect(new Set([...first.records, ...next.records].map(({ prodCommId }) => prodCommId)).size).toBe(6);
  });

  it('filters by stars, store, product, pictures and text of the review or its answer', async () => {
    expect(await contents('stars=1,3')).toEqual(['second', 'first']);
    expect(await contents('shopId=1')).toEqual(['fourth']);
    expect(await contents('prodId=2002')).toEqual(['third']);
    expect(await contents('hasPictures=true')).toEqual(['second']);
    expect(await contents('hasPictures=false&shopId=2')).toEqual(['third', 'first']);
    expect((await page('keyword=thANKS&size=100')).records.some(({ content }) => content === `third ${WORD}`)).toBe(
      true,
    );
    expect((await page('keyword=%25%25')).records).toEqual([]);
    expect((await staff.call('GET', '/s/prodComm/page?stars=6')).code).toBe('A00014');
  });

  it('filters hidden and shown reviews, with the reason and the open reports', async () => {
    const [listed] = (await page(`keyword=fourth`)).records;
    const prodCommId = listed?.prodCommId ?? 0;
    await app.database.pool.query(
      `insert into review_report (review_id, store_id, seller_id, reason) values ($1, 1, gen_random_uuid(), 'other')`,
      [prodCommId],
    );
    expect((await page('keyword=fourth')).records).toMatchObject([{ isReported: true, isByStore: true }]);
    await staff.call('PUT', '/s/prodComm/hide', { prodCommId, reason: 'It advertises.' });
    expect(await contents('isHidden=false')).toEqual(['third', 'second', 'first']);
    expect((await page(`keyword=${WORD}&isHidden=true`)).records).toMatchObject([
      {
        ...{ prodCommId, hiddenReason: 'It advertises.', hideTime: expect.stringMatching(/^20/) },
        ...{ isReported: false, isByStore: true },
      },
    ]);
    await staff.call('PUT', '/s/prodComm/show', { prodCommId, reason: 'It does not.' });
    expect((await page('keyword=fourth')).records).toMatchObject([
      { hideTime: null, hiddenReason: null, isByStore: false },
    ]);
  });

  it('uses an index for every filter', async () => {
    for (const [condition, index] of [
      ['true', 'review_latest'],
      ['hidden_at is null', 'review_latest'],
      ['hidden_at is not null', 'review_hidden'],
      ['store_id = 2', 'review_store'],
    ]) {
      const plan = await app.database.pool.connect();
      await plan.query('begin; set local enable_seqscan = off; set local enable_sort = off');
      const { rows } = await plan.query(
        `explain select 1 from review where ${condition} order by created_at desc, id desc limit 20`,
      );
      await plan.query('rollback');
      plan.release();
      expect(JSON.stringify(rows), condition).toMatch(new RegExp(`Index (Only )?Scan using ${index}`));
    }
  });
});
