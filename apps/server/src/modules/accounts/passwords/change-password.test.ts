import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../../testing/open-test-app.ts';
import { lastCode, lastMessage } from '../../../testing/read-messages.ts';
import { BUYER, buyerAt, countReasons, removePassword, rowsOf, signIn } from '../testing/people.ts';
import { recoveryTokenFor } from '../testing/registration.ts';
import { TestBrowser } from '../testing/test-browser.ts';

const PATH = '/p/user/password';
const NEW_PASSWORD = 'wharf+lamp-7';

describe('changePassword', () => {
  it('ends every other session and keeps the current one', async () => {
    const app = await openTestApp();
    const here = await buyerAt(app);
    const there = await buyerAt(app);
    expect(await here.reason('PUT', PATH, { oldPassword: BUYER.password, newPassword: NEW_PASSWORD })).toBeUndefined();
    expect((await here.call('GET', '/p/user/userInfo')).success).toBe(true);
    expect((await there.call('GET', '/p/user/userInfo')).code).toBe('A00004');
    expect(await lastMessage(app, BUYER.mail)).toMatchObject({ template: 'passwordChanged' });
    await signIn(there, BUYER.mail, NEW_PASSWORD);
    expect(
      await new TestBrowser(app).reason('POST', '/login', { userName: BUYER.mail, passWord: BUYER.password }),
    ).toBe('login.wrong');
  });

  it('needs the right old password and a new one that is valid and different', async () => {
    const app = await openTestApp();
    const browser = await buyerAt(app);
    const change = (input: object) =>
      browser.reason('PUT', PATH, { oldPassword: BUYER.password, newPassword: NEW_PASSWORD, ...input });
    expect(await change({ newPassword: 'abc-1' })).toBe('password.changeRule');
    expect(await change({ newPassword: 'onlyletters' })).toBe('password.changeRule');
    expect(await change({ newPassword: 'a-1'.repeat(7) })).toBe('password.changeRule');
    expect(await change({ newPassword: 'password1' })).toBe('password.common');
    expect(await change({ newPassword: BUYER.password })).toBe('password.same');
    expect(await change({ oldPassword: undefined })).toBe('password.wrong');
    expect(await change({ oldPassword: undefined, validCode: '123456' })).toBe('password.wrong');
    expect(await change({ oldPassword: 'Wrong#2026' })).toBe('password.wrong');
    expect(await rowsOf(app, sql`select id from message`)).toEqual([]);
    await signIn(new TestBrowser(app));
  });

  it('revokes verification tokens and sign-in codes', async () => {
    const app = await openTestApp();
    const browser = await buyerAt(app);
    const flag = await recoveryTokenFor(app, { mail: BUYER.mail });
    await new TestBrowser(app).call('POST', '/sms/sendLoginCode', { mail: BUYER.mail });
    const code = await lastCode(app, BUYER.mail);
    const change = { oldPassword: BUYER.password, newPassword: 'wharf+lamp-7' };
    expect(await browser.reason('PUT', '/p/user/password', change)).toBeUndefined();
    const stranger = new TestBrowser(app);
    const recovery = { checkRegisterSmsFlag: flag, passWord: 'harbour-9-lamp' };
    expect(await stranger.reason('PUT', '/user/updatePwd', recovery)).toBe('code.flagSpent');
    const codeLogin = { userName: BUYER.mail, passWord: code };
    expect(await stranger.reason('POST', '/mailLogin', codeLogin)).toBe('code.wrong');
  });

  it('counts wrong old passwords in the rate limit of login', async () => {
    const app = await openTestApp();
    const browser = await buyerAt(app);
    const attempts = [];
    for (let n = 0; n < 7; n++) {
      attempts.push(await browser.call('PUT', PATH, { oldPassword: `Wrong#${n}000`, newPassword: NEW_PASSWORD }));
    }
    expect(countReasons(attempts)).toEqual({ 'password.wrong': 5, 'login.tooMany': 2 });
  });

  it('succeeds for one of two concurrent calls with the same old password', async () => {
    const app = await openTestApp();
    const browsers = [await buyerAt(app), await buyerAt(app)];
    const attempts = await Promise.all(
      browsers.map((browser, n) =>
        browser.call('PUT', PATH, { oldPassword: BUYER.password, newPassword: `wharf+lamp-${n}` }),
      ),
    );
    const winner = attempts.findIndex(({ success }) => success);
    expect(attempts.filter(({ success }) => success)).toHaveLength(1);
    expect(await rowsOf(app, sql`select id from session`)).toHaveLength(1);
    await signIn(new TestBrowser(app), BUYER.mail, `wharf+lamp-${winner}`);
  });

  it('sets a password by a code when the account has none', async () => {
    const app = await openTestApp();
    const browser = await buyerAt(app);
    await removePassword(app);
    expect((await browser.call('GET', '/p/user/userInfo')).data).toMatchObject({ hasPassword: false });
    expect(await browser.reason('PUT', PATH, { newPassword: NEW_PASSWORD })).toBe('code.wrong');
    expect(await browser.reason('PUT', PATH, { newPassword: NEW_PASSWORD, oldPassword: BUYER.password })).toBe(
      'code.wrong',
    );
    const { data } = await browser.call('POST', '/p/user/sendOwnCode', { purpose: 'password' });
    expect(data).toEqual({ resendSeconds: 60, sentTo: 'bu***@galleria.test' });
    const validCode = await lastCode(app, BUYER.mail);
    expect(await browser.reason('PUT', PATH, { newPassword: NEW_PASSWORD, validCode })).toBeUndefined();
    await signIn(new TestBrowser(app), BUYER.mail, NEW_PASSWORD);
  });
});
