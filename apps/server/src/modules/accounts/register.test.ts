import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { lastCode, lastMessage } from '../../testing/read-messages.ts';
import { GOOD_PASSWORD, recoveryTicketFor, register, ticketFor } from './testing/joining.ts';
import { BUYER, countReasons, rowsOf, signIn } from './testing/people.ts';
import { TestBrowser } from './testing/test-browser.ts';

const MAIL = 'new@example.org';
const MOBILE = '13911112222';

function accountsNamed(app: TestApp, name: string) {
  return rowsOf(app, sql`select mail, mobile, nick_name, locale from account where lower(name) = ${name}`);
}

describe('joining', () => {
  it.each([
    ['mail', { mail: 'New@Example.org' }, MAIL, { userMail: MAIL, userMobile: '' }],
    ['mobile', { mobile: MOBILE }, MOBILE, { userMail: '', userMobile: '139****2222' }],
  ])('by %s takes three calls and ends signed in', async (_channel, contact, address, shown) => {
    const app = await openTestApp();
    const browser = new TestBrowser(app, { headers: { locale: 'zh_CN' } });
    expect((await browser.call('POST', '/sms/sendRegisterCode', contact)).data).toEqual({ resendSeconds: 60 });
    const validCode = await lastCode(app, address);
    const checked = await browser.call('PUT', '/user/checkRegisterCode', { ...contact, validCode });
    const { checkRegisterSmsFlag } = checked.data as { checkRegisterSmsFlag: string };
    const joined = await register(browser, checkRegisterSmsFlag, { nickName: ' 小新 ' });
    expect(joined.data).toEqual({ accessToken: browser.cookies.cbecBbcToken, expiresIn: 30 * 24 * 3600 });
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

  it('takes the nickname from the name when none is given', async () => {
    const app = await openTestApp();
    const browser = new TestBrowser(app);
    await register(browser, await ticketFor(app, { mail: MAIL }), { userName: 'abcdefghij_12345' });
    expect((await browser.call('GET', '/p/user/userInfo')).data).toMatchObject({ nickName: 'abcdefghij_1234' });
  });

  it('refuses what is wrong with the form, and the ticket stays good until it is right', async () => {
    const app = await openTestApp();
    const browser = new TestBrowser(app);
    const flag = await ticketFor(app, { mail: MAIL });
    const refusal = async (changes: object) => (await register(browser, flag, changes)).reason;
    for (const userName of ['abc', 'a'.repeat(17), 'with space', 'dash-ed', '名字名字']) {
      expect(await refusal({ userName })).toBe('input.invalid');
    }
    expect(await refusal({ nickName: 'n'.repeat(16) })).toBe('input.invalid');
    expect(await refusal({ nickName: '   ' })).toBe('input.invalid');
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
    // Spent now.
    expect(await refusal({ userName: 'second_one' })).toBe('code.flagSpent');
    expect(await accountsNamed(app, 'second_one')).toEqual([]);
  });

  it('refuses tickets that were made up, were given for something else, or are too old', async () => {
    const app = await openTestApp();
    const browser = new TestBrowser(app);
    const foreign = await recoveryTicketFor(app, { mail: BUYER.mail });
    const own = await ticketFor(app, { mail: MAIL });
    expect((await register(browser, 'made-up')).reason).toBe('code.flagSpent');
    expect((await register(browser, foreign)).reason).toBe('code.flagSpent');
    await app.moveClock('31 minutes');
    expect((await register(browser, own)).reason).toBe('code.flagSpent');
    await app.moveClock('29 minutes');
    expect((await register(browser, own)).reason).toBeUndefined();
  });

  it('ignores an address in the form: the one of the ticket counts', async () => {
    const app = await openTestApp();
    await register(new TestBrowser(app), await ticketFor(app, { mail: MAIL }), {
      mail: 'evil@example.org',
      mobile: MOBILE,
    });
    expect(await accountsNamed(app, 'new_person')).toMatchObject([{ mail: MAIL, mobile: null }]);
  });

  it('lets nobody join with an address that somebody has got meanwhile', async () => {
    const app = await openTestApp();
    const flag = await ticketFor(app, { mail: MAIL });
    await app.database.queries.execute(sql`update account set mail = ${MAIL} where name = ${BUYER.name}`);
    expect((await register(new TestBrowser(app), flag)).reason).toBe('account.contactTaken');
  });

  it('lets a network try so many names and no more', async () => {
    const app = await openTestApp();
    const browser = new TestBrowser(app);
    const tries = [];
    for (let n = 0; n < 42; n++) tries.push(await register(browser, 'made-up'));
    expect(countReasons(tries)).toEqual({ 'code.flagSpent': 40, 'login.tooMany': 2 });
  });
});

describe('joining at the same moment', () => {
  it('gives a name to one of those who want it, in whatever case', async () => {
    const app = await openTestApp();
    const flags = [];
    for (let n = 0; n < 6; n++) flags.push(await ticketFor(app, { mail: `p${n}@example.org` }));
    const names = ['new_person', 'NEW_PERSON', 'New_Person'];
    const tries = await Promise.all(
      flags.map((flag, n) => register(new TestBrowser(app), flag, { userName: names[n % names.length] })),
    );
    expect(countReasons(tries)).toEqual({ ok: 1, 'account.nameTaken': 5 });
    expect(await accountsNamed(app, 'new_person')).toHaveLength(1);
    // The others have their tickets still.
    const loser = tries.findIndex(({ success }) => !success);
    expect(
      (await register(new TestBrowser(app), flags[loser] ?? '', { userName: 'another_name' })).reason,
    ).toBeUndefined();
  });

  it('makes one account of an address, by one ticket or by several', async () => {
    const app = await openTestApp();
    const first = await ticketFor(app, { mail: MAIL });
    await app.moveClock('61 seconds');
    const second = await ticketFor(app, { mail: MAIL });
    const flags = [first, first, first, second, second, second];
    const tries = await Promise.all(
      flags.map((flag, n) => register(new TestBrowser(app), flag, { userName: `person_${n}` })),
    );
    const { ok, ...refused } = countReasons(tries);
    expect(ok).toBe(1);
    expect(Object.keys(refused).every((reason) => ['code.flagSpent', 'account.contactTaken'].includes(reason))).toBe(
      true,
    );
    expect(await rowsOf(app, sql`select id from account where mail = ${MAIL}`)).toHaveLength(1);
    expect(await rowsOf(app, sql`select id from session`)).toHaveLength(1);
  });
});
