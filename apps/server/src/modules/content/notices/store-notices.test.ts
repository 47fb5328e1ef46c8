import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../../testing/open-test-app.ts';
import { sellerBrowser } from '../../sellers/testing/seller-browser.ts';

const NOTICE = { title: { en: 'New hours' }, content: { en: '<p>Open late</p>' }, isTop: true, isOn: true };

describe('notices of a store', () => {
  it('are shown to buyers at once or from their publish time on, with scripts removed', async () => {
    const app = await openTestApp();
    const owner = await sellerBrowser(app);
    const titles = async () => {
      const { envelope } = await app.call('/notice/topNoticeList/2');
      return (envelope.data as { title: string }[]).map(({ title }) => title);
    };
    const before = await titles();
    const script = '<p>Open <strong>late</strong><script>alert(1)</script></p>';
    const { data } = await owner.call('POST', '/m/notice', { ...NOTICE, content: { en: script } });
    await expect.poll(titles).toEqual(['New hours', ...before]);
    const { id } = data as { id: number };
    const { envelope } = await app.call(`/notice/info/${id}`);
    expect(envelope.data).toMatchObject({ content: '<p>Open <strong>late</strong></p>' });
    await owner.call('PUT', '/m/notice/status', { id, isOn: false });
    await expect.poll(titles).toEqual(before);
    const later = { ...NOTICE, id, publishTime: '2099-01-01 00:00:00' };
    expect(await owner.reason('POST', '/m/notice', later)).toBeUndefined();
    expect((await owner.call('GET', `/m/notice/info?id=${id}`)).data).toMatchObject({ isOn: true, isPublished: false });
    expect(await titles()).toEqual(before);
    await app.moveClock('80 years');
    expect((await app.call(`/notice/info/${id}`)).envelope.data).toMatchObject({ title: 'New hours' });
  });

  it('are not found for another store, and accept only pictures of the own store', async () => {
    const app = await openTestApp();
    const owner = await sellerBrowser(app);
    const other = await sellerBrowser(app);
    await other.call('POST', '/m/store/switch', { storeId: 5 });
    const { records } = (await owner.call('GET', '/m/notice/page')).data as { records: { id: number }[] };
    for (const id of [records[0]?.id, 999_999]) {
      expect(await other.reason('GET', `/m/notice/info?id=${id}`)).toBe('notice.notFound');
      expect(await other.reason('POST', '/m/notice', { ...NOTICE, id })).toBe('notice.notFound');
      expect(await other.reason('PUT', '/m/notice/status', { id, isOn: false })).toBe('notice.notFound');
      expect(await other.reason('DELETE', `/m/notice?id=${id}`)).toBe('notice.notFound');
    }
    const content = { en: '<img src="/pictures/foreign.8x8.-.webp">' };
    expect(await owner.reason('POST', '/m/notice', { ...NOTICE, content })).toBe('profile.foreignPicture');
    expect(await owner.reason('DELETE', `/m/notice?id=${records[0]?.id}`)).toBeUndefined();
  });
});
