import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openSharedTestApp, openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { buyerAt, newBuyer } from '../testing/people.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

const app = await openSharedTestApp();

const change = (browser: TestBrowser, input: object) => browser.reason('PUT', '/p/user/setUserInfo', input);
const shown = async (browser: TestBrowser) => (await browser.call('GET', '/p/user/userInfo')).data;

async function upload(app: TestApp, { cookies }: TestBrowser): Promise<string> {
  const file = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('purpose', 'avatar');
  form.append('file', new Blob([new Uint8Array(file)], { type: 'image/png' }), 'me.png');
  const sent = new Response(form);
  const { envelope } = await app.call('/p/file/upload?purpose=avatar', {
    method: 'POST',
    cookies,
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  return (envelope.data as { filePath: string }).filePath;
}

describe('updateProfile', () => {
  it('changes only the given fields', async () => {
    const browser = await buyerAt(app);
    expect(await change(browser, { nickName: ' Ada ', sex: 'F' })).toBeUndefined();
    expect(await shown(browser)).toMatchObject({ nickName: 'Ada', sex: 'F', birthDate: '1992-04-18' });
    expect(await change(browser, { birthDate: '' })).toBeUndefined();
    expect(await change(browser, {})).toBeUndefined();
    expect(await shown(browser)).toMatchObject({ nickName: 'Ada', sex: 'F', birthDate: '' });
    expect((await browser.call('GET', '/p/user/centerInfo')).data).toMatchObject({ nickName: 'Ada', shopId: null });
    expect(await change(browser, { sex: 'X' })).toBe('input.invalid');
  });

  it('accepts nicknames of 1 to 15 graphemes', async () => {
    const browser = await buyerAt(app);
    for (const nickName of ['', '  ', 'n'.repeat(16), '🦊'.repeat(16)]) {
      expect(await change(browser, { nickName })).toBe('input.invalid');
    }
    for (const nickName of ['n', '名'.repeat(15), '🦊'.repeat(15)]) {
      expect(await change(browser, { nickName })).toBeUndefined();
      expect(await shown(browser)).toMatchObject({ nickName });
    }
  });

  it('refuses birth dates in the future or before 1900', async () => {
    const app = await openTestApp();
    const browser = await buyerAt(app);
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    for (const birthDate of [inDays(2), '1899-12-31', '2999-01-01']) {
      expect(await change(browser, { birthDate })).toBe('profile.birthDate');
    }
    for (const birthDate of ['2001-02-29', '01.02.2001', 'yesterday']) {
      expect(await change(browser, { birthDate })).toBe('input.invalid');
    }
    for (const birthDate of [inDays(-1), '1900-01-01', '2000-02-29']) {
      expect(await change(browser, { birthDate })).toBeUndefined();
      expect(await shown(browser)).toMatchObject({ birthDate });
    }
    await app.moveClock('3 days');
    expect(await change(browser, { birthDate: inDays(2) })).toBeUndefined();
  });

  it('accepts only a picture that the account uploaded', async () => {
    const browser = await buyerAt(app);
    const ada = await newBuyer(app, 'ada_l');
    const own = await upload(app, browser);
    expect(await change(ada.browser, { avatarUrl: own })).toBe('profile.foreignPicture');
    for (const avatarUrl of ['https://evil.example/a.png', '../../etc/passwd', `/${own}`, `${own}?x`]) {
      expect(await change(browser, { avatarUrl })).toBe('profile.foreignPicture');
    }
    expect(await change(browser, { avatarUrl: own })).toBeUndefined();
    expect(await shown(browser)).toMatchObject({ pic: own });
    expect(await change(browser, { avatarUrl: '' })).toBeUndefined();
    expect(await shown(browser)).toMatchObject({ pic: '' });
  });
});
