import { SYSTEM } from '@galleria/domain/access/access';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../infra/database/transaction.ts';
import { openSession } from '../../infra/sessions/sessions.ts';
import { openSharedTestApp, openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { content } from './index.ts';

const app = await openSharedTestApp();

interface Page {
  records: { id: number; title: string; isTop: boolean; publishTime: string }[];
  total: number;
  pages: number;
  current: number;
  size: number;
}

async function seedNotice(app: TestApp, title: string, publishAt: Date): Promise<void> {
  await inTransaction(app.database, SYSTEM, (transaction) =>
    content.seed.seedNotices(transaction, [
      { shopId: 0, title: { en: title }, content: { en: '<p>x</p>' }, isTop: true, publishAt },
    ]),
  );
}

describe('bannerList', () => {
  it('returns banners of all four positions with picture, link and texts', async () => {
    const banners = (await app.call('/indexImgs/0?imgType=1')).envelope.data as { position: string }[];
    for (const banner of banners) {
      expect(banner).toEqual({
        imgId: expect.any(Number),
        imgUrl: expect.stringMatching(/^pictures\/[0-9a-f]{32}\./),
        position: expect.stringMatching(/^index_(banner|flash_banner|group_banner|hot_banner)$/),
        type: expect.toBeOneOf([0, 1, -1]),
        relation: expect.any(String),
        title: expect.any(String),
        subtitle: expect.any(String),
        action: expect.any(String),
      });
    }
    expect(new Set(banners.map((banner) => banner.position)).size).toBe(4);
    expect((await app.call('/indexImgs/77?imgType=1')).envelope.data).toEqual([]);
  });
});

describe('notice operations', () => {
  it('topNoticeList returns exactly id and title of each notice', async () => {
    const { envelope } = await app.call('/notice/topNoticeList/0');
    expect((envelope.data as object[]).length).toBeGreaterThanOrEqual(3);
    for (const notice of envelope.data as object[]) {
      expect(notice).toEqual({ id: expect.any(Number), title: expect.stringMatching(/\S/) });
    }
  });

  it('buyerTopNoticeList returns the same to a signed-in buyer, and refuses others (access.signIn)', async () => {
    const guest = await app.call('/p/notice/topNoticeList/0');
    expect(guest.status).toBe(200);
    expect(guest.envelope).toMatchObject({ success: false, code: 'A00004', reason: 'access.signIn' });
    const token = await openSession(app.database.queries, 'buyer', 'u1');
    const buyer = await app.call('/p/notice/topNoticeList/0', { headers: { authorization: token } });
    expect(buyer.envelope).toEqual((await app.call('/notice/topNoticeList/0')).envelope);
  });

  it('noticeList pages through all notices, top ones first', async () => {
    const first = (await app.call('/notice/noticeList/0?current=1&size=3')).envelope.data as Page;
    expect(first).toMatchObject({ current: 1, size: 3, total: expect.any(Number) });
    expect(first.records).toHaveLength(3);
    expect(first.pages).toBe(Math.ceil(first.total / 3));
    expect(first.records[0]).toEqual({
      id: expect.any(Number),
      title: expect.any(String),
      shopId: 0,
      isTop: true,
      excerpt: expect.not.stringContaining('<'),
      publishTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    });
    const ids: number[] = [];
    for (let current = 1; current <= first.pages; current++) {
      const page = (await app.call(`/notice/noticeList/0?current=${current}&size=3`)).envelope.data as Page;
      ids.push(...page.records.map((record) => record.id));
    }
    expect(new Set(ids).size).toBe(first.total);
    const beyond = (await app.call('/notice/noticeList/0?current=99&size=3')).envelope.data as Page;
    expect(beyond).toMatchObject({ records: [], total: first.total });
  });

  it('noticeInfo returns the text in the caller’s language, or notice.notFound', async () => {
    const [notice] = (await app.call('/notice/topNoticeList/0')).envelope.data as { id: number }[];
    const { envelope } = await app.call(`/notice/info/${notice?.id}`, { headers: { locale: 'zh_CN' } });
    expect(envelope.data).toMatchObject({ id: notice?.id, content: expect.stringMatching(/\p{Script=Han}/u) });
    const missing = await app.call('/notice/info/999999', { headers: { locale: 'zh_CN' } });
    expect(missing.envelope).toMatchObject({ success: false, code: 'A00001', reason: 'notice.notFound' });
    expect(missing.envelope.msg).toMatch(/\p{Script=Han}/u);
  });

  it('hides a notice until its publish time', async () => {
    const app = await openTestApp();
    const tomorrow = new Date(Date.now() + 24 * 3600 * 1000);
    await seedNotice(app, 'Opens tomorrow', tomorrow);
    const titles = async () =>
      ((await app.call('/notice/noticeList/0?size=100')).envelope.data as Page).records.map((record) => record.title);
    expect(await titles()).not.toContain('Opens tomorrow');
    await app.moveClock('25 hours');
    expect(await titles()).toContain('Opens tomorrow');
  });

  it('topNoticeList contains a new notice as soon as the cache is invalidated', async () => {
    await app.call('/notice/topNoticeList/0');
    await seedNotice(app, 'Just in', new Date(Date.now() - 1000));
    await expect
      .poll(async () => (await app.call('/notice/topNoticeList/0')).envelope.data)
      .toContainEqual({ id: expect.any(Number), title: 'Just in' });
  });
});
