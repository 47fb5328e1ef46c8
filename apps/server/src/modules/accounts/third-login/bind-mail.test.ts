import { describe, expect, it } from 'vitest';
import { lastCode, lastMessage } from '../../../testing/read-messages.ts';
import { findAccount, updateAccount } from '../accounts-db.ts';
import type { Visitor } from './testing/mall-with-provider.ts';
import { openMallWithProvider, type TestMall } from './testing/mall-with-provider.ts';

const MAIL = 'new@example.org';

async function keyFor(mall: TestMall, visitor: Visitor, subject: string): Promise<string> {
  const { data } = await mall.finish(visitor, await mall.authorize(visitor, subject));
  return (data as { thirdLoginVO: { loginKey: string } }).thirdLoginVO.loginKey;
}

async function codeFor(mall: TestMall, visitor: Visitor, mail = MAIL): Promise<string> {
  expect(await visitor.call('PUT', '/user/sendBindSms', { mail })).toMatchObject({ success: true });
  return lastCode(mall, mail);
}

function bind(visitor: Visitor, loginKey: string, validCode: string, mail = MAIL) {
  return visitor.call('POST', '/bindMailAndThirdLogin', { mail, validCode, loginKey });
}

function accountWith(mall: TestMall, mail: string) {
  return findAccount(mall.database.queries, { channel: 'mail', address: mail });
}

describe('bindMail', () => {
  it('creates an account without a password, with the nickname from the provider, and signs in', async () => {
    const mall = await openMallWithProvider();
    mall.provider.users.ada = { name: 'Augusta Ada King of Lovelace' };
    const visitor = mall.visitor();
    const loginKey = await keyFor(mall, visitor, 'ada');
    const answer = await bind(visitor, loginKey, await codeFor(mall, visitor, 'New@Example.org'.toLowerCase()));
    expect(answer.data).toEqual({ accessToken: expect.stringMatching(/^[\w-]{43}$/), expiresIn: 30 * 24 * 3600 });
    expect(await accountWith(mall, MAIL)).toMatchObject({
      nickName: 'Augusta Ada Kin',
      passwordHash: null,
      name: null,
    });
    expect(await lastMessage(mall, MAIL)).toMatchObject({ template: 'welcome' });
    const again = mall.visitor();
    expect((await mall.finish(again, await mall.authorize(again, 'ada'))).data).toHaveProperty('accessToken');
  });

  it('derives the nickname from the mail address when the provider has no name', async () => {
    const mall = await openMallWithProvider();
    const visitor = mall.visitor();
    const mail = 'a.very.long.mailbox.name@example.org';
    const loginKey = await keyFor(mall, visitor, 'nameless');
    await bind(visitor, loginKey, await codeFor(mall, visitor, mail), mail);
    expect(await accountWith(mall, mail)).toMatchObject({ nickName: 'a.very.long.mai' });
  });

  it('binds to the existing account of the address', async () => {
    const mall = await openMallWithProvider();
    const { userId } = await mall.member({ mail: MAIL });
    const accountsBefore = await mall.count('account');
    const visitor = mall.visitor();
    const loginKey = await keyFor(mall, visitor, 'ada');
    expect(await bind(visitor, loginKey, await codeFor(mall, visitor))).toMatchObject({ success: true });
    expect(await mall.count('account')).toBe(accountsBefore);
    expect(await accountWith(mall, MAIL)).toMatchObject({ id: userId });
  });

  it('does not reveal whether the address has an account: same message, same answer', async () => {
    const mall = await openMallWithProvider();
    await mall.member({ mail: MAIL });
    const known = await mall.visitor().call('PUT', '/user/sendBindSms', { mail: MAIL });
    const unknown = await mall.visitor().call('PUT', '/user/sendBindSms', { mail: 'nobody@example.org' });
    expect(known).toEqual(unknown);
    expect(await lastMessage(mall, MAIL)).toMatchObject({ template: 'bindCode' });
    expect(await lastMessage(mall, 'nobody@example.org')).toMatchObject({ template: 'bindCode' });
  });
});

describe('bindMail refuses', () => {
  it('a wrong code, a code for another address, and an invented, used or expired login key', async () => {
    const mall = await openMallWithProvider();
    const visitor = mall.visitor();
    const loginKey = await keyFor(mall, visitor, 'ada');
    const code = await codeFor(mall, visitor);
    const wrong = code === '000000' ? '000001' : '000000';
    expect(await bind(visitor, loginKey, wrong)).toMatchObject({ reason: 'code.wrong' });
    expect(await bind(visitor, loginKey, code, 'other@example.org')).toMatchObject({ reason: 'code.wrong' });
    expect(await bind(visitor, 'made-up', code)).toMatchObject({ reason: 'thirdLogin.keySpent' });
    expect(await bind(visitor, loginKey, code)).toMatchObject({ success: true });
    await mall.moveClock('2 minutes');
    const second = await codeFor(mall, visitor);
    expect(await bind(visitor, loginKey, second)).toMatchObject({ reason: 'thirdLogin.keySpent' });
    const late = await keyFor(mall, visitor, 'ben');
    await mall.moveClock('18 minutes');
    expect(await bind(visitor, late, await codeFor(mall, visitor))).toMatchObject({ reason: 'thirdLogin.keySpent' });
  });

  it('an account with another identity of the same provider and a banned one; the login key stays valid', async () => {
    const mall = await openMallWithProvider();
    const { userId } = await mall.member({ mail: MAIL });
    const first = mall.visitor();
    await bind(first, await keyFor(mall, first, 'first'), await codeFor(mall, first));
    await mall.moveClock('2 minutes');
    const second = mall.visitor();
    const loginKey = await keyFor(mall, second, 'second');
    expect(await bind(second, loginKey, await codeFor(mall, second))).toMatchObject({
      reason: 'thirdLogin.boundToOther',
    });
    await updateAccount(mall.database.queries, userId, { status: 'banned' });
    await mall.moveClock('4 minutes');
    expect(await bind(second, loginKey, await codeFor(mall, second))).toMatchObject({ reason: 'account.banned' });
    expect(second.cookies.cbecBbcToken).toBeUndefined();
    const free = 'free@example.org';
    expect(await bind(second, loginKey, await codeFor(mall, second, free), free)).toMatchObject({ success: true });
  });
});

describe('concurrent bindMail calls', () => {
  it('with one login key and one code create one account and one binding', async () => {
    const mall = await openMallWithProvider();
    const accountsBefore = await mall.count('account');
    const visitor = mall.visitor();
    const loginKey = await keyFor(mall, visitor, 'ada');
    const code = await codeFor(mall, visitor);
    const answers = await Promise.all(Array.from({ length: 4 }, () => bind(mall.visitor(), loginKey, code)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(await mall.count('account')).toBe(accountsBefore + 1);
    expect(await mall.count('account_binding')).toBe(1);
  });

  it('with one login key and two mail addresses create one account', async () => {
    const mall = await openMallWithProvider();
    const accountsBefore = await mall.count('account');
    const visitor = mall.visitor();
    const loginKey = await keyFor(mall, visitor, 'ada');
    const mails = ['one@example.org', 'two@example.org'];
    const codes = [await codeFor(mall, visitor, mails[0]), await codeFor(mall, visitor, mails[1])];
    const answers = await Promise.all(mails.map((mail, nth) => bind(mall.visitor(), loginKey, codes[nth] ?? '', mail)));
    expect(answers.map(({ success, reason }) => (success ? 'in' : reason)).sort()).toEqual([
      'in',
      'thirdLogin.keySpent',
    ]);
    expect(await mall.count('account')).toBe(accountsBefore + 1);
    expect(await mall.count('account_binding')).toBe(1);
  });

  it('with two login keys of one identity and two mail addresses leave every account a sign-in method', async () => {
    const mall = await openMallWithProvider();
    const accountsBefore = await mall.count('account');
    const visitor = mall.visitor();
    const keys = [await keyFor(mall, visitor, 'ada'), await keyFor(mall, visitor, 'ada')];
    const mails = ['one@example.org', 'two@example.org'];
    const codes = [await codeFor(mall, visitor, mails[0]), await codeFor(mall, visitor, mails[1])];
    const answers = await Promise.all(
      mails.map((mail, nth) => bind(mall.visitor(), keys[nth] ?? '', codes[nth] ?? '', mail)),
    );
    expect(answers.map(({ success, reason }) => (success ? 'in' : reason)).sort()).toEqual([
      'in',
      'thirdLogin.boundToOther',
    ]);
    expect(await mall.count('account')).toBe(accountsBefore + 1);
  });
});
