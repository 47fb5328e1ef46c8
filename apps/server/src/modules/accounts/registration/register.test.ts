import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { lastCode, lastMessage } from '../../../testing/read-messages.ts';
import { synchroniseTransactionsBefore } from '../../../testing/remove-guards.ts';
import { BUYER, countReasons, rowsOf, signIn } from '../testing/people.ts';
import { GOOD_PASSWORD, recoveryTokenFor, register, registerTokenFor } from '../testing/registration.ts';
import { TestBrowser } from '../testing/test-browser.ts';

const MAIL = 'new@example.org';
const MOBILE = '13911112222';

function accountsNamed(app: TestApp, name: string) {
  return rowsOf(app, sql`select mail, mobile, nick_name, locale from account where lower(name) = ${name}`);
}

describe('register', () => {
  it.each([
    ['mail', { mail: 'New@Example.org' }, MAIL, { userMail: MAIL, userMobile: '' }],
    ['mobile', { mobile: MOBILE }, MOBILE, { userMail: '', userMobile: '139****2222' }],
  ])('by %s creates an account in three calls and signs in', async (_channel, contact, address, shown) => {
    const app = await openTestApp();
    const browser = new TestBrowser(app, { headers: { locale: 'zh_CN' } });
    expect((await browser.call('POST', '/sms/sendRegisterCode', contact)).data).toEqual({ resendSeconds: 60 });
    const validCode = await lastCode(app, address);
    const checked = await browser.call('PUT', '/user/checkRegisterCode', { ...contact, validCode });
    const { checkRegisterSmsFlag } = checked.data as { checkRegisterSmsFlag: string };
    const registered = await register(browser, checkRegisterSmsFlag, { nickName: ' 小新 ' });
    expect(registered.data).toEqual({ accessToken: browser.cookies.cbecBbcToken, expiresIn: 30 * 24 * 3600 });
    const { data } = await browser.call('GET', '/p/user/userInfo');
    expect(data).toMatchObject({
      ...shown,
      userName: 'new_person',
      nickName: '小新',
      hasPassword: true,
      hasPayPassword: false,
    });

    expect(await lastMessage(app, address)).toMatchObject({ template: 'welcome', locale: 'zh_CN' });
    const jobs = await rowsOf<{ payload: unknown }>(
      app,
      sql`select payload from graphile_worker._private_jobs job
        join graphile_worker._private_tasks task on task.id = job.task_id where task.identifier = 'outbox'`,
    );
    const { userId } = data as { userId: string };
    expect(jobs.map(({ payload }) => payload)).toContainEqual({ event: 'account.joined', payload: { userId } });
    await signIn(new TestBrowser(app), address, GOOD_PASSWORD);
    await signIn(new TestBrowser(app), 'NEW_person', GOOD_PASSWORD);
  });

  it('generates a unique account name when none is given', async () => {
    const app = await openTestApp();
    const names = [];
    for (const mail of [MAIL, 'other@example.org']) {
      const browser = new TestBrowser(app);
      await register(browser, await registerTokenFor(app, { mail }), { userName: undefined });
      names.push(((await browser.call('GET', '/p/user/userInfo')).data as { userName: string }).userName);
    }
    expect(names).toEqual([expect.stringMatching(/^user_\w{4,11}$/), expect.stringMatching(/^user_\w{4,11}$/)]);
    expect(new Set(names).size).toBe(2);
  });

  it('credits the welcome points before it answers, without a worker', async () => {
    const app = await openTestApp();
    const browser = new TestBrowser(app);
    await register(browser, await registerTokenFor(app, { mail: MAIL }));
    expect((await browser.call('GET', '/p/score/info')).data).toMatchObject({ score: 100 });
  });

  it('refuses invalid fields and taken names; the token stays valid until the registration succeeds', async () => {
    const app = await openTestApp();
    const browser = new TestBrowser(app);
    const token = await registerTokenFor(app, { mail: MAIL });
    const refusal = async (changes: object) => (await register(browser, token, changes)).reason;
    for (const userName of ['abc', 'a'.repeat(17), 'with space', 'dash-ed', '名字名字']) {
      expect(await refusal({ userName })).toBe('input.invalid');
    }
    expect(await refusal({ nickName: 'n'.repeat(16) })).toBe('input.invalid');
    for (const nickName of ['   ', '', undefined]) expect(await refusal({ nickName })).toBe('input.invalid');
    for (const passWord of [
      'Ab#4567',
      `Ab#4${'x'.repeat(17)}`,
      'abcdefg1',
      '1234567#',
      'abcdefg#',
      'Ab#45６78',
      'Ab# 45678',
    ]) {
      expect(await refusal({ passWord })).toBe('password.registerRule');
    }
    for (const passWord of ['Password1!', 'PASSWORD1!', 'qwerty12#'])
      expect(await refusal({ passWord })).toBe('password.common');
    for (const userName of [BUYER.name, 'Galleria_BUYER'])
      expect(await refusal({ userName })).toBe('account.nameTaken');
    expect(await accountsNamed(app, 'new_person')).toEqual([]);
    expect(await refusal({})).toBeUndefined();
    // The token is used up.
    expect(await refusal({ userName: 'second_one' })).toBe('code.flagSpent');
    expect(await accountsNamed(app, 'second_one')).toEqual([]);
  });

  it('refuses a token that is invented, was issued for another purpose, or has expired', async () => {
    const app = await openTestApp();
    const browser = new TestBrowser(app);
    const foreign = await recoveryTokenFor(app, { mail: BUYER.mail });
    const own = await registerTokenFor(app, { mail: MAIL });
    expect((await register(browser, 'made-up')).reason).toBe('code.flagSpent');
    expect((await register(browser, foreign)).reason).toBe('code.flagSpent');
    await app.moveClock('31 minutes');
    expect((await register(browser, own)).reason).toBe('code.flagSpent');
    await app.moveClock('29 minutes');
    expect((await register(browser, own)).reason).toBeUndefined();
  });

  it('uses the address of the token, not one in the form', async () => {
    const app = await openTestApp();
    await register(new TestBrowser(app), await registerTokenFor(app, { mail: MAIL }), {
      mail: 'evil@example.org',
      mobile: MOBILE,
    });
    expect(await accountsNamed(app, 'new_person')).toMatchObject([{ mail: MAIL, mobile: null }]);
  });

  it('refuses an address that was taken in the meantime', async () => {
    const app = await openTestApp();
    const token = await registerTokenFor(app, { mail: MAIL });
    await app.database.queries.execute(sql`update account set mail = ${MAIL} where name = ${BUYER.name}`);
    expect((await register(new TestBrowser(app), token)).reason).toBe('account.contactTaken');
  });

  it('limits attempts per network', async () => {
    const app = await openTestApp();
    const browser = new TestBrowser(app);
    const attempts = [];
    for (let n = 0; n < 42; n++) attempts.push(await register(browser, 'made-up'));
    expect(countReasons(attempts)).toEqual({ 'code.flagSpent': 40, 'login.tooMany': 2 });
  });
});

describe('concurrent registrations', () => {
  it('give a name to one account, regardless of case', async () => {
    const app = await openTestApp();
    const tokens = [];
    for (let n = 0; n < 6; n++) tokens.push(await registerTokenFor(app, { mail: `p${n}@example.org` }));
    const names = ['new_person', 'NEW_PERSON', 'New_Person'];
    const attempts = await Promise.all(
      tokens.map((token, n) => register(new TestBrowser(app), token, { userName: names[n % names.length] })),
    );
    expect(countReasons(attempts)).toEqual({ ok: 1, 'account.nameTaken': 5 });
    expect(await accountsNamed(app, 'new_person')).toHaveLength(1);
    // The tokens of the others are still valid.
    const loser = attempts.findIndex(({ success }) => !success);
    expect(
      (await register(new TestBrowser(app), tokens[loser] ?? '', { userName: 'another_name' })).reason,
    ).toBeUndefined();
  });

  it('control: without the unique index both get the name', async () => {
    const app = await openTestApp();
    const tokens = [
      await registerTokenFor(app, { mail: 'p1@example.org' }),
      await registerTokenFor(app, { mail: 'p2@example.org' }),
    ];
    await app.database.pool.query('drop index account_name');
    await synchroniseTransactionsBefore(app, 'insert', 'account', 2);
    const attempts = await Promise.all(
      tokens.map((token) => register(new TestBrowser(app), token, { userName: 'new_person' })),
    );
    expect(countReasons(attempts)).toEqual({ ok: 2 });
    expect(await accountsNamed(app, 'new_person')).toHaveLength(2);
  });

  it('create one account per address, with one token or several', async () => {
    const app = await openTestApp();
    const first = await registerTokenFor(app, { mail: MAIL });
    await app.moveClock('61 seconds');
    const second = await registerTokenFor(app, { mail: MAIL });
    const tokens = [first, first, first, second, second, second];
    const attempts = await Promise.all(
      tokens.map((token, n) => register(new TestBrowser(app), token, { userName: `person_${n}` })),
    );
    const { ok, ...refused } = countReasons(attempts);
    expect(ok).toBe(1);
    expect(Object.keys(refused).every((reason) => ['code.flagSpent', 'account.contactTaken'].includes(reason))).toBe(
      true,
    );
    expect(await rowsOf(app, sql`select id from account where mail = ${MAIL}`)).toHaveLength(1);
    expect(await rowsOf(app, sql`select id from session`)).toHaveLength(1);
  });
});
