import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { untilBlocked } from '../../../testing/interleave.ts';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { lastCode, lastMessage } from '../../../testing/read-messages.ts';
import { BUYER, buyerAt, newBuyer, removePassword, rowsOf, signIn } from '../testing/people.ts';
import { register, registerTokenFor } from '../testing/registration.ts';
import { TestBrowser } from '../testing/test-browser.ts';

const PATH = '/p/user/contact';
const MAIL = 'moved@example.org';

async function codeFor(
  app: TestApp,
  browser: TestBrowser,
  contact: { mail: string } | { mobile: string },
): Promise<string> {
  await browser.call('POST', '/p/user/sendContactCode', contact);
  return lastCode(app, 'mail' in contact ? contact.mail : contact.mobile);
}

describe('changeContact', () => {
  it('needs the password and the code, and notifies the previous address', async () => {
    const app = await openTestApp();
    const browser = await buyerAt(app);
    const validCode = await codeFor(app, browser, { mail: 'Moved@Example.org' }).catch(() => lastCode(app, MAIL));
    const move = (input: object) =>
      browser.reason('PUT', PATH, { mail: MAIL, validCode, passWord: BUYER.password, ...input });
    expect(await move({ passWord: undefined })).toBe('password.wrong');
    expect(await move({ passWord: 'Wrong#2026' })).toBe('password.wrong');
    expect(await move({ mail: 'elsewhere@example.org' })).toBe('code.wrong');
    expect(await move({ mobile: '13911112222' })).toBe('input.invalid');
    expect(await move({})).toBeUndefined();
    expect(await move({})).toBe('code.wrong');
    const told = await lastMessage(app, BUYER.mail);
    expect(told).toMatchObject({ template: 'contactChanged', text: expect.stringContaining('mo***@example.org') });
    expect((await browser.call('GET', '/p/user/userInfo')).data).toMatchObject({ userMail: MAIL });
    await signIn(new TestBrowser(app), MAIL);
    expect(
      await new TestBrowser(app).reason('POST', '/login', { userName: BUYER.mail, passWord: BUYER.password }),
    ).toBe('login.wrong');
  });

  it('notifies the previous mobile number, or the mail address when there was none', async () => {
    const app = await openTestApp();
    const browser = await buyerAt(app);
    const move = async (to: TestBrowser, mobile: string, passWord: string) =>
      to.reason('PUT', PATH, { mobile, passWord, validCode: await codeFor(app, to, { mobile }) });
    expect(await move(browser, '13911112222', BUYER.password)).toBeUndefined();
    expect(await lastMessage(app, BUYER.mobile)).toMatchObject({ channel: 'mobile', template: 'contactChanged' });
    const ada = await newBuyer(app, 'ada_l');
    expect(await move(ada.browser, '13933334444', ada.password)).toBeUndefined();
    expect(await lastMessage(app, ada.mail)).toMatchObject({ template: 'contactChanged' });
  });

  it('refuses when the account has no password', async () => {
    const app = await openTestApp();
    const browser = await buyerAt(app);
    await removePassword(app);
    const validCode = await codeFor(app, browser, { mail: MAIL });
    expect(await browser.reason('PUT', PATH, { mail: MAIL, validCode })).toBe('password.missing');
  });

  it('sends no code to a taken address, and returns the same answer', async () => {
    const app = await openTestApp();
    const browser = await buyerAt(app);
    const ada = await newBuyer(app, 'ada_l');
    const answers = [];
    for (const mail of [MAIL, ada.mail])
      answers.push((await browser.answer('POST', '/p/user/sendContactCode', { mail })).body);
    expect(new Set(answers).size).toBe(1);
    const message = await lastMessage(app, ada.mail);
    expect(message.template).toBe('contactKnown');
    expect(`${message.subject} ${message.text} ${message.html}`).not.toMatch(/\b\d{6}\b/);
    const guess = { mail: ada.mail, validCode: '123456', passWord: BUYER.password };
    expect(await browser.reason('PUT', PATH, guess)).toBe('code.wrong');
  });
});

describe('changeContact to an address that another account takes', () => {
  it('refuses an address that was registered in the meantime', async () => {
    const app = await openTestApp();
    const browser = await buyerAt(app);
    const validCode = await codeFor(app, browser, { mail: MAIL });
    await register(new TestBrowser(app), await registerTokenFor(app, { mail: MAIL }));
    const moved = await browser.reason('PUT', PATH, { mail: MAIL, validCode, passWord: BUYER.password });
    expect(moved).toBe('account.contactTaken');
    expect(await rowsOf(app, sql`select name from account where mail = ${MAIL}`)).toEqual([{ name: 'new_person' }]);
    expect((await browser.call('GET', '/p/user/userInfo')).data).toMatchObject({ userMail: BUYER.mail });
  });

  it('waits for an uncommitted account with the address, then refuses', async () => {
    const app = await openTestApp();
    const browser = await buyerAt(app);
    const validCode = await codeFor(app, browser, { mail: MAIL });
    const client = await app.database.pool.connect();
    await client.query('begin');
    await client.query(`insert into account (nick_name, locale, mail) values ('first', 'en', $1)`, [MAIL]);
    const second = browser.reason('PUT', PATH, { mail: MAIL, validCode, passWord: BUYER.password });
    await untilBlocked(app);
    await client.query('commit');
    client.release();
    expect(await second).toBe('account.contactTaken');
    expect((await browser.call('GET', '/p/user/userInfo')).data).toMatchObject({ userMail: BUYER.mail });
  });

  it('lets one of changeContact and register succeed when they run concurrently', async () => {
    const app = await openTestApp();
    const browser = await buyerAt(app);
    const validCode = await codeFor(app, browser, { mail: MAIL });
    const token = await registerTokenFor(app, { mail: MAIL });
    const [moved, registered] = await Promise.all([
      browser.call('PUT', PATH, { mail: MAIL, validCode, passWord: BUYER.password }),
      register(new TestBrowser(app), token),
    ]);
    expect([moved.success, registered.success].filter(Boolean)).toHaveLength(1);
    expect([moved.reason, registered.reason]).toContain('account.contactTaken');
    expect(await rowsOf(app, sql`select id from account where mail = ${MAIL}`)).toHaveLength(1);
  });
});
