import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../../testing/open-test-app.ts';
import { BUYER, buyerAt, signIn } from '../testing/people.ts';
import { TestBrowser } from '../testing/test-browser.ts';

const MONTH_SECONDS = 30 * 24 * 3600;
const USER_INFO = '/p/user/userInfo';

describe('login', () => {
  it('accepts mail address, mobile number and account name, in any case', async () => {
    const app = await openTestApp();
    const names = [
      BUYER.mail,
      'Buyer@Galleria.TEST',
      ' buyer@galleria.test ',
      BUYER.mobile,
      BUYER.name,
      'GALLERIA_Buyer',
    ];
    for (const name of names) {
      const browser = new TestBrowser(app);
      await signIn(browser, name);
      expect((await browser.call('GET', USER_INFO)).data).toMatchObject({ userMail: BUYER.mail, nickName: 'Robin' });
    }
  });

  it('answers the same for a wrong password, an unknown account and an invalid name', async () => {
    const app = await openTestApp();
    const browser = new TestBrowser(app);
    const answers = [];
    for (const userName of [
      BUYER.mail,
      BUYER.mobile,
      'nobody@example.org',
      '13912345678',
      'nobody_here',
      'no such name!',
    ]) {
      answers.push((await browser.answer('POST', '/login', { userName, passWord: 'Wrong#2026' })).body);
    }
    expect(new Set(answers).size).toBe(1);
    expect(JSON.parse(answers[0] ?? '')).toMatchObject({ success: false, reason: 'login.wrong', data: null });
    expect(browser.cookies).toEqual({});
  });

  it('sets an HttpOnly, SameSite cookie with a new token each time', async () => {
    const app = await openTestApp();
    const browser = new TestBrowser(app);
    const login = () => browser.answer('POST', '/login', { userName: BUYER.mail, passWord: BUYER.password });
    const first = await login();
    const { accessToken, expiresIn } = first.json().data;
    const cookie = first.cookies.find(({ name }) => name === 'cbecBbcToken');
    expect(cookie).toMatchObject({
      value: accessToken,
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      maxAge: MONTH_SECONDS,
    });
    expect(cookie).not.toHaveProperty('secure');
    expect(cookie).not.toHaveProperty('domain');
    expect(expiresIn).toBe(MONTH_SECONDS);
    const second = (await login()).json().data.accessToken;
    expect(second).not.toBe(accessToken);
    // The previous session of this browser has ended.
    const old = await app.call(USER_INFO, { headers: { authorization: accessToken } });
    expect(old.envelope.code).toBe('A00004');
    expect((await browser.call('GET', '/p/user/sessions')).data).toHaveLength(1);
  });

  it('sets Secure cookies only behind a trusted proxy that reports https', async () => {
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' };
    const payload = { userName: BUYER.mail, passWord: BUYER.password };
    const trusting = new TestBrowser(await openTestApp({ trustProxy: 1 }), { headers });
    const { cookies } = await trusting.answer('POST', '/login', payload);
    expect(cookies.map(({ name, secure }) => [name, secure])).toEqual([
      ['mallDevice', true],
      ['cbecBbcToken', true],
    ]);
    const untrusting = new TestBrowser(await openTestApp(), { headers });
    expect((await untrusting.answer('POST', '/login', payload)).cookies.some(({ secure }) => secure)).toBe(false);
  });
});

describe('session token', () => {
  it('is accepted in the Authorization header, raw or as Bearer, and in the cookie', async () => {
    const app = await openTestApp();
    const token = await signIn(new TestBrowser(app));
    for (const headers of [
      { authorization: token },
      { authorization: `Bearer ${token}` },
      { cookie: `cbecBbcToken=${token}` },
    ]) {
      expect((await app.call(USER_INFO, { headers })).envelope.success).toBe(true);
    }
    for (const headers of [
      {},
      { authorization: `${token}x` },
      { authorization: 'x' },
      { cookie: `mallDevice=${token}` },
    ]) {
      expect((await app.call(USER_INFO, { headers })).envelope.code).toBe('A00004');
    }
  });

  it('is revoked by logOut, and an invalid cookie is cleared', async () => {
    const app = await openTestApp();
    const browser = await buyerAt(app);
    const { cbecBbcToken = '' } = browser.cookies;
    const out = await browser.answer('POST', '/logOut');
    expect(out.json()).toMatchObject({ success: true, data: null });
    expect(browser.cookies).not.toHaveProperty('cbecBbcToken');
    const late = new TestBrowser(app);
    late.cookies = { cbecBbcToken };
    expect((await late.call('GET', USER_INFO)).code).toBe('A00004');
    expect(late.cookies).toEqual({});
    // logOut without a session succeeds.
    expect((await late.call('POST', '/logOut')).success).toBe(true);
  });

  it('is refused for cross-site writes, which leave the cookie unchanged', async () => {
    const app = await openTestApp();
    const { cookies } = await buyerAt(app);
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
    ];
    for (const headers of foreign) {
      const browser = new TestBrowser(app, { headers });
      browser.cookies = { ...cookies };
      for (const [method, path] of [
        ['POST', '/logOut'],
        ['PUT', '/p/user/setUserInfo'],
        ['POST', '/p/user/destroy'],
      ] as const) {
        expect(await browser.reason(method, path, {})).toBe('access.foreignOrigin');
      }
      expect(browser.cookies).toEqual(cookies);
    }
    const own = new TestBrowser(app, { headers: { 'sec-fetch-site': 'same-origin' } });
    own.cookies = { ...cookies };
    expect(await own.reason('PUT', '/p/user/setUserInfo', { nickName: 'Rob' })).toBeUndefined();
  });
});

describe('new device', () => {
  it('is reported to the owner, except the first one and known ones', async () => {
    const app = await openTestApp();
    const first = await buyerAt(app);
    await signIn(first);
    const { rows } = await app.database.pool.query('select template, text from message');
    expect(rows).toEqual([]);
    const agent =
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
    await buyerAt(app, { 'user-agent': agent });
    const told = (await app.database.pool.query('select address, template, text from message')).rows;
    expect(told).toEqual([{ address: BUYER.mail, template: 'newDevice', text: expect.stringContaining('Chrome') }]);
  });
});
