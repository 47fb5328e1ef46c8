import { STAFF_PERMISSIONS } from '@galleria/domain/access/staff-permissions';
import { describe, expect, it } from 'vitest';
import { callAsStaff } from '../../testing/call-as-staff.ts';
import { openSharedTestApp, openTestApp } from '../../testing/open-test-app.ts';

const app = await openSharedTestApp();
const staff = await callAsStaff(app, 'content.view', 'content.edit', 'settings.view', 'settings.edit');

interface Row {
  id: number;
  position: string;
  picture: string;
  state: string;
  linkKind: string;
  linkTarget: string;
}
const all = async () => (await staff.call('GET', '/s/banners')).data as Row[];
const [first] = await all();
const picture = first?.picture ?? '';
const BANNER = {
  ...{ position: 'index_hot_banner', imgType: 1, picture, pictures: {}, title: { en: 'Spring' }, subtitle: {} },
  ...{ action: {}, linkKind: 'none', linkTarget: '', isOn: true, fromTime: null, untilTime: null },
};

describe('banners', () => {
  /**
   * Changes the demo banner. Only the uploader may show a picture and the demo's has none, so each change sets a new
   * one.
   */
  const change = async (changes: object) => {
    const own = (await all()).find((one) => one.id === first?.id);
    return staff.call('POST', '/s/banners', { ...own, ...BANNER, position: own?.position, id: first?.id, ...changes });
  };
  const links = async () =>
    ((await app.call('/indexImgs/0')).envelope.data as { imgId: number; type: number; relation: string }[])
      .filter(({ imgId }) => imgId === first?.id)
      .map(({ type, relation }) => `${type} ${relation}`);

  it('link only to products, categories, stores and pages that exist', async () => {
    await change({ linkKind: 'store', linkTarget: '2' });
    await expect.poll(links).toEqual(['1 /shop-index?sid=2']);
    expect((await all()).find(({ id }) => id === first?.id)).toMatchObject({ linkKind: 'store', linkTarget: '2' });
    const { rows } = await app.database.pool.query('select min(id) as id from category where level = 2');
    await change({ linkKind: 'category', linkTarget: String(rows[0].id) });
    await expect.poll(links).toEqual([expect.stringMatching(/^1 \/list\?cpid=\d+&cid=\d+$/)]);
    expect((await all()).find(({ id }) => id === first?.id)).toMatchObject({
      linkKind: 'category',
      linkTarget: String(rows[0].id),
    });
    const { rows: products } = await app.database.pool.query('select min(id) as id from product where status = 1');
    await change({ linkKind: 'product', linkTarget: String(products[0].id) });
    await expect.poll(links).toEqual([`0 ${products[0].id}`]);
    await change({ linkKind: 'page', linkTarget: '/shop-list?type=1' });
    await expect.poll(links).toEqual(['1 /shop-list?type=1']);
    for (const [linkKind, linkTarget] of Object.entries({
      product: '99999999',
      store: '999',
      category: 'x',
      page: '//evil.test',
    })) {
      expect((await change({ linkKind, linkTarget })).reason).toBe('banner.target');
    }
  });

  it('are refused with a picture of another uploader, and with an end before the start', async () => {
    expect(await staff.reason('POST', '/s/banners', { ...BANNER, picture: 'pictures/foreign.8x8.-.webp' })).toBe(
      'profile.foreignPicture',
    );
    const times = { fromTime: '2026-01-02 00:00:00', untilTime: '2026-01-01 00:00:00' };
    expect((await change(times)).reason).toBe('banner.dates');
    for (const call of [
      ['PUT', '/s/banners/status', { id: 9_999_999, isOn: true }],
      ['DELETE', '/s/banners?id=9999999'],
    ] as const) {
      expect(await staff.reason(...(call as ['PUT', string, object]))).toBe('banner.notFound');
    }
  });

  it('are sorted within their position', async () => {
    const ids = (await all()).filter((one) => one.position === 'index_banner').map(({ id }) => id);
    const place = { position: 'index_banner', imgType: 1 };
    expect(await staff.reason('PUT', '/s/banners/order', { ...place, ids: ids.slice(1) })).toBe('banner.listChanged');
    await staff.call('PUT', '/s/banners/order', { ...place, ids: ids.toReversed() });
    expect((await all()).filter((one) => one.position === 'index_banner').map(({ id }) => id)).toEqual(
      ids.toReversed(),
    );
  });

  it('are shown only between their start and end times', async () => {
    const app = await openTestApp();
    const staff = await callAsStaff(app, ...STAFF_PERMISSIONS);
    const own = ((await staff.call('GET', '/s/banners')).data as Row[])[0];
    const hour = (hours: number) =>
      new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
    await staff.call('POST', '/s/banners', { ...own, fromTime: hour(1), untilTime: hour(3) });
    const isShown = async () => {
      const { rows } = await app.database.pool.query(
        `select id from banner where is_on and id = $1 and
        starts_at <= mall_now() and ends_at > mall_now()`,
        [own?.id],
      );
      const listed = ((await staff.call('GET', '/s/banners')).data as Row[]).find(({ id }) => id === own?.id);
      return [rows.length === 1, listed?.state];
    };
    const ids = async () =>
      ((await app.call('/indexImgs/0')).envelope.data as { imgId: number }[]).map(({ imgId }) => imgId);
    await expect.poll(ids).not.toContain(own?.id);
    expect(await isShown()).toEqual([false, 'scheduled']);
    await app.moveClock('2 hours');
    expect(await isShown()).toEqual([true, 'shown']);
    await staff.call('PUT', '/s/banners/status', { id: own?.id, isOn: true });
    await expect.poll(ids).toContain(own?.id);
    await app.moveClock('4 hours');
    expect(await isShown()).toEqual([false, 'over']);
    await staff.call('DELETE', `/s/banners?id=${own?.id}`);
    expect(((await staff.call('GET', '/s/banners')).data as Row[]).map(({ id }) => id)).not.toContain(own?.id);
  });
});

describe('texts of the mall', () => {
  it('site configuration is published at once in all languages, and refuses foreign pictures', async () => {
    const config = (await staff.call('GET', '/s/site')).data as Record<string, unknown>;
    const renamed = { ...config, pcCompanyName: 'Bazaar', pcLogoImgText: { en: 'Bazaar' } };
    expect(await staff.reason('PUT', '/s/site', { ...renamed, pcLogoImg: 'pictures/foreign.8x8.-.webp' })).toBe(
      'profile.foreignPicture',
    );
    await staff.call('PUT', '/s/site', renamed);
    await expect
      .poll(async () => (await app.call('/webConfig/getPcWebConfig')).envelope.data)
      .toMatchObject({ pcCompanyName: 'Bazaar', pcLogoImgText: 'Bazaar' });
  });

  it('legal texts keep their versions, with scripts removed', async () => {
    const publish = (text: string) =>
      staff.call('PUT', '/s/legal', { kind: 'termsOfService', title: { en: 'Terms' }, content: { en: text } });
    await publish('<p>One<script>alert(1)</script></p>');
    await publish('<p>Two</p>');
    const { records } = (await staff.call('GET', '/s/legal/versions?kind=termsOfService')).data as {
      records: { id: number; isCurrent: boolean }[];
    };
    expect(records.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    const older = await staff.call('GET', `/s/legal/version?kind=termsOfService&id=${records[1]?.id}`);
    expect(older.data).toEqual({ title: { en: 'Terms' }, content: { en: '<p>One</p>' } });
    expect(await staff.reason('GET', `/s/legal/version?kind=privacyPolicy&id=${records[1]?.id}`)).toBe(
      'legal.versionUnknown',
    );
    await expect
      .poll(async () => (await app.call('/sys/config/info/serviceTerms')).envelope.data)
      .toEqual({ title: 'Terms', content: '<p>Two</p>' });
  });

  it('platform notices are shown to all visitors; a notice of a store is not found among them', async () => {
    const notice = { title: { en: 'New terms' }, content: { en: '<p>Read them</p>' }, isTop: true, isOn: true };
    const { data } = await staff.call('POST', '/s/notices', notice);
    const { id } = data as { id: number };
    const titles = async () =>
      ((await app.call('/notice/topNoticeList/0')).envelope.data as { title: string }[]).map(({ title }) => title);
    await expect.poll(titles).toContain('New terms');
    await staff.call('PUT', '/s/notices/status', { id, isTop: false });
    await expect.poll(titles).not.toContain('New terms');
    const { rows } = await app.database.pool.query('select min(id) as id from notice where shop_id = 2');
    expect(await staff.reason('GET', `/s/notices/info?id=${rows[0].id}`)).toBe('notice.notFound');
    expect(await staff.reason('DELETE', `/s/notices?id=${id}`)).toBeUndefined();
  });
});
