import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { lastCode, lastMessage } from '../../../testing/read-messages.ts';
import { BUYER, buyerAt, countReasons, newBuyer, rowsOf } from '../testing/people.ts';
import { TestBrowser } from '../testing/test-browser.ts';

const otherThan = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0');

function visitorOf(app: TestApp) {
  const browser = new TestBrowser(app);
  const mail = BUYER.mail;
  return {
    browser,
    send: (path = '/sms/sendLoginCode', to: object = { mail }) => browser.call('POST', path, to),
    enter: (code: string, userName: string = mail) =>
      browser.reason('POST', '/mailLogin', { userName, passWord: code }),
  };
}

describe('checkCode', () => {
  it('accepts a code once, for its purpose and its address, in any spelling of the address', async () => {
    const app = await openTestApp();
    const ada = await newBuyer(app, 'ada_l');
    const { browser, send, enter } = visitorOf(app);
    expect((await send()).data).toEqual({ resendSeconds: 60 });
    const code = await lastCode(app, BUYER.mail);
    expect(code).toMatch(/^\d{6}$/);
    // Not for another purpose, nor for another account.
    expect(await browser.reason('PUT', '/user/checkUpdatePwdSms', { mail: BUYER.mail, validCode: code })).toBe(
      'code.wrong',
    );
    expect(await browser.reason('PUT', '/user/checkRegisterCode', { mail: BUYER.mail, validCode: code })).toBe(
      'code.wrong',
    );
    expect(await enter(code, ada.mail)).toBe('code.wrong');
    expect(await enter(` ${code} `, 'Buyer@GALLERIA.test')).toBeUndefined();
    expect(await enter(code)).toBe('code.wrong');
    expect((await browser.call('GET', '/p/user/userInfo')).data).toMatchObject({ userMail: BUYER.mail });
  });

  it('refuses a code after ten minutes', async () => {
    const app = await openTestApp();
    const { send, enter } = visitorOf(app);
    await send();
    const code = await lastCode(app, BUYER.mail);
    await app.moveClock('10 minutes 1 second');
    expect(await enter(code)).toBe('code.wrong');
    await app.moveClock('9 minutes');
    expect(await enter(code)).toBeUndefined();
  });

  it('refuses a code after five wrong attempts', async () => {
    const app = await openTestApp();
    const { send, enter } = visitorOf(app);
    await send();
    const code = await lastCode(app, BUYER.mail);
    for (let by = 1; by <= 5; by++) expect(await enter(otherThan(code, by))).toBe('code.wrong');
    expect(await enter(code)).toBe('code.wrong');
    // After four the code is still accepted.
    await app.moveClock('61 seconds');
    await send();
    const next = await lastCode(app, BUYER.mail);
    for (let by = 1; by <= 4; by++) expect(await enter(otherThan(next, by))).toBe('code.wrong');
    expect(await enter(next)).toBeUndefined();
  });

  it('accepts a code once when it is sent concurrently', async () => {
    const app = await openTestApp();
    await visitorOf(app).send();
    const passWord = await lastCode(app, BUYER.mail);
    const attempts = await Promise.all(
      Array.from({ length: 20 }, () =>
        new TestBrowser(app).call('POST', '/mailLogin', { userName: BUYER.mail, passWord }),
      ),
    );
    expect(countReasons(attempts)).toEqual({ ok: 1, 'code.wrong': 19 });
    expect(await rowsOf(app, sql`select id from session`)).toHaveLength(1);

    // Also where it is exchanged for a verification token.
    const mail = 'new@example.org';
    const browser = new TestBrowser(app);
    await browser.call('POST', '/sms/sendRegisterCode', { mail });
    const validCode = await lastCode(app, mail);
    const rows = await rowsOf(app, sql`select * from verification_code`);
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`"(${passWord}|${validCode})"`));
    const tokens = await Promise.all(
      Array.from({ length: 20 }, () => browser.call('PUT', '/user/checkRegisterCode', { mail, validCode })),
    );
    expect(countReasons(tokens)).toEqual({ ok: 1, 'code.wrong': 19 });
  });

  it('control: accepts a code twice when the database forgets that it was used', async () => {
    const app = await openTestApp();
    await visitorOf(app).send();
    const passWord = await lastCode(app, BUYER.mail);
    await app.database.pool.query(`
      create function forget_use() returns trigger language plpgsql
        as $$ begin new.used_at = null; return new; end $$;
      create trigger forget_use before update on verification_code for each row execute function forget_use()`);
    const enter = () => new TestBrowser(app).reason('POST', '/mailLogin', { userName: BUYER.mail, passWord });
    expect(await Promise.all([enter(), enter()])).toEqual([undefined, undefined]);
  });

  it('refuses a code that another signed-in buyer requested', async () => {
    const app = await openTestApp();
    const buyer = await buyerAt(app);
    const ada = await newBuyer(app, 'ada_l');
    const mail = 'moving@example.org';
    await buyer.call('POST', '/p/user/sendContactCode', { mail });
    const validCode = await lastCode(app, mail);
    const foreign = { mail, validCode, passWord: ada.password };
    expect(await ada.browser.reason('PUT', '/p/user/contact', foreign)).toBe('code.wrong');
    expect(await buyer.reason('PUT', '/p/user/contact', { ...foreign, passWord: BUYER.password })).toBeUndefined();

    expect((await buyer.call('POST', '/p/user/sendOwnCode', { purpose: 'payPassword' })).success).toBe(true);
    const own = await lastCode(app, mail);
    expect(await ada.browser.reason('PUT', '/p/user/payPassword', { payPassword: '112233', validCode: own })).toBe(
      'code.wrong',
    );
    expect(await buyer.reason('PUT', '/p/user/password', { newPassword: 'Fresh#2027', validCode: own })).toBe(
      'password.wrong',
    );
    expect(await buyer.reason('PUT', '/p/user/payPassword', { payPassword: '112233', validCode: own })).toBeUndefined();
  });
});

describe('sendCode', () => {
  it('refuses a resend within a minute with the seconds left; a new code replaces the old one', async () => {
    const app = await openTestApp();
    const { send, enter } = visitorOf(app);
    await send();
    const first = await lastCode(app, BUYER.mail);
    const soon = await send();
    expect(soon).toMatchObject({ reason: 'code.tooSoon', data: { seconds: expect.any(Number) } });
    const { seconds } = soon.data as { seconds: number };
    expect(seconds).toBeGreaterThan(30);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(soon.msg).toContain(String(seconds));
    // Another purpose has a code and a minute of its own, and so has another address.
    expect((await send('/sms/sendUpdatePwdCode')).success).toBe(true);
    expect((await send('/sms/sendLoginCode', { mail: 'other@example.org' })).success).toBe(true);
    await app.moveClock('61 seconds');
    expect((await send()).success).toBe(true);
    const second = await lastCode(app, BUYER.mail);
    if (second !== first) expect(await enter(first)).toBe('code.wrong');
    expect(await enter(second)).toBeUndefined();
  });

  it('sends one message for concurrent requests', async () => {
    const app = await openTestApp();
    const { send } = visitorOf(app);
    const answers = await Promise.all(Array.from({ length: 20 }, () => send()));
    expect(countReasons(answers)).toEqual({ ok: 1, 'code.tooSoon': 19 });
    expect(await rowsOf(app, sql`select id from message`)).toHaveLength(1);
  });

  it('serves more concurrent requests than there are database connections', async () => {
    const app = await openTestApp({ databasePool: 4 });
    const { send } = visitorOf(app);
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, n) => send('/sms/sendLoginCode', { mail: `p${n}@example.org` })),
    );
    expect(countReasons(answers)).toEqual({ ok: 24 });
  });

  it('sends a message without a code to an unknown account or a registered address, and stores none', async () => {
    const app = await openTestApp();
    const { send } = visitorOf(app);
    const useless = [
      ['/sms/sendLoginCode', 'stranger@example.org', 'loginUnknown'],
      ['/sms/sendUpdatePwdCode', 'another@example.org', 'recoverUnknown'],
      ['/sms/sendRegisterCode', BUYER.mail, 'registerKnown'],
    ] as const;
    for (const [path, mail, template] of useless) {
      expect((await send(path, { mail })).data).toEqual({ resendSeconds: 60 });
      const message = await lastMessage(app, mail);
      expect(message.template).toBe(template);
      expect(`${message.subject} ${message.text} ${message.html}`).not.toMatch(/\b\d{6}\b/);
    }
    expect(await rowsOf(app, sql`select address from verification_code where code_hash is not null`)).toEqual([]);
  });
});

describe('rate limit of checkCode', () => {
  it('limits attempts per network, over all addresses', async () => {
    const app = await openTestApp();
    const { enter } = visitorOf(app);
    const reasons = [];
    for (let n = 0; n < 42; n++) reasons.push({ reason: await enter('123456', `p${n}@example.org`) });
    expect(countReasons(reasons)).toEqual({ 'code.wrong': 40, 'login.tooMany': 2 });
  });
});
