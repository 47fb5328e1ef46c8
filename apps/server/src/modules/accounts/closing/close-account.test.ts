import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { finishOrders, finishOrdersAndEmptyWallet, payOut } from '../../../testing/finish-orders.ts';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { lastCode, lastMessage } from '../../../testing/read-messages.ts';
import { BUYER, buyerAt, buyerId, countReasons, newBuyer, removePassword, rowsOf, signIn } from '../testing/people.ts';
import { recoveryTokenFor, register, registerTokenFor } from '../testing/registration.ts';
import { TestBrowser } from '../testing/test-browser.ts';

const DESTROY = '/p/user/destroy';

/** Number of rows that belong to the account, by table. */
async function countRows(app: TestApp, userId: string): Promise<Record<string, number>> {
  const [row] = await rowsOf<Record<string, number>>(
    app,
    sql`select
      (select count(*)::int from session where user_id = ${userId}) as sessions,
      (select count(*)::int from known_device where user_id::text = ${userId}) as devices,
      (select count(*)::int from account_binding where user_id::text = ${userId}) as bindings,
      (select count(*)::int from verification_code
        where user_id::text = ${userId} or address in (${BUYER.mail}, ${BUYER.mobile})) as codes,
      (select count(*)::int from checked_contact where address in (${BUYER.mail}, ${BUYER.mobile})) as tokens,
      (select count(*)::int from address where user_id::text = ${userId}) as addresses`,
  );
  return row ?? {};
}

describe('exportAccount', () => {
  it('contains the personal data of the account, and no hashes or tokens', async () => {
    const app = await openTestApp();
    const browser = await buyerAt(app);
    const ada = await newBuyer(app, 'ada_l');
    const { data } = await browser.call('GET', '/p/user/export');
    const joined = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(data).toMatchObject({
      account: { userName: BUYER.name, mail: BUYER.mail, mobile: BUYER.mobile, birthDate: '1992-04-18', joined },
      sessions: [{ address: '127.0.0.1' }],
      bindings: [],
      addresses: expect.any(Array),
    });
    expect((data as { addresses: unknown[] }).addresses).toHaveLength(3);
    const text = JSON.stringify(data);
    expect(text).not.toMatch(/argon2|hash|token/i);
    expect(text).not.toContain(browser.cookies.cbecBbcToken);
    expect(text).not.toContain(ada.mail);
    const other = await ada.browser.call('GET', '/p/user/export');
    expect(other.data).toMatchObject({ account: { mail: ada.mail }, addresses: [] });
    expect(JSON.stringify(other.data)).not.toContain(BUYER.mail);
  });
});

describe('closeAccount', () => {
  it('erases personal data, ends every session and frees the address', async () => {
    const app = await openTestApp();
    const userId = await buyerId(app);
    await finishOrdersAndEmptyWallet(app, userId);
    const devices = [await buyerAt(app), await buyerAt(app)];
    const [browser = new TestBrowser(app)] = devices;
    await recoveryTokenFor(app, { mobile: BUYER.mobile });
    await browser.call('POST', '/p/user/sendContactCode', { mail: 'planned@example.org' });
    await app.database.queries.execute(
      sql`insert into account_binding (social_type, subject, user_id, nick_name) values (3, 'subject-1', ${userId}, 'Rob')`,
    );
    const before = await countRows(app, userId);
    expect(before).toEqual({ sessions: 2, devices: 2, bindings: 1, codes: 2, tokens: 1, addresses: 3 });

    expect(await browser.reason('POST', DESTROY, {})).toBe('password.wrong');
    expect(await browser.reason('POST', DESTROY, { passWord: 'Wrong#2026' })).toBe('password.wrong');
    expect(await browser.reason('POST', DESTROY, { validCode: '123456' })).toBe('password.wrong');
    expect(await countRows(app, userId)).toEqual(before);

    expect(await browser.reason('POST', DESTROY, { passWord: BUYER.password })).toBeUndefined();
    expect(browser.cookies).not.toHaveProperty('cbecBbcToken');
    for (const device of devices) expect((await device.call('GET', '/p/user/userInfo')).code).toBe('A00004');
    expect(Object.values(await countRows(app, userId)).every((count) => count === 0)).toBe(true);
    const { closed_at, created_at, ...left } =
      (await rowsOf(app, sql`select * from account where id = ${userId}`))[0] ?? {};
    expect(closed_at).not.toBeNull();
    expect(created_at).not.toBeNull();
    expect(left).toEqual({
      ...{ id: userId, status: 'closed', locale: 'en', nick_name: '', avatar: '', sex: '' },
      ...{ name: null, birth_date: null, mail: null, mobile: null, password_hash: null, pay_password_hash: null },
      ...{ ban_reason: '', banned_at: null },
    });
    expect(await lastMessage(app, BUYER.mail)).toMatchObject({ template: 'accountClosed' });

    const login = { userName: BUYER.mail, passWord: BUYER.password };
    expect(await new TestBrowser(app).reason('POST', '/login', login)).toBe('login.wrong');
    const registered = await register(new TestBrowser(app), await registerTokenFor(app, { mail: BUYER.mail }), {
      userName: BUYER.name,
    });
    expect(registered.success).toBe(true);
    await signIn(new TestBrowser(app), BUYER.name, 'Lantern#4821');
    expect(await buyerId(app)).not.toBe(userId);
  });

  it('refuses while there is a balance or an open order, and changes nothing', async () => {
    const app = await openTestApp();
    const userId = await buyerId(app);
    const browser = await buyerAt(app);
    const before = await browser.call('GET', '/p/user/export');
    const close = () => browser.reason('POST', DESTROY, { passWord: BUYER.password });
    expect(await close()).toBe('account.hasBalance');
    expect((await browser.call('GET', '/p/user/export')).data).toEqual(before.data);
    await finishOrders(app, userId);
    expect(await close()).toBe('account.hasBalance');
    await app.database.queries.execute(
      sql`update mall_order set status = 2 where number = (select min(number) from mall_order
        where user_id = ${userId} and status = 5)`,
    );
    await payOut(app, userId);
    expect(await close()).toBe('account.hasOrders');
    await finishOrders(app, userId);
    expect(await close()).toBeUndefined();
  });

  it('closes the account once when called concurrently', async () => {
    const app = await openTestApp();
    await finishOrdersAndEmptyWallet(app, await buyerId(app));
    const browsers = [await buyerAt(app), await buyerAt(app), await buyerAt(app), await buyerAt(app)];
    const answers = await Promise.all(
      browsers.map((browser) => browser.call('POST', DESTROY, { passWord: BUYER.password })),
    );
    const { ok = 0, ...others } = countReasons(answers);
    expect(ok).toBeGreaterThan(0);
    expect(Object.keys(others).filter((reason) => reason !== 'access.signIn')).toEqual([]);
    expect(await rowsOf(app, sql`select id from message where template = 'accountClosed'`)).toHaveLength(1);
  });

  it('is confirmed by a verification code when the account has no password', async () => {
    const app = await openTestApp();
    await finishOrdersAndEmptyWallet(app, await buyerId(app));
    const browser = await buyerAt(app);
    await removePassword(app);
    expect(await browser.reason('POST', DESTROY, { passWord: BUYER.password })).toBe('code.wrong');
    await browser.call('POST', '/p/user/sendOwnCode', { purpose: 'destroy' });
    const validCode = await lastCode(app, BUYER.mail);
    expect(await browser.reason('POST', DESTROY, { validCode })).toBeUndefined();
    expect((await browser.call('GET', '/p/user/userInfo')).code).toBe('A00004');
  });
});
