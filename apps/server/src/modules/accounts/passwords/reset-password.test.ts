import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../../testing/open-test-app.ts';
import { lastMessage } from '../../../testing/read-messages.ts';
import { BUYER, buyerAt, countReasons, rowsOf, signIn } from '../testing/people.ts';
import { recoveryTokenFor, registerTokenFor } from '../testing/registration.ts';
import { TestBrowser } from '../testing/test-browser.ts';

const NEW_PASSWORD = 'wharf+lamp-7';

function setNewPassword(browser: TestBrowser, checkRegisterSmsFlag: string, passWord = NEW_PASSWORD) {
  return browser.call('PUT', '/user/updatePwd', { checkRegisterSmsFlag, passWord });
}

describe('resetPassword', () => {
  it.each([
    ['mail', { mail: BUYER.mail }],
    ['mobile', { mobile: BUYER.mobile }],
  ])(
    'sets a new password with a code sent to the %s: the old one stops working, every session ends',
    async (_channel, contact) => {
      const app = await openTestApp();
      const devices = [await buyerAt(app), await buyerAt(app)];
      const token = await recoveryTokenFor(app, contact);
      expect(await setNewPassword(new TestBrowser(app), token)).toMatchObject({ success: true, data: null });
      for (const device of devices) expect((await device.call('GET', '/p/user/userInfo')).code).toBe('A00004');
      expect(await rowsOf(app, sql`select id from session`)).toEqual([]);
      const browser = new TestBrowser(app);
      const login = (passWord: string) => browser.reason('POST', '/login', { userName: BUYER.mail, passWord });
      expect(await login(BUYER.password)).toBe('login.wrong');
      expect(await login(NEW_PASSWORD)).toBeUndefined();
      expect(await rowsOf(app, sql`select address from message where template = 'passwordChanged'`)).toEqual([
        { address: BUYER.mail },
      ]);
    },
  );

  it('enforces the password rules; a refusal leaves the token valid, success uses it up', async () => {
    const app = await openTestApp();
    const browser = new TestBrowser(app);
    const token = await recoveryTokenFor(app, { mail: BUYER.mail });
    expect((await setNewPassword(browser, token, 'ab-12')).reason).toBe('password.changeRule');
    expect((await setNewPassword(browser, token, 'abcdefgh')).reason).toBe('password.changeRule');
    expect((await setNewPassword(browser, token, 'password1')).reason).toBe('password.common');
    const attempts = await Promise.all(
      Array.from({ length: 8 }, (_, n) => setNewPassword(browser, token, `wharf+lamp-${n}`)),
    );
    expect(countReasons(attempts)).toEqual({ ok: 1, 'code.flagSpent': 7 });
    expect((await setNewPassword(browser, token)).reason).toBe('code.flagSpent');
    await signIn(browser, BUYER.mail, `wharf+lamp-${attempts.findIndex(({ success }) => success)}`);
  });

  it('refuses a registration token, an invented one and an expired one', async () => {
    const app = await openTestApp();
    const browser = new TestBrowser(app);
    expect((await setNewPassword(browser, await registerTokenFor(app, { mail: 'new@example.org' }))).reason).toBe(
      'code.flagSpent',
    );
    expect((await setNewPassword(browser, 'made-up')).reason).toBe('code.flagSpent');
    const token = await recoveryTokenFor(app, { mail: BUYER.mail });
    await app.moveClock('31 minutes');
    expect((await setNewPassword(browser, token)).reason).toBe('code.flagSpent');
    await signIn(browser);
  });

  it('resets the rate limit of login, also for a paused device', async () => {
    const app = await openTestApp();
    const device = await buyerAt(app);
    const stranger = new TestBrowser(app);
    const wrong = { userName: BUYER.mail, passWord: 'Wrong#2026' };
    for (const browser of [device, stranger]) {
      for (let n = 0; n < 6; n++) await browser.call('POST', '/login', wrong);
      expect(await browser.reason('POST', '/login', wrong)).toBe('login.tooMany');
    }
    await setNewPassword(device, await recoveryTokenFor(app, { mail: BUYER.mail }));
    const right = { userName: BUYER.mail, passWord: NEW_PASSWORD };
    expect(await device.reason('POST', '/login', right)).toBeUndefined();
    expect(await stranger.reason('POST', '/login', right)).toBeUndefined();
  });

  it('sends a message without a code to an address without an account', async () => {
    const app = await openTestApp();
    await new TestBrowser(app).call('POST', '/sms/sendUpdatePwdCode', { mobile: '13911112222' });
    expect(await lastMessage(app, '13911112222')).toMatchObject({ channel: 'mobile', template: 'recoverUnknown' });
  });
});
